//! Work by puzzle: a few algorithms on every puzzle of a list.

use ichidoku::Puzzle;

use super::algorithm::algorithm_name;
use super::bench::Bench;
use super::charts::{figure, outcome};
use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::solver::WorkerKind;
use crate::answers::LabRan;
use crate::ask::{LabLimits, LabRun, Request as _};
use crate::chart::{Paint, Scale, Series, Table, plot};
use crate::session::from_line;
use crate::words::{grouped, phrase, word};

/// Those that are measured.
const MEASURED: [&str; 4] = ["row-by-row", "fewest-first", "dancing-links", "eliminate-fewest"];
/// The most puzzles that are measured at a time.
const MOST: usize = 200;
/// Number of seconds that a run may take.
const PATIENCE: f64 = 10.0;

/// A run on a puzzle of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Work {
    puzzle: Puzzle,
    algorithm: usize,
    assignments: u64,
    outcome: String,
}

/// Puzzles, and how much work each was so far.
#[derive(Clone, Copy)]
struct Collection {
    bench: Bench,
    puzzles: RwSignal<Vec<Puzzle>>,
    works: RwSignal<Vec<Work>>,
    is_running: RwSignal<bool>,
    said: RwSignal<String>,
}

/// Work by puzzle, of these puzzles at first.
pub(super) fn collection(bench: Bench, lines: &str) -> Part {
    let collection = Collection {
        bench,
        puzzles: RwSignal::new(Vec::new()),
        works: RwSignal::new(Vec::new()),
        is_running: RwSignal::new(false),
        said: RwSignal::new(String::new()),
    };
    on_cleanup(move || bench.give_up(collection.is_running));
    let field =
        part("textarea").id("collection-puzzles").attrs(&[("rows", "5"), ("spellcheck", "false"), ("dir", "ltr")]);
    let field = field.text(lines);
    let text = field.clone();
    let start = labelled("button", "chip", word("collection-run")).id("collection-run");
    let cancel = move || labelled("button", "chip", word("cancel")).click(move || collection.cancel());
    let has_some = move || collection.works.with(|works| !works.is_empty());
    let chart = move || figure("work", move |paint| collection.chart(paint), move || collection.table());
    part("div")
        .class("card filled")
        .child(part("h3").text(word("collection")))
        .child(part("label").attr("for", "collection-puzzles").text(word("collection-puzzles")))
        .child(field)
        .child(
            part("div")
                .class("row-of-buttons")
                .child(start.click(move || collection.start(&text.value())))
                .child_if(move || collection.is_running.get(), cancel),
        )
        .child(
            labelled("p", "note", "")
                .id("collection-said")
                .attr("role", "status")
                .text_of(move || collection.said.get()),
        )
        .child(part("div").class("filled").children_if(has_some, move || vec![legend(), chart()]))
}

impl Collection {
    fn start(self, text: &str) {
        self.bench.give_up(self.is_running);
        let puzzles: Vec<Puzzle> = text.lines().filter_map(|line| from_line(line.trim())).take(MOST).collect();
        self.works.set(Vec::new());
        if puzzles.is_empty() {
            return self.said.set(word("collection-none").to_owned());
        }
        self.puzzles.set(puzzles);
        self.is_running.set(true);
        self.run_next();
    }

    fn cancel(self) {
        self.bench.give_up(self.is_running);
        self.said.set(word("cancelled").to_owned());
    }

    /// Every algorithm on a puzzle, then on the next: so that a chart that is not complete compares the same puzzles.
    fn run_next(self) {
        let done = self.works.with_untracked(Vec::len);
        let (place, algorithm) = (done / MEASURED.len(), done % MEASURED.len());
        let count = self.puzzles.with_untracked(Vec::len);
        self.said
            .set(phrase("collection-done", &[("done", &grouped(place as u64)), ("count", &grouped(count as u64))]));
        let Some(puzzle) = self.puzzles.with_untracked(|puzzles| puzzles.get(place).copied()) else {
            return self.is_running.set(false);
        };
        let request = LabRun::about(&puzzle).algorithm(MEASURED[algorithm]).limits(&LabLimits::new().seconds(PATIENCE));
        self.bench.ask(WorkerKind::Patient, request, move |answer| {
            if !self.is_running.get_untracked() {
                return;
            }
            match answer {
                Ok(ran) => {
                    let run = LabRan::of(&ran);
                    let (assignments, outcome) =
                        run.run().map(|run| (run.assignments(), run.outcome().to_owned())).unwrap_or_default();
                    self.works.update(|works| works.push(Work { puzzle, algorithm, assignments, outcome }));
                    self.run_next();
                }
                Err(message) => {
                    self.is_running.set(false);
                    self.said.set(message);
                }
            }
        });
    }

    /// A point for each run that came to an end.
    fn chart(self, paint: Paint) -> String {
        let count = self.puzzles.with_untracked(Vec::len) as f64;
        self.works.with(|works| {
            let points = |algorithm: usize| {
                let runs = works.iter().enumerate().filter(move |(_, work)| work.algorithm == algorithm);
                let solved = runs.filter(|(_, work)| work.outcome != "unfinished" && work.outcome != "failed");
                solved.map(|(place, work)| ((place / MEASURED.len() + 1) as f64, work.assignments as f64)).collect()
            };
            let series = |(algorithm, name): (usize, &&str)| Series {
                name: algorithm_name(name).to_owned(),
                points: points(algorithm),
                is_joined: false,
            };
            let series: Vec<Series> = MEASURED.iter().enumerate().map(series).collect();
            let up = Scale::powers(works.iter().map(|work| work.assignments as f64));
            plot(word("collection-chart"), Scale::Even(count), up, &series, paint)
        })
    }

    fn table(self) -> Table {
        let heads = ["puzzle", "algorithm", "assignments", "outcome"].map(str::to_owned).into();
        let row = |work: &Work| {
            let name = MEASURED[work.algorithm].to_owned();
            vec![work.puzzle.to_string(), name, work.assignments.to_string(), outcome(&work.outcome).to_owned()]
        };
        Table { heads, rows: self.works.with(|works| works.iter().map(row).collect()) }
    }
}

/// The names of the series, each with its sign.
fn legend() -> Part {
    let entry = |(place, name): (usize, &&str)| {
        let sign = part("i").attr("aria-hidden", "true");
        part("li").class(&format!("lane-{}", place + 1)).child(sign).text(name)
    };
    part("ul").class("tree-legend series").children(MEASURED.iter().enumerate().map(entry))
}
