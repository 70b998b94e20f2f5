//! Comparisons as tables: Markdown, CSV, JSON.

use std::fmt::Write;

use crate::compare::{Comparison, Record};

/// The forms a table can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum TableFormat {
    /// A heading and a table for each puzzle.
    #[default]
    Markdown,
    /// One table with a line for each run.
    Csv,
    /// An array with an object for each run.
    Json,
}

impl TableFormat {
    /// The names of all forms.
    pub const NAMES: [&'static str; 3] = ["markdown", "csv", "json"];

    /// The form with this name.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "markdown" => Self::Markdown,
            "csv" => Self::Csv,
            "json" => Self::Json,
            _ => return None,
        })
    }

    /// The comparisons as one table.
    pub fn table(self, comparisons: &[Comparison]) -> String {
        match self {
            Self::Markdown => comparisons.iter().map(markdown).collect::<Vec<_>>().join("\n"),
            Self::Csv => csv(comparisons),
            Self::Json => json(comparisons),
        }
    }
}

/// A heading, and a table with a line for each method.
fn markdown(comparison: &Comparison) -> String {
    let head = ["algorithm", "outcome", "assignments", "tests", "backtracks", "depth", "memory", "time", "relative"];
    let lines = comparison.records().map(|record| {
        [
            record.algorithm.clone(),
            outcome(&record),
            grouped(record.assignments),
            grouped(record.tests),
            grouped(record.backtracks),
            grouped(u64::from(record.max_depth)),
            bytes(record.memory),
            seconds(record.seconds),
            record.relative.map_or_else(|| "–".to_owned(), times),
        ]
    });
    let heading = if comparison.name.is_empty() { String::new() } else { format!("### {}\n\n", comparison.name) };
    format!("{heading}`{}`\n\n{}", comparison.puzzle, pipes(&head.map(str::to_owned), &lines.collect::<Vec<_>>(), 2))
}

/// A Markdown table whose columns are padded to equal width; the first `left` columns are aligned left.
pub fn pipes<const N: usize>(head: &[String; N], lines: &[[String; N]], left: usize) -> String {
    let width = |column: usize| {
        let cells = std::iter::once(head).chain(lines).map(|line| line[column].chars().count());
        cells.max().unwrap_or(0).max(3)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let row = |line: &[String; N]| {
        let padded = line.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
            if column < left { format!(" {cell:<width$} |") } else { format!(" {cell:>width$} |") }
        });
        format!("|{}\n", padded.collect::<String>())
    };
    let rule = widths.iter().enumerate().map(|(column, width)| {
        let dashes = "-".repeat(width + 1);
        if column < left { format!("{dashes}-|") } else { format!("{dashes}:|") }
    });
    let rule = format!("|{}\n", rule.collect::<String>());
    std::iter::once(row(head)).chain(std::iter::once(rule)).chain(lines.iter().map(row)).collect()
}

/// The outcome, and why if it is unfinished.
fn outcome(record: &Record) -> String {
    match record.reason {
        Some(reason) if record.outcome == "unfinished" => format!("unfinished ({reason})"),
        _ => record.outcome.to_owned(),
    }
}

/// A number with its thousands apart: 69,175,316.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn bytes(bytes: u64) -> String {
    match bytes {
        0 => "–".to_owned(),
        1..10_000 => format!("{} B", grouped(bytes)),
        _ => format!("{} kB", grouped(bytes.div_ceil(1000))),
    }
}

/// A time in the unit that suits it.
pub(crate) fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.1} µs", s * 1e6),
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

fn times(factor: f64) -> String {
    if factor < 10.0 { format!("{factor:.2} ×") } else { format!("{} ×", grouped(factor.round() as u64)) }
}

/// A line for each run, the columns named in the first.
fn csv(comparisons: &[Comparison]) -> String {
    let mut text = "name,puzzle,algorithm,outcome,reason,complete,solutions,solution,assignments,tests,backtracks,\
                    max_depth,memory,seconds,relative\n"
        .to_owned();
    for record in comparisons.iter().flat_map(Comparison::records) {
        let fields = [
            quoted(&record.name),
            record.puzzle,
            quoted(&record.algorithm),
            record.outcome.to_owned(),
            record.reason.unwrap_or_default().to_owned(),
            record.complete.to_string(),
            record.solutions.to_string(),
            record.solution.unwrap_or_default(),
            record.assignments.to_string(),
            record.tests.to_string(),
            record.backtracks.to_string(),
            record.max_depth.to_string(),
            record.memory.to_string(),
            format!("{:.9}", record.seconds),
            record.relative.map(|factor| format!("{factor:.3}")).unwrap_or_default(),
        ];
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", fields.join(","));
    }
    text
}

/// A CSV field, in quotes where it needs them.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

fn json(comparisons: &[Comparison]) -> String {
    let records: Vec<Record> = comparisons.iter().flat_map(Comparison::records).collect();
    // Plain data with text keys always has a JSON form.
    let mut text = serde_json::to_string_pretty(&records).unwrap_or_default();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 69_175_316].map(grouped), ["0", "999", "1,000", "69,175,316"]);
    }

    #[test]
    fn quantities_choose_their_unit() {
        assert_eq!([0, 162, 440_640].map(bytes), ["–", "162 B", "441 kB"]);
        assert_eq!([0.000_001_5, 0.25, 2.0].map(seconds), ["1.5 µs", "250.00 ms", "2.00 s"]);
        assert_eq!([0.5, 1234.4].map(times), ["0.50 ×", "1,234 ×"]);
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let text = |cells: [&str; 2]| cells.map(str::to_owned);
        let table = pipes(&text(["name", "n"]), &[text(["a", "1"]), text(["longer", "1,000"])], 1);
        assert_eq!(
            table,
            "| name   |     n |\n\
             |--------|------:|\n\
             | a      |     1 |\n\
             | longer | 1,000 |\n"
        );
    }

    #[test]
    fn fields_with_commas_or_quotes_are_quoted() {
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(quoted("row-by-row, cells rotated"), "\"row-by-row, cells rotated\"");
        assert_eq!(quoted("the \"worst\""), "\"the \"\"worst\"\"\"");
    }
}
