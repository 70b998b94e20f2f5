//! A table: a header and a line per puzzle.
//!
//! ```text
//! puzzle,solution,name,rating,difficulty
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,,"Monday, easy",1.5,easy
//! ```
//!
//! Commas, semicolons or tabs are read; commas or tabs are written. The header names the columns, or what stands below shows which is the puzzle.

use std::sync::Arc;

use ichidoku::Grid;
use ichidoku::text::{self, Full};

use crate::columns::Columns;
use crate::descriptor::{Descriptor, Write as Writing, append};
use crate::document::{More, Other};
use crate::heading::header;
use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::names;
use crate::part::{Part, Parts};
use crate::record::Record;

pub(crate) const FORMAT: Descriptor = Descriptor {
    name: "csv",
    extensions: &["csv", "tsv"],
    media_type: "text/csv",
    about: "a table with a header: puzzle, solution, labels, any other columns",
    holds: Parts::of(&[
        Part::Solution,
        Part::Name,
        Part::Author,
        Part::Source,
        Part::Rating,
        Part::Difficulty,
        Part::Others,
    ]),
    keeps: |_| false,
    write: Writing { head, between: "", tail: "", record: write, remark },
};

pub(crate) fn sniff(head: &Head<'_>) -> Sniffed {
    match header(head) {
        None => Sniffed::Undecided,
        Some(None) => Sniffed::No,
        Some(Some((header, end))) => Sniffed::Yes(Confidence::Likely, Layout::Csv(Arc::new(header)), end),
    }
}

fn head(columns: &Columns) -> String {
    let mut header = names::PUZZLE_COLUMN.as_bytes().to_vec();
    let names = std::iter::once(names::of_part(Part::Solution)).chain(columns.names());
    names.for_each(|name| write_column(name, columns.delimiter(), &mut header));
    header.push(b'\n');
    String::from_utf8(header).unwrap_or_default()
}

fn write(record: &Record<'_>, columns: &Columns, out: &mut Vec<u8>) {
    match record.candidates.filter(|_| record.is_of_candidates()) {
        Some(candidates) => append(out, format_args!("{}", Full(&Grid::new(record.puzzle, record.puzzle, candidates)))),
        None => out.extend_from_slice(&text::write_line(record.puzzle)),
    }
    match (record.beside(), record.more.and_then(More::unsolved)) {
        (None, Some(other)) => write_column(&other.text(), columns.delimiter(), out),
        (solution, _) => {
            out.push(columns.delimiter());
            out.extend(solution.into_iter().flatten());
        }
    }
    columns.fields(record).iter().for_each(|field| write_column(field, columns.delimiter(), out));
    out.push(b'\n');
}

/// A row of a puzzle and a solution that are no classic ones.
pub(crate) fn write_texts(
    puzzle: &str,
    solution: Option<&str>,
    others: Vec<Other>,
    columns: &Columns,
    out: &mut Vec<u8>,
) {
    write_text(puzzle, columns.delimiter(), out);
    write_column(solution.unwrap_or_default(), columns.delimiter(), out);
    let more = More { others, ..More::default() };
    let record = Record { more: Some(&more), ..Record::of(&ichidoku::Puzzle::EMPTY) };
    columns.fields(&record).iter().for_each(|field| write_column(field, columns.delimiter(), out));
    out.push(b'\n');
}

/// A comma and a field behind it.
#[cfg(feature = "archives")]
pub(crate) fn write_field(field: &str, out: &mut Vec<u8>) {
    write_column(field, Columns::default().delimiter(), out);
}

/// A delimiter and a field behind it, in quotes where it needs them. Blanks at its ends may be cells.
pub(crate) fn write_column(field: &str, delimiter: u8, out: &mut Vec<u8>) {
    out.push(delimiter);
    write_text(field, delimiter, out);
}

/// A field, in quotes where it needs them.
fn write_text(field: &str, delimiter: u8, out: &mut Vec<u8>) {
    let needs_quotes = |byte| matches!(byte, b'"' | b'\n' | b'\r') || byte == delimiter;
    match field.bytes().any(needs_quotes) || field.trim_ascii() != field {
        true => append(out, format_args!("\"{}\"", field.replace('"', "\"\""))),
        false => out.extend_from_slice(field.as_bytes()),
    }
}

/// A row whose puzzle can't be read, with the texts in its place and in that of its solution.
pub(crate) fn write_beside(record: &Record<'_>, columns: &Columns, out: &mut Vec<u8>) {
    let unread = |name| record.other(name).map(Other::text).unwrap_or_default();
    write_text(&unread(names::PUZZLE_COLUMN), columns.delimiter(), out);
    write_column(&unread(names::of_part(Part::Solution)), columns.delimiter(), out);
    columns.fields(record).iter().for_each(|field| write_column(field, columns.delimiter(), out));
    out.push(b'\n');
}

/// A row without anything in it.
fn remark(_: &str, columns: &Columns, out: &mut Vec<u8>) {
    out.resize(out.len() + 1 + columns.names().count(), columns.delimiter());
    out.push(b'\n');
}
