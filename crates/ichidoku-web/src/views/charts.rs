//! Charts of runs, each with its table, and both to save.

use super::browser;
use super::dom::{Part, follow, labelled, part};
use super::reactive::*;
use crate::chart::{Bar, Paint, Table, bars};
use crate::decimal_text;
use crate::words::{decimal, grouped, word};

/// A run in figures.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Measured {
    pub(super) name: String,
    pub(super) outcome: String,
    pub(super) assignments: u64,
    pub(super) tests: u64,
    pub(super) backtracks: u64,
    pub(super) seconds: f64,
    /// The place of its colour.
    pub(super) series: usize,
}

/// What of a run the bars show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    Assignments,
    Tests,
    Seconds,
}

impl Measure {
    const ALL: [Self; 3] = [Self::Assignments, Self::Tests, Self::Seconds];

    fn name(self) -> &'static str {
        match self {
            Self::Assignments => word("count-assignments"),
            Self::Tests => word("count-tests"),
            Self::Seconds => word("seconds"),
        }
    }

    fn of(self, run: &Measured) -> Bar {
        let (amount, text) = match self {
            Self::Assignments => (run.assignments as f64, grouped(run.assignments)),
            Self::Tests => (run.tests as f64, grouped(run.tests)),
            Self::Seconds => (run.seconds, decimal(run.seconds, 4)),
        };
        Bar { name: run.name.clone(), amount, text, series: run.series }
    }
}

/// How much each run took, as bars on a scale of powers of ten: digits, tests or time.
pub(super) fn measures(id: &'static str, runs: impl Fn() -> Vec<Measured> + Copy + 'static) -> Part {
    let measure = RwSignal::new(Measure::Assignments);
    let chip = move |which: Measure| {
        let chip = labelled("button", "chip", which.name());
        chip.truth_of("aria-pressed", move || measure.get() == which).click(move || measure.set(which))
    };
    let chips = part("div").class("row-of-buttons").attr("role", "group").label(word("chart-measure"));
    let svg = move |paint: Paint| {
        let measure = measure.get();
        let rows: Vec<Bar> = runs().iter().map(|run| measure.of(run)).collect();
        bars(measure.name(), &rows, paint)
    };
    let note = labelled("p", "note", word("chart-powers"));
    let figure = figure(id, svg, move || table_of(&runs()));
    part("section").class("filled").child(chips.children(Measure::ALL.map(chip))).child(note).child(figure)
}

fn table_of(runs: &[Measured]) -> Table {
    let heads = ["algorithm", "outcome", "assignments", "tests", "backtracks", "seconds"].map(str::to_owned);
    let row = |run: &Measured| {
        vec![
            run.name.clone(),
            outcome(&run.outcome).to_owned(),
            run.assignments.to_string(),
            run.tests.to_string(),
            run.backtracks.to_string(),
            decimal_text::decimal(run.seconds, 6),
        ]
    };
    Table { heads: heads.into(), rows: runs.iter().map(row).collect() }
}

/// What came of a run, in a word or two.
pub(super) fn outcome(name: &str) -> &'static str {
    match name {
        "solved" => word("outcome-solved"),
        "unsolvable" => word("outcome-unsolvable"),
        "clashing" => word("outcome-clashing"),
        "failed" => word("outcome-failed"),
        _ => word("outcome-unfinished"),
    }
}

/// A chart with its table, both to save under a name.
pub(super) fn figure(
    id: &'static str,
    svg: impl Fn(Paint) -> String + Copy + 'static,
    table: impl Fn() -> Table + Copy + 'static,
) -> Part {
    let picture = part("div").id(id);
    let shown = picture.clone();
    follow(move || shown.set_markup(&svg(Paint::Page)));
    let rows = part("div").class("filled").children_of(move || vec![written(&table())]);
    part("figure")
        .class("filled")
        .child(picture)
        .child(part("details").child(part("summary").text(word("chart-table"))).child(rows))
        .child(savers(id, svg, table))
}

/// Buttons that save a chart and its table under a name.
pub(super) fn savers(
    id: &'static str,
    svg: impl Fn(Paint) -> String + 'static,
    table: impl Fn() -> Table + 'static,
) -> Part {
    let save = move |kind: &str, label: &str| labelled("button", "chip", label).id(&format!("{id}-{kind}"));
    let save_svg = move || browser::save_file(&format!("{id}.svg"), &untrack(|| svg(Paint::File)));
    let save_csv = move || browser::save_file(&format!("{id}.csv"), &untrack(&table).csv());
    part("div")
        .class("row-of-buttons")
        .child(save("csv", word("chart-save-data")).click(save_csv))
        .child(save("svg", word("chart-save-picture")).click(save_svg))
}

/// The table as a part of the page.
fn written(table: &Table) -> Part {
    let heads = table.heads.iter().map(|head| part("th").attr("scope", "col").text(head));
    let head = part("thead").child(part("tr").children(heads));
    let row = |row: &Vec<String>| part("tr").children(row.iter().map(|field| part("td").text(field)));
    let body = part("tbody").children(table.rows.iter().map(row));
    let around = part("div").class("scroll").attrs(&[("tabindex", "0"), ("role", "region")]);
    around.label(word("chart-table")).child(part("table").child(head).child(body))
}
