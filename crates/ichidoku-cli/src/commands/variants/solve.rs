//! Solutions of variants.

use ichidoku::solve::Search;
use ichidoku_api::{Ask, Control, SolveVariant, Solved, Status, VariantGrid, VariantSolved, json_word};
use ichidoku_formats::{Columns, Format, Other, Writer};
use ichidoku_variants::{Puzzle, write_iss};
use serde_json::Value;

use super::{Done, Record, Variants};
use crate::commands::batch::Batch;
use crate::commands::target::check_name;
use crate::exit::{Exit, Failure};
use crate::output::EmptyParts;
use crate::records::Layout;
use crate::terminal::{Terminal, stdout_is_terminal};
use crate::words::word;

/// How solutions are written.
#[derive(Clone, Debug)]
pub(crate) enum Form {
    /// On lines, or in rows where there is one puzzle alone on a terminal.
    Usual,
    Lines,
    Rows,
    Objects,
    /// In a table or as JSON, each with a status.
    Records {
        writer: Writer,
        /// The name of the column.
        status: String,
        is_packed: bool,
    },
}

impl Form {
    /// Records in a format for programs, perhaps packed into a Parquet file.
    pub(crate) fn records(format: Format, columns: Columns, is_packed: bool) -> Self {
        let (columns, status) = columns.with("status");
        Self::Records { writer: Writer::new(format, columns), status, is_packed }
    }

    fn layout(&self) -> Layout {
        match self {
            Self::Usual | Self::Lines | Self::Rows => Layout::LINES,
            Self::Objects => Layout::OBJECTS,
            Self::Records { writer, is_packed, .. } => {
                let layout = Layout::of_writer(writer.clone()).chosen(true);
                if *is_packed { layout.in_parquet(EmptyParts::Kept) } else { layout }
            }
        }
    }
}

impl Variants {
    /// Writes a solution per puzzle.
    pub(crate) fn solve(&self, batch: &Batch, form: &Form, first: bool, terminal: &Terminal) -> Result<Exit, Failure> {
        let alone_on_terminal = self.records.len() == 1 && batch.output.is_stdout() && stdout_is_terminal();
        let in_rows = matches!(form, Form::Rows) || matches!(form, Form::Usual) && alone_on_terminal;
        let work = |record: &Record, puzzle: &Puzzle| {
            // The same answer as where no variant stands beside it.
            if let (Form::Objects, Some(classic)) = (form, puzzle.classic()) {
                let report = Search::new().limit(if first { 1 } else { 2 }).run(&classic);
                let solved = Solved::new(classic, &report, !first);
                let kind = solved.status.into();
                return Ok(record.done(true, solved, String::new(), kind));
            }
            let solved = SolveVariant { puzzle: write_iss(puzzle), first }.run(&Control::new())?;
            let kind = solved.status.into();
            Ok(match form {
                Form::Objects => record.done(true, solved, String::new(), kind),
                Form::Records { writer, status, .. } => {
                    let said = Other { name: status.clone(), json: Value::from(json_word(&solved.status)).to_string() };
                    let others = record.beside.iter().cloned().chain([said]).collect();
                    Done::of(as_record(puzzle, &solved, writer, others), kind)
                }
                Form::Usual | Form::Lines | Form::Rows => {
                    let grid = solved.solution.as_ref();
                    let text = grid.map_or("no solution\n".to_owned(), |grid| written(grid, in_rows));
                    Done::of((self.gap(record, in_rows).to_owned() + &text).into_bytes(), kind)
                }
            })
        };
        let layout = form.layout();
        check_name(batch.output.file(), layout.fixed())?;
        let summary = self.run_in(batch, layout, terminal, work, String::new)?;
        let is_shown = !matches!(form, Form::Records { .. });
        summary.note(terminal, is_shown.then(|| word("so-one-shown")));
        Ok(summary.exit())
    }
}

/// A record with what stands beside the puzzle, and with a solution only if it is not known to have others.
fn as_record(puzzle: &Puzzle, solved: &VariantSolved, writer: &Writer, others: Vec<Other>) -> Vec<u8> {
    let text = puzzle.classic().map_or_else(|| solved.puzzle.clone(), |classic| classic.to_string());
    let is_only = solved.status != Status::Several;
    let solution = solved.solution.as_ref().filter(|_| is_only).map(|grid| grid.line.as_str());
    let mut record = Vec::new();
    writer.write_variant(&text, solution, others, &mut record);
    record
}

/// A grid on a line, or as rows of numbers.
fn written(grid: &VariantGrid, in_rows: bool) -> String {
    if !in_rows {
        return format!("{}\n", grid.line);
    }
    let width = grid.rows.iter().flatten().map(|digit| digit.to_string().len()).max().unwrap_or(1);
    let row = |row: &Vec<i16>| {
        let digits = row.iter().map(|digit| format!("{digit:>width$}")).collect::<Vec<_>>();
        format!("{}\n", digits.join(" "))
    };
    grid.rows.iter().map(row).collect()
}
