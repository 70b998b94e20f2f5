//! The lab: watch an algorithm place and take back, and compare all of them. It is a module of its own that shares nothing
//! with the page: the page hands it an element to fill, and the puzzle.
#![allow(unreachable_pub, reason = "these functions are exported to JavaScript")]

use std::cell::RefCell;

use ichidoku::Puzzle;
use serde_json::Value;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

use super::algorithm::algorithm_name;
use super::bench::{self, Bench};
use super::browser;
use super::collection::collection;
use super::comparison::comparison;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::language;
use super::race::Race;
use super::reactive::*;
use super::recording_player::RecordingPlayer;
use super::solver::WorkerKind;
use super::story::story;
use crate::answers::{LabAlgorithm, LabList};
use crate::ask::{self, Request as _};
use crate::markdown::{self, Passage, Span};
use crate::session::from_line;
use crate::story::WORST;
use crate::words::{self, word};

/// A puzzle's name and its line.
type Preset = (fn() -> &'static str, &'static str);

/// The puzzles that the ancestors tried their algorithms on.
const PRESETS: [Preset; 5] = [
    (|| word("preset-known"), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    (|| word("preset-worst"), WORST),
    (
        || word("preset-inkala-2010"),
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    ),
    (
        || word("preset-inkala-2012"),
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
    (|| word("preset-hamza"), "...7..8......4..3......9..16..5......1..3..4...5..1..75..2..6...3..8..9...7.....2"),
];

thread_local! {
    /// What the lab works on while it is open, and what goes when it is left.
    static OPEN: RefCell<Option<(Bench, Owner)>> = const { RefCell::new(None) };
}

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    language::share(bench::turn_language);
}

/// Fills an element with the lab for a puzzle. `page` is called with what the page is to do, and two texts: `show` a moment,
/// `uncover` the board, `begin` a puzzle of a title, or `say` something.
#[wasm_bindgen]
pub fn enter(place: Element, puzzle: &str, page: js_sys::Function) {
    leave();
    let mut bench = None;
    let owner = owned(|| {
        let entered = Bench::new(&read(puzzle), page);
        _ = Part::of(place).children(contents(entered));
        bench = Some(entered);
    });
    OPEN.set(bench.map(|bench| (bench, owner)));
}

/// Goes on with another puzzle.
#[wasm_bindgen]
pub fn turn(puzzle: &str) {
    // What follows the puzzle may ask the page, which may say here that it has changed again.
    let bench = OPEN.with_borrow(|open| open.as_ref().map(|(bench, _)| *bench));
    bench.iter().for_each(|bench| bench.turn(&read(puzzle)));
}

/// Ends what is under way.
#[wasm_bindgen]
pub fn leave() {
    if let Some((_, owner)) = OPEN.take() {
        owner.cleanup();
    }
}

fn read(line: &str) -> Puzzle {
    from_line(line).unwrap_or(Puzzle::EMPTY)
}

fn contents(bench: Bench) -> Vec<Part> {
    let algorithms = RwSignal::new(Vec::<Value>::new());
    let chosen = RwSignal::new("row-by-row".to_owned());
    bench.ask(WorkerKind::Quick, ask::LabAlgorithms::new().language(words::language()), move |answer| {
        if let Ok(list) = answer {
            let all = LabList::of(&list).algorithms();
            algorithms.set(all.into_iter().map(|algorithm| algorithm.json().clone()).collect());
        }
    });
    let player = RecordingPlayer::new(bench);
    let option = move |algorithm: &Value| {
        let name = LabAlgorithm::of(algorithm).name();
        let option = part("option").attr("value", name).text(algorithm_name(name));
        if name == chosen.get_untracked() { option.attr("selected", "") } else { option }
    };
    let about = move || {
        let chosen = chosen.get();
        algorithms.with(|all| all.iter().map(LabAlgorithm::of).find(|about| about.name() == chosen).map(explanation))
    };
    let select = part("select").id("algorithm").on("change", move |event| chosen.set(browser::value(event)));
    let select = select.children_of(move || algorithms.with(|all| all.iter().map(option).collect()));
    let run = part("button").id("lab-run").class("primary").child(icon("run")).text(word("lab-run"));
    let said = labelled("p", "said", "").id("lab-said").attr("role", "status");
    let chooser = labelled("div", "setting", "")
        .child(part("label").attr("for", "algorithm").text(word("algorithm")))
        .child(select);
    let names = move || {
        algorithms.with(|all| all.iter().map(|algorithm| LabAlgorithm::of(algorithm).name().to_owned()).collect())
    };
    let run = run.click(move || player.load(&chosen.get_untracked()));
    let race = Race::new(bench);
    let race_it = move || {
        bench.begin(WORST, word("preset-worst"));
        race.choose_those_of_the_story();
    };
    let controls = part("div").class("filled").children_if(move || player.has_recording(), move || player.controls());
    let texts = part("div").class("filled").children_of(move || about().into_iter().collect());
    let cancel = move || labelled("button", "chip", word("cancel")).id("lab-cancel").click(move || player.cancel());
    let buttons = part("div").class("row-of-buttons").child(run).child_if(move || player.is_loading(), cancel);
    vec![
        presets(bench),
        chooser,
        buttons,
        controls,
        said.text_of(move || player.told()),
        race.view(names),
        story(race_it),
        comparison(bench),
        collection(bench, &PRESETS.map(|(_, line)| line).join("\n")),
        texts,
    ]
}

fn presets(bench: Bench) -> Part {
    let preset = move |(name, line): Preset| {
        let begin = move || bench.begin(line, name());
        labelled("button", "chip preset", name()).click(begin)
    };
    let row = part("div").class("row-of-buttons presets").attr("role", "group").label(word("presets"));
    row.children(PRESETS.map(preset))
}

/// The algorithm's own text, which may be English on a page in another language.
fn explanation(algorithm: LabAlgorithm<'_>) -> Part {
    part("article")
        .class("card explanation")
        .id("explanation")
        .attrs(&[("lang", algorithm.language()), ("dir", "auto")])
        .children(passages(algorithm.text()))
}

/// A text in Markdown as parts of the page.
fn passages(text: &str) -> Vec<Part> {
    let spans = |tag: &str, spans: &[Span]| part(tag).children(spans.iter().map(span));
    let passage = |passage: Passage| match passage {
        Passage::Heading(heading) => part("h3").text(&heading),
        Passage::Paragraph(text) => spans("p", &text),
        Passage::List(items) => part("ul").children(items.iter().map(|item| spans("li", item))),
        Passage::Code(code) => part("pre").attr("tabindex", "0").text(&code),
    };
    markdown::passages(text).into_iter().map(passage).collect()
}

fn span(span: &Span) -> Part {
    match span {
        Span::Text(text) => part("span").text(text),
        Span::Strong(text) => part("strong").text(text),
        Span::Emphasis(text) => part("em").text(text),
        Span::Code(text) => part("code").text(text),
    }
}
