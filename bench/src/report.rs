//! Figures and how they are printed.

use std::io::Write as _;

use anyhow::Result;
use serde::Serialize;

use crate::args::Output;
use crate::machine::Circumstances;

mod table;

use table::Table;

const COUNTS_ONLY: &str = "†";

/// Everything that a run found.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(crate) circumstances: Circumstances,
    pub(crate) rounds: u32,
    pub(crate) sections: Vec<Section>,
}

/// One table: a row for each set, a column for each contender.
#[derive(Serialize)]
pub(crate) struct Section {
    pub(crate) title: String,
    pub(crate) unit: Unit,
    pub(crate) columns: Vec<String>,
    /// The column that the others are divided by.
    pub(crate) baseline: Option<String>,
    pub(crate) rows: Vec<Row>,
}

/// What a time is given in, for each puzzle.
#[derive(Clone, Copy, Serialize)]
pub(crate) enum Unit {
    #[serde(rename = "µs")]
    Microseconds,
    #[serde(rename = "ns")]
    Nanoseconds,
}

/// What was found on one set.
#[derive(Serialize)]
pub(crate) struct Row {
    pub(crate) set: String,
    pub(crate) puzzles: usize,
    pub(crate) cells: Vec<Cell>,
}

/// What one contender did on one set.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cell {
    Measured(Measured),
    TooSlow,
}

/// Times of the rounds for each puzzle, and what is free of noise.
#[derive(Serialize)]
pub(crate) struct Measured {
    pub(crate) median: f64,
    pub(crate) rounds: Vec<f64>,
    pub(crate) sweeps: Option<f64>,
    pub(crate) guesses: Option<f64>,
    /// No solution was handed over, so less was done than by the others.
    pub(crate) counts_only: bool,
}

impl Measured {
    pub(crate) fn of(rounds: Vec<f64>) -> Self {
        Self { median: median(&rounds), rounds, sweeps: None, guesses: None, counts_only: false }
    }

    /// How much longer the slowest round took than the fastest: 0.1 is a tenth.
    fn spread(&self) -> f64 {
        let slowest = self.rounds.iter().copied().fold(0.0, f64::max);
        let fastest = self.rounds.iter().copied().fold(f64::INFINITY, f64::min);
        slowest / fastest - 1.0
    }
}

/// The middle one, or the mean of the middle two.
fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = &sorted[(sorted.len() - 1) / 2..=sorted.len() / 2];
    middle.iter().sum::<f64>() / middle.len() as f64
}

impl Cell {
    fn measured(&self) -> Option<&Measured> {
        match self {
            Self::Measured(measured) => Some(measured),
            Self::TooSlow => None,
        }
    }
}

impl Unit {
    fn name(self) -> &'static str {
        match self {
            Self::Microseconds => "µs",
            Self::Nanoseconds => "ns",
        }
    }
}

impl Section {
    fn times(&self) -> Table {
        let baseline = self.baseline.as_ref().and_then(|name| self.columns.iter().position(|column| column == name));
        let all: Vec<usize> = (0..self.columns.len()).collect();
        self.table(&all, |row, column| {
            let Some(measured) = row.cells[column].measured() else { return "too slow".into() };
            let mark = if measured.counts_only { COUNTS_ONLY } else { "" };
            let time = three_digits(measured.median) + mark;
            match baseline.and_then(|baseline| row.cells[baseline].measured()) {
                Some(base) if baseline != Some(column) => format!("{time} ({:.2}×)", base.median / measured.median),
                _ => time,
            }
        })
    }

    /// What is free of noise, of the contenders that count it; `None` if none does.
    fn work(&self) -> Option<Table> {
        let counted = |cell: &Cell| cell.measured().is_some_and(|m| m.sweeps.or(m.guesses).is_some());
        let counts = |column: &usize| self.rows.iter().any(|row| counted(&row.cells[*column]));
        let columns: Vec<usize> = (0..self.columns.len()).filter(counts).collect();
        let show = |count: Option<f64>| count.map_or("–".into(), three_digits);
        (!columns.is_empty()).then(|| {
            self.table(&columns, |row, column| {
                let measured = row.cells[column].measured();
                measured.map_or("–".into(), |m| format!("{} / {}", show(m.sweeps), show(m.guesses)))
            })
        })
    }

    fn table(&self, columns: &[usize], cell: impl Fn(&Row, usize) -> String) -> Table {
        let names = columns.iter().map(|column| self.columns[*column].clone());
        let mut table = Table::new(["set".into(), "puzzles".into()].into_iter().chain(names));
        for row in &self.rows {
            let cells = columns.iter().map(|column| cell(row, *column));
            table.push([row.set.clone(), row.puzzles.to_string()].into_iter().chain(cells));
        }
        table
    }

    fn measured(&self) -> impl Iterator<Item = &Measured> {
        self.rows.iter().flat_map(|row| row.cells.iter().filter_map(Cell::measured))
    }

    fn largest_spread(&self) -> f64 {
        self.measured().map(Measured::spread).fold(0.0, f64::max)
    }
}

/// Enough digits to compare, no more.
fn three_digits(x: f64) -> String {
    match x {
        _ if x < 1.0 => format!("{x:.3}"),
        _ if x < 10.0 => format!("{x:.2}"),
        _ if x < 100.0 => format!("{x:.1}"),
        _ => format!("{x:.0}"),
    }
}

/// Prints the report to the standard output.
pub(crate) fn print(report: &Report, output: Output) -> Result<()> {
    let text = match output {
        Output::Json => serde_json::to_string_pretty(report)? + "\n",
        Output::Text => document(report, "", Table::text),
        Output::Markdown => document(report, "### ", Table::markdown),
    };
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

fn document(report: &Report, heading: &str, render: fn(&Table) -> String) -> String {
    let mut text = preamble(report);
    for section in &report.sections {
        let unit = section.unit.name();
        text += &format!("\n{heading}{}: {unit} a puzzle", section.title);
        if let Some(baseline) = &section.baseline {
            text += &format!(", in brackets the speed as a multiple of {baseline}'s");
        }
        text += &format!("\n\n{}", render(&section.times()));
        text += &format!(
            "\nThe slowest round of any took {:.0}% longer than its fastest.\n",
            section.largest_spread() * 100.0
        );
        if section.measured().any(|m| m.counts_only) {
            text += &format!("{COUNTS_ONLY} It only counts and hands no solution over.\n");
        }
        if let Some(work) = section.work() {
            text += &format!("\n{heading}{}: sweeps / guesses a puzzle\n\n{}", section.title, render(&work));
        }
    }
    text
}

fn preamble(report: &Report) -> String {
    let c = &report.circumstances;
    let list = |words: &[&str]| if words.is_empty() { "none".to_owned() } else { words.join(" ") };
    let lines = [
        ("Machine", format!("{}, {} threads, load {}", c.processor, c.threads, c.load)),
        ("It has", list(&c.features)),
        ("Compiled for", format!("{}; by {}", list(&c.compiled_for), c.compiler)),
        ("Date", c.date.clone()),
        ("Revision", c.revision.clone()),
        ("Command", format!("`{}`", c.command)),
        (
            "Figures",
            format!("thread CPU time, median of {} rounds after one to warm up; every answer checked", report.rounds),
        ),
    ];
    lines.map(|(name, value)| format!("- {name}: {value}\n")).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
        assert_eq!(median(&[5.0]), 5.0);
    }

    #[test]
    fn ratios_are_of_the_baseline() {
        let measured =
            |time| Cell::Measured(Measured { sweeps: Some(7.0), ..Measured::of(vec![time, time * 2.0, time]) });
        let section = Section {
            title: "t".into(),
            unit: Unit::Microseconds,
            columns: ["fast", "base", "slow"].map(String::from).into(),
            baseline: Some("base".into()),
            rows: vec![Row { set: "s".into(), puzzles: 3, cells: vec![measured(0.5), measured(2.0), Cell::TooSlow] }],
        };
        let times = section.times().markdown();
        assert!(times.ends_with("| s   |       3 | 0.500 (4.00×) | 2.00 | too slow |\n"), "{times}");
        let work = section.work().unwrap().markdown();
        assert!(work.ends_with("| s   |       3 | 7.00 / – | 7.00 / – |\n"), "{work}");
        assert_eq!(section.largest_spread(), 1.0);
    }
}
