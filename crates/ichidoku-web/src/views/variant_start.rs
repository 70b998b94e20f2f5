//! The first screen of other sizes and rules: open a puzzle, make one, or go on with one.

use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::variant_origin::in_own_words;
use super::variant_table::{Drawn, Table, called, title};
use crate::answers::VariantsGenerated;
use crate::ask::{self, Request};
use crate::variants::{Game, KeptDraft, Origin};
use crate::words::{phrase, word};

/// A kind of puzzle that can be made: its name in the vocabulary, its name for the player, and its sizes.
struct Kind {
    name: &'static str,
    label: fn() -> &'static str,
    sizes: &'static [u64],
}

/// The sizes of grids whose boxes are oblong or square.
const SMALL: &[u64] = &[4, 6, 8, 9];
const NINE: &[u64] = &[9];

const KINDS: [Kind; 16] = [
    Kind { name: "killer", label: || word("kind-killer"), sizes: SMALL },
    Kind { name: "thermo", label: || word("kind-thermo"), sizes: SMALL },
    Kind { name: "arrow", label: || word("kind-arrow"), sizes: SMALL },
    Kind { name: "jigsaw", label: || word("kind-jigsaw"), sizes: NINE },
    Kind { name: "kropki", label: || word("kind-kropki"), sizes: SMALL },
    Kind { name: "xv", label: || word("kind-xv"), sizes: NINE },
    Kind { name: "whisper", label: || word("kind-whisper"), sizes: NINE },
    Kind { name: "sandwich", label: || word("kind-sandwich"), sizes: NINE },
    Kind { name: "little-killer", label: || word("kind-little-killer"), sizes: NINE },
    Kind { name: "x", label: || word("kind-x"), sizes: NINE },
    Kind { name: "windoku", label: || word("kind-windoku"), sizes: NINE },
    Kind { name: "disjoint-sets", label: || word("kind-disjoint-sets"), sizes: NINE },
    Kind { name: "anti-knight", label: || word("kind-anti-knight"), sizes: NINE },
    Kind { name: "anti-king", label: || word("kind-anti-king"), sizes: NINE },
    Kind { name: "non-consecutive", label: || word("kind-non-consecutive"), sizes: NINE },
    Kind { name: "plain", label: || word("kind-plain"), sizes: &[4, 6, 8, 9, 10, 12, 16, 25] },
];

/// A grade: its name in the vocabulary, and its name for the player.
type Grade = (&'static str, fn() -> &'static str);

/// The grades that can be made, the easiest first.
const GRADES: [Grade; 4] = [
    ("easy", || word("grade-easy")),
    ("medium", || word("grade-medium")),
    ("hard", || word("grade-hard")),
    ("beyond", || word("grade-beyond")),
];

/// How many of the grades a grid of this size can have: a small one is solved by little.
const fn grades_of(size: u64) -> usize {
    match size {
        4 => 1,
        6 => 2,
        _ => GRADES.len(),
    }
}

/// After how many attempts a puzzle is given up.
const ATTEMPTS: u64 = 2_000;

pub(super) fn start_panel(table: Table) -> Part {
    part("section")
        .class("panel home variant-start")
        .label(word("variant-title"))
        .child(part("h2").text(word("variant-title")))
        .child(part("p").text(word("variant-about")))
        .children_of(move || go_on(table))
        .children_of(move || games(table))
        .children_of(move || drafts(table))
        .child(opener(table))
        .child(maker(table))
        .child(setter(table))
}

/// A puzzle to paste.
fn opener(table: Table) -> Part {
    let field = part("textarea").id("variant-text").attrs(&[("rows", "3"), ("spellcheck", "false"), ("dir", "ltr")]);
    let text = field.clone();
    let open = labelled("button", "chip strong", word("variant-open")).id("variant-open");
    let open = open.click(move || match text.value().trim() {
        "" => table.tell(word("variant-nothing")),
        text => table.open(text, Origin::default()),
    });
    part("div")
        .class("card")
        .child(labelled("label", "field", word("variant-text")).attr("for", "variant-text"))
        .child(part("p").id("variant-help").text(word("variant-help")))
        .child(field.attr("aria-describedby", "variant-help"))
        .child(part("div").class("row-of-buttons").child(open))
        .children_of(move || {
            table.drawn.with(|drawn| drawn.as_ref().map(|drawn| question(table, drawn)).into_iter().collect())
        })
}

/// What becomes of a puzzle in which lines or signs are only drawn.
fn question(table: Table, drawn: &Drawn) -> Part {
    let (to_play, to_set, origin) = (drawn.puzzle.clone(), drawn.puzzle.clone(), drawn.origin.clone());
    let said = origin.clone();
    let play = labelled("button", "chip", word("variant-drawn-play")).id("drawn-play");
    let set = labelled("button", "chip strong", word("studio-open")).id("drawn-set");
    part("div")
        .id("variant-drawn")
        .attr("role", "alert")
        .child(part("p").text(&phrase("variant-drawn", &[("drawn", &drawn.what)])))
        .children(in_own_words(&drawn.origin))
        .child(
            part("div")
                .class("row-of-buttons")
                .child(set.click(move || table.set(&to_set, said.clone())))
                .child(play.click(move || table.open(&to_play, origin.clone()))),
        )
}

/// A puzzle to be made.
fn maker(table: Table) -> Part {
    let chosen = RwSignal::new(0_usize);
    let kind = KINDS.iter().enumerate().map(|(place, kind)| option(place, (kind.label)()));
    let choose = move |event: &_| chosen.set(browser::value(event).parse().unwrap_or(0));
    let kinds = part("select").id("variant-kind").children(kind).on("change", choose);
    let size = RwSignal::new(9_u64);
    let sizes = move || {
        let all = KINDS[chosen.get().min(KINDS.len() - 1)].sizes;
        let wanted = size.get_untracked();
        let now = if all.contains(&wanted) { wanted } else { 9 };
        size.set(now);
        all.iter().map(|size| sized(*size, *size == now)).collect()
    };
    let resize = move |event: &_| size.set(browser::value(event).parse().unwrap_or(9));
    let grade = RwSignal::new(0_usize);
    let grades = move || {
        let most = grades_of(size.get());
        grade.set(grade.get_untracked().min(most - 1));
        let graded =
            |(place, (_, label)): (usize, &Grade)| chosen_if(option(place, label()), place == grade.get_untracked());
        GRADES[..most].iter().enumerate().map(graded).collect()
    };
    let regrade = move |event: &_| grade.set(browser::value(event).parse().unwrap_or(0));
    let make = move || {
        let kind = &KINDS[chosen.get_untracked().min(KINDS.len() - 1)];
        make(table, kind, size.get_untracked(), GRADES[grade.get_untracked().min(GRADES.len() - 1)]);
    };
    let button = part("button").id("variant-make").class("primary").child(icon("new")).text(word("variant-make"));
    part("div")
        .class("card")
        .child(part("h3").text(word("panel-new")))
        .child(setting("variant-kind", word("variant-kind"), kinds))
        .child(setting(
            "variant-size",
            word("variant-size"),
            part("select").id("variant-size").children_of(sizes).on("change", resize),
        ))
        .child(setting(
            "variant-grade",
            word("grade"),
            part("select").id("variant-grade").children_of(grades).on("change", regrade),
        ))
        .child(button.flag_of("disabled", move || table.busy.get()).click(make))
        .child(progress(table))
}

/// An empty grid to set a puzzle in.
fn setter(table: Table) -> Part {
    const SIZES: [u64; 8] = [4, 6, 8, 9, 10, 12, 16, 25];
    let sizes = part("select").id("studio-size").children(SIZES.map(|size| sized(size, size == 9)));
    let chosen = sizes.clone();
    let begin = move || {
        let size = chosen.value();
        table.set(&format!(".Shape~{size}x{size}"), Origin::default());
    };
    let button = part("button").id("studio-begin").class("chip strong").text(word("studio-begin"));
    part("div")
        .class("card")
        .child(part("h3").text(word("studio")))
        .child(part("p").text(word("studio-about")))
        .child(setting("studio-size", word("variant-size"), sizes))
        .child(part("div").class("row-of-buttons").child(button.click(begin)))
}

fn setting(id: &str, label: &str, field: Part) -> Part {
    part("div").class("setting").child(part("label").attr("for", id).text(label)).child(field)
}

fn option(place: usize, label: &str) -> Part {
    part("option").attr("value", &place.to_string()).text(label)
}

fn sized(size: u64, is_chosen: bool) -> Part {
    let option = part("option").attr("value", &size.to_string());
    chosen_if(option.text(&phrase("variant-sized", &[("rows", &size), ("columns", &size)])), is_chosen)
}

fn chosen_if(option: Part, is_chosen: bool) -> Part {
    if is_chosen { option.attr("selected", "") } else { option }
}

/// That something is worked on, and a way to end it.
pub(super) fn progress(table: Table) -> Part {
    let working = move || {
        let cancel = labelled("button", "chip", word("cancel")).id("variant-cancel").click(move || table.cancel());
        part("div").class("making").child(part("span").text(word("searching"))).child(cancel)
    };
    part("div").class("variant-progress").child_if(move || table.busy.get(), working)
}

fn make(table: Table, kind: &'static Kind, size: u64, (grade, label): Grade) {
    // A grid without other rules is called by its grade and its size.
    let kind_of = if kind.name == "plain" { String::new() } else { format!("{} · ", (kind.label)()) };
    let title = kind_of + label();
    let request = ask::GenerateVariant::new().rules(kind.name).size(size).grade(grade).attempts(ATTEMPTS);
    table.ask_patiently(request.seed(browser::fresh_seed()), move |answer| match answer {
        Ok(answer) => match VariantsGenerated::of(&answer).puzzles().first() {
            Some(puzzle) => table.open(puzzle.puzzle(), Origin::titled(&title)),
            None => table.tell(&phrase("not-made", &[("attempts", &ATTEMPTS)])),
        },
        Err(message) => table.tell(&message),
    });
}

/// The game that was played last and is not solved.
fn go_on(table: Table) -> Vec<Part> {
    let game = table.kept.with(|kept| kept.games.iter().find(|game| !game.solved).cloned());
    let button = |game: Game| {
        let what = part("span")
            .class("continue-what")
            .child(labelled("span", "continue-word", word("home-continue")))
            .child(labelled("span", "continue-state", &title(&game)));
        let open = move || table.open(&game.puzzle, Origin::default());
        part("button")
            .id("continue")
            .class("primary continue")
            .child(icon("variants"))
            .child(what)
            .child(icon("run"))
            .click(open)
    };
    game.map(button).into_iter().collect()
}

/// Most games whose list is open at once, above all else on the page.
const FEW: usize = 3;

/// The games that were begun.
fn games(table: Table) -> Vec<Part> {
    let games = table.kept.with(|kept| kept.games.iter().map(|game| line(table, game)).collect::<Vec<_>>());
    let (is_short, count) = (games.len() <= FEW, games.len());
    if games.is_empty() {
        return Vec::new();
    }
    let title = part("summary").text(&format!("{} · {count}", word("games")));
    let list = part("details").class("kept-games").child(title);
    let list = list.child(part("ul").id("variant-games").children(games));
    vec![if is_short { list.attr("open", "") } else { list }]
}

fn line(table: Table, game: &Game) -> Part {
    let (title, puzzle, removed) = (title(game), game.puzzle.clone(), game.puzzle.clone());
    let label = if game.solved { format!("✓ {title}") } else { title.clone() };
    let open = labelled("button", "command", &label).click(move || table.open(&puzzle, Origin::default()));
    kept_line(&title, open, move || table.remove(&removed))
}

/// The puzzles that are being set.
fn drafts(table: Table) -> Vec<Part> {
    let drafts = table.kept.with(|kept| kept.drafts.iter().map(|draft| draft_line(table, draft)).collect::<Vec<_>>());
    if drafts.is_empty() {
        return Vec::new();
    }
    vec![part("h3").text(word("studio-drafts")), part("ul").id("variant-drafts").children(drafts)]
}

fn draft_line(table: Table, draft: &KeptDraft) -> Part {
    let title = called(&draft.draft.origin.title, &draft.puzzle, &draft.grid);
    let (puzzle, removed) = (draft.puzzle.clone(), draft.puzzle.clone());
    let open = labelled("button", "command", &title).click(move || table.set(&puzzle, Origin::default()));
    kept_line(&title, open, move || table.remove_draft(&removed))
}

/// What is kept on the device, with a button that forgets it.
fn kept_line(title: &str, open: Part, forget: impl Fn() + 'static) -> Part {
    let remove = part("button").class("quiet").label(&phrase("remove-game", &[("game", &title)])).child(icon("bin"));
    part("li").class("variant-game").child(open).child(remove.click(forget))
}
