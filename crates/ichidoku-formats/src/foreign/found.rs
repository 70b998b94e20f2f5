//! What the readers of foreign texts share.

use std::sync::Arc;

use ichidoku::Puzzle;

use super::window;
use crate::chunk::Chunk;
use crate::document::Document;
use crate::error::{EntryError, Problem};
use crate::formats::csv;
use crate::layout::{Head, Layout, Sniffed};

/// What a text holds.
pub(super) type Found = Vec<Result<Document, Problem>>;

/// How a kind of text is read.
pub(super) type Read = fn(&str) -> Found;

/// What the readers of tables and of plain text find in a text that was made of another.
pub(super) fn plain(text: String) -> Found {
    let mut bytes = text.into_bytes();
    let head = Head { text: &bytes, mark: 0, at_end: true };
    let (layout, heading) = match csv::sniff(&head) {
        Sniffed::Yes(_, layout, heading) => (layout, heading),
        Sniffed::No | Sniffed::Undecided => (Layout::Text, 0),
    };
    bytes.drain(..heading);
    let (source, end) = (Arc::from(""), bytes.len());
    let chunk = Chunk { source, layout, line: 1, bytes, end, at_end: true, keeps_others: false, is_of_rows: false };
    chunk.entries().map(|entry| entry.map_err(EntryError::into_problem)).collect()
}

/// The puzzles of a table: all of it is plain text, or there are grids in it.
pub(super) fn of_table(rows: &[Vec<String>]) -> Found {
    let found = plain(rows.iter().map(|cells| row(cells)).collect());
    match grids(rows, &found) {
        grids if grids.is_empty() => found,
        grids => grids.into_iter().map(|puzzle| Ok(Document::of(puzzle))).collect(),
    }
}

/// The grids in a table that as plain text is this, unless that is good.
fn grids(rows: &[Vec<String>], found: &Found) -> Vec<Puzzle> {
    let is_good = !found.is_empty() && found.iter().all(Result::is_ok);
    if is_good { Vec::new() } else { window::grids(rows) }
}

/// The puzzles of a table, a line for each, if grids in it say more than all of it as plain text.
#[cfg(feature = "archives")]
pub(crate) fn lines_of_table(rows: &[Vec<String>]) -> Option<String> {
    let found = plain(rows.iter().map(|cells| row(cells)).collect());
    let lines: String = grids(rows, &found).iter().map(|puzzle| format!("{puzzle}\n")).collect();
    Some(lines).filter(|lines| !lines.is_empty())
}

/// True if the readers of plain text find a puzzle.
#[cfg(feature = "archives")]
pub(crate) fn holds_puzzle(text: &str) -> bool {
    plain(text.to_owned()).iter().any(Result::is_ok)
}

/// A row of cells as plain text has it: of nine, blanks are points.
pub(crate) fn row(cells: &[String]) -> String {
    let blank = if cells.len() == 9 { "." } else { "" };
    let cells: Vec<&str> = cells
        .iter()
        .map(|cell| Some(cell.trim()).filter(|cell| !cell.is_empty()))
        .map(|cell| cell.unwrap_or(blank))
        .collect();
    cells.join("\t") + "\n"
}
