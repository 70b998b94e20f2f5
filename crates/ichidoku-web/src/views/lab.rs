//! The lab: watch an algorithm place and take back, and compare all of them.

use ichidoku::Puzzle;
use serde_json::Value;

use super::app::App;
use super::browser;
use super::comparison::comparison;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::recording_player::RecordingPlayer;
use super::solver::WorkerKind;
use crate::answers::{LabAlgorithm, LabList};
use crate::ask::{self, Request as _};
use crate::session::{Origin, from_line};
use crate::words::word;

/// A puzzle's name and its line.
type Preset = (fn() -> &'static str, &'static str);

/// The puzzles that the ancestors tried their algorithms on.
const PRESETS: [Preset; 5] = [
    (|| word("preset-known"), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    (|| word("preset-worst"), "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
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

pub(super) fn lab_panel(app: App) -> Part {
    let algorithms = RwSignal::new(Vec::<Value>::new());
    let chosen = RwSignal::new("row-by-row".to_owned());
    app.ask(WorkerKind::Quick, ask::LabAlgorithms::new(), move |answer| {
        if let Ok(list) = answer {
            let all = LabList::of(&list).algorithms();
            algorithms.set(all.into_iter().map(|algorithm| algorithm.json().clone()).collect());
        }
    });
    let player = RecordingPlayer::new(app);
    let option = move |algorithm: &Value| {
        let name = LabAlgorithm::of(algorithm).name();
        let option = part("option").attr("value", name).text(name);
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
    part("section")
        .class("panel lab")
        .label(word("panel-lab"))
        .child(part("h2").text(word("panel-lab")))
        .child(presets(app))
        .child(
            part("div")
                .class("setting")
                .child(part("label").attr("for", "algorithm").text(word("algorithm")))
                .child(select),
        )
        .child(run.click(move || player.load(&chosen.get_untracked())))
        .children_if(move || player.has_recording(), move || player.controls())
        .child(said.text_of(move || player.told()))
        .child(comparison(app))
        .children_of(move || about().into_iter().collect())
}

fn presets(app: App) -> Part {
    let preset = move |(name, line): Preset| {
        let begin = move || {
            let puzzle = from_line(line).unwrap_or(Puzzle::EMPTY);
            app.begin(&puzzle, Origin { title: name().to_owned(), ..Origin::default() });
        };
        labelled("button", "chip preset", name()).click(begin)
    };
    let row = part("div").class("row-of-buttons presets").attr("role", "group").label(word("presets"));
    row.children(PRESETS.map(preset))
}

/// The algorithm's own text, which is English.
fn explanation(algorithm: LabAlgorithm<'_>) -> Part {
    part("article")
        .class("card explanation")
        .id("explanation")
        .attrs(&[("lang", "en"), ("dir", "ltr")])
        .children(blocks(algorithm.text()))
}

/// Headings, code and paragraphs of a text in Markdown; enough for what the lab's files hold.
fn blocks(text: &str) -> Vec<Part> {
    let code = |text: &str| part("pre").attr("tabindex", "0").text(text);
    let mut parts = Vec::new();
    for (place, piece) in text.split("```").enumerate() {
        if place % 2 == 1 {
            parts.push(code(piece.split_once('\n').map_or(piece, |(_, code)| code)));
            continue;
        }
        for paragraph in piece.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            let plain = paragraph.replace('`', "");
            parts.push(match plain.strip_prefix("# ") {
                Some(heading) => part("h3").text(heading),
                None if plain.starts_with('|') => code(&plain),
                None => part("p").text(&plain),
            });
        }
    }
    parts
}
