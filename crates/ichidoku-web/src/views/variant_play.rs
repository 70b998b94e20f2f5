//! Playing a puzzle of any size and rules: tools, digits, hints, and the rules in words.

use super::app::Status;
use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::variant_address::link;
use super::variant_board::focus_cursor;
use super::variant_origin::setter_says;
use super::variant_share::SITES;
use super::variant_sketches::sketches_list;
use super::variant_start::progress;
use super::variant_table::{Hint, Rule, Table, called, title};
use super::window::window;
use crate::session::{Msg, Notes, Tool, tool_name};
use crate::variants::{Draft, Sketches, rule_label};
use crate::words::{phrase, word};

/// What the game is called, and how it stands.
pub(super) fn status(table: Table) -> Part {
    let back = part("a").class("quiet").id("variant-back").attr("href", "#").label(word("variant-title"));
    let is_solved = move || table.see(|board| board.game.solved).unwrap_or_default();
    let is_right = move || is_solved() || table.is_set_with_one_solution();
    let is_set = move || table.draft.with(Option::is_some);
    let is_undecided = move || table.status.get() == Status::Several && table.sketches.with(Sketches::are_open);
    // Most of what is being set has more than one solution, which is no fault yet.
    let is_open = move || is_undecided() || is_set() && table.status.get() == Status::Several;
    let title = move || match is_set() {
        true => word("studio").to_owned(),
        false => table.see(|board| title(&board.game)).unwrap_or_default(),
    };
    let verdict = move || {
        let text = match table.status.get() {
            _ if is_solved() => word("verdict-solved"),
            _ if is_undecided() => word("drawn-verdict"),
            Status::Several if is_set() => {
                let counted = table.grade.get();
                return if counted.is_empty() { phrase("studio-more", &[("count", &2_u8)]) } else { counted };
            }
            Status::Several => word("verdict-several"),
            Status::Unsolvable => word("verdict-none"),
            Status::Unique if is_right() => word("studio-unique"),
            Status::Unknown | Status::Unique => return String::new(),
        };
        let grade = table.grade.with(|grade| if grade.is_empty() { String::new() } else { format!(" · {grade}") });
        text.to_owned() + &grade
    };
    // On paper a puzzle that is being set is called as it will be when it is played.
    let on_paper = move || {
        let grid = table.see(|board| board.game.grid);
        let name = |draft: &Draft| Some(called(&draft.origin.title, &draft.text(), &grid?));
        table.draft.with(|draft| draft.as_ref().and_then(name)).unwrap_or_default()
    };
    let verdict_part = part("span").class("verdict").class_of("solved", is_right).class_of("open", is_open);
    part("div")
        .class("status")
        .child(back.child(icon("back")))
        .child(part("span").class("title").text_of(title))
        .child(part("span").class("title on-paper").text_of(on_paper))
        .child(verdict_part.id("verdict").text_of(verdict))
}

pub(super) fn panel(table: Table) -> Part {
    part("section")
        .class("panel play variant-play")
        .label(word("panel-play"))
        .child(labelled("h2", "hearsay", word("panel-play")))
        .child(tools(table))
        .child(keypad(table))
        .child(actions(table))
        .child(hint_card(table))
        .child(more(table))
}

/// The tools, one of them chosen.
fn tools(table: Table) -> Part {
    let notes = table.settings.with_untracked(|settings| settings.notes);
    let tool = |(tool, id, key): (Tool, &str, &str)| {
        let chosen = move || table.see(|board| board.tool == tool).unwrap_or_default();
        let button = part("button").id(id).class("tool").truth_of("aria-pressed", chosen).attr("title", key);
        button.text(tool_name(tool, notes)).click(move || table.edit(|board| board.choose(tool)))
    };
    let all = [
        (Tool::Digit, "tool-digit", "Z"),
        (Tool::Corner, "tool-corner", "X"),
        (Tool::Centre, "tool-centre", "C"),
        (Tool::Colour, "tool-colour", "V"),
    ];
    let all = all.into_iter().filter(|(tool, ..)| notes == Notes::Both || *tool != Tool::Centre);
    part("div").class("tools").attr("role", "group").label(word("tools")).children(all.map(tool))
}

/// The digits, or colours.
pub(super) fn keypad(table: Table) -> Part {
    let is_colour = RwSignal::new(false);
    super::dom::follow(move || {
        let now = table.see(|board| board.tool == Tool::Colour).unwrap_or_default();
        if is_colour.get_untracked() != now {
            is_colour.set(now);
        }
    });
    let digits: Vec<i16> = table.peek(|board| board.game.grid.digits().collect()).unwrap_or_default();
    let class = if digits.len() > 9 { "keypad many" } else { "keypad" };
    let keys = move || match is_colour.get() {
        true => (1..=9).map(|colour| colour_key(table, colour)).collect(),
        false => digits.iter().map(|digit| digit_key(table, *digit)).collect(),
    };
    let erase = part("button").id("key-erase").class("key erase").label(word("erase")).child(icon("erase"));
    let erase = erase.click(move || act(table, &Msg::Clear));
    part("div").class(class).attr("role", "group").label(word("keypad")).children_of(keys).child(erase)
}

fn digit_key(table: Table, digit: i16) -> Part {
    let enter = move || table.edit(|board| board.enter(digit, board.tool));
    let side = table.peek(|board| board.game.grid.rows.max(board.game.grid.columns)).unwrap_or_default();
    let is_done = move || table.see(|board| board.game.count(digit) >= side).unwrap_or_default();
    let key = part("button").id(&format!("key-{digit}")).class("key").class_of("done", is_done);
    key.child(labelled("span", "key-digit", &digit.to_string())).click(enter)
}

fn colour_key(table: Table, colour: i16) -> Part {
    let enter = move || table.edit(|board| board.enter(colour, Tool::Colour));
    let label = phrase("key-colour", &[("colour", &colour.to_string())]);
    let key = part("button").id(&format!("key-{colour}")).class(&format!("key colour colour-{colour}")).label(&label);
    key.child(labelled("span", "key-digit", &colour.to_string())).click(enter)
}

/// Does what a key of the app does.
pub(super) fn act(table: Table, msg: &Msg) {
    if table.draft.with_untracked(Option::is_some) {
        match msg {
            Msg::Undo | Msg::Redo => return table.step_draft(*msg == Msg::Undo),
            Msg::Clear | Msg::Blank if table.erase_rule() => return,
            _ => {}
        }
    }
    if table.puts_pen_down(msg) {
        return;
    }
    let settings = table.settings.get_untracked();
    table.edit(|board| board.update(msg, &settings));
}

/// The controls that every move needs.
fn actions(table: Table) -> Part {
    let action =
        |id: &str, label: &str| part("button").id(id).class("action").child(icon(id)).child(part("span").text(label));
    let cannot_undo = move || !table.see(|board| board.game.can_undo()).unwrap_or_default();
    let cannot_redo = move || !table.see(|board| board.game.can_redo()).unwrap_or_default();
    let undo = action("undo", word("undo")).flag_of("disabled", cannot_undo);
    let redo = action("redo", word("redo")).flag_of("disabled", cannot_redo);
    part("div")
        .class("actions")
        .attr("role", "group")
        .label(word("actions"))
        .child(undo.click(move || act(table, &Msg::Undo)))
        .child(redo.click(move || act(table, &Msg::Redo)))
        .child(action("hint", word("hint")).attr("title", "H").click(move || table.advise()))
        .child(action("more", word("more")).attr("popovertarget", SHEET))
}

// ---- hints ----

fn hint_card(table: Table) -> Part {
    let is_told = move || table.hint.with(Option::is_some);
    let card = move || table.hint.with(|hint| hint.as_ref().map(|hint| told(table, hint)).unwrap_or_default());
    part("div").class("hint-card").id("hint-card").class_of("told", is_told).children_of(card)
}

/// The words of a hint, and below them what can be done about it.
fn told(table: Table, hint: &Hint) -> Vec<Part> {
    let words = hint.sentences.iter().map(|sentence| part("p").text(sentence));
    let words = part("div").class("hint-text").attr("tabindex", "0").children(words);
    let close = labelled("button", "chip quiet", word("close")).id("hint-close").click(move || {
        table.hint.set(None);
        focus_cursor(table);
    });
    let more = hint
        .has_more
        .then(|| labelled("button", "chip strong", word("tell-more")).id("tell-more").click(move || table.advise()));
    let does_something = !(hint.advice.placed.is_empty() && hint.advice.out.is_empty());
    let apply = does_something.then(|| {
        labelled("button", "chip strong", word("apply")).id("apply").attr("title", "J").click(move || {
            table.follow_hint();
            focus_cursor(table);
        })
    });
    vec![words, part("div").class("row-of-buttons").child(close).children(more).children(apply)]
}

// ---- what is used less often ----

/// The id of what is used less often: a list beside the board, a sheet where there is no room for one.
const SHEET: &str = "rest";

fn more(table: Table) -> Part {
    let reset = move || {
        table.edit(|board| _ = board.game.reset());
        table.tell(word("snack-reset"));
    };
    let copy = move || {
        if let (Some(puzzle), Some(origin)) = (table.puzzle(), table.peek(|board| board.game.origin())) {
            browser::copy(&link(puzzle, &origin));
            table.tell(word("copied"));
        }
    };
    part("div")
        .class("more")
        .id(SHEET)
        .attrs(&[("role", "group"), ("popover", "auto")])
        .label(word("more"))
        .child(command("check", word("check")).click(move || table.check()))
        .child(command("undo-mistakes", word("undo-mistakes")).click(move || table.undo_mistakes()))
        .child(command("true-candidates", word("solve-true")).click(move || table.note_true_candidates()))
        .child(command("solve", word("solve-now")).click(move || table.solve()))
        .child(command("reset", word("reset")).click(reset))
        .child(command("copy-link", word("copy-link")).click(copy))
        .children(
            SITES.map(|(site, text)| command(&format!("copy-{site}"), text()).click(move || table.copy_for(site))),
        )
        .child(command("print", word("print")).click(|| _ = window().print()))
        .child(
            command("to-studio", word("studio-open"))
                .click(move || table.set(&table.puzzle().unwrap_or_default(), table.origin())),
        )
        .child(progress(table))
        .child(setter_says(table))
        .child(sketches_list(table))
        .child(rules_list(table, move |rules| grouped_lines(table, rules)))
}

/// A button of the sheet, which closes it.
fn command(id: &str, label: &str) -> Part {
    let close = [("popovertarget", SHEET), ("popovertargetaction", "hide")];
    labelled("button", "command", label).id(id).attrs(&close)
}

/// The rules of the puzzle, as these lines.
pub(super) fn rules_list(table: Table, lines: impl Fn(&[Rule]) -> Vec<Part> + Copy + 'static) -> Part {
    let list = move || {
        let lines = table.rules.with(|rules| lines(rules));
        let title = labelled("h3", "variant-rules-title", word("variant-rules"));
        if lines.is_empty() { Vec::new() } else { vec![title, part("ul").id("variant-rules").children(lines)] }
    };
    part("div").class("variant-rules").children_of(list)
}

/// So many rules of a kind are read one by one.
const READ: usize = 3;

/// The rules that the fog doesn't cover, each as a line; of many of a kind the first one, the others folded behind the name of the kind.
fn grouped_lines(table: Table, rules: &[Rule]) -> Vec<Part> {
    let Some(grid) = table.peek(|board| board.game.grid) else { return Vec::new() };
    let mut kinds: Vec<(String, Vec<Rule>)> = Vec::new();
    for rule in rules.iter().filter_map(|rule| table.seen_through_fog(rule)) {
        let label = rule_label(&rule.code, &grid);
        match kinds.iter_mut().find(|(known, _)| *known == label) {
            Some((_, alike)) => alike.push(rule),
            None => kinds.push((label, vec![rule])),
        }
    }
    let line = |rule: &Rule| rule_line(table, rule);
    let lines = |(label, alike): &(String, Vec<Rule>)| -> Vec<Part> {
        if alike.len() <= READ {
            return alike.iter().map(line).collect();
        }
        let count = format!("{label} · {}", alike.len());
        let others = part("ul").children(alike[1..].iter().map(line));
        let folded = part("details").child(part("summary").text(&count)).child(others);
        vec![line(&alike[0]).child(folded)]
    };
    kinds.iter().flat_map(lines).collect()
}

/// A rule in words; pressed, it selects its cells.
pub(super) fn rule_line(table: Table, rule: &Rule) -> Part {
    let cells = rule.cells.clone();
    let show = move || table.edit(|board| board.select(cells.clone()));
    let text = if rule.text.is_empty() { &rule.code } else { &rule.text };
    part("li").child(match rule.cells.is_empty() {
        true => labelled("p", "variant-rule", text),
        false => labelled("button", "variant-rule", text).click(show),
    })
}
