//! What the readers of foreign texts share.

use std::sync::Arc;

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
    let chunk = Chunk { source, layout, line: 1, bytes, end, at_end: true, keeps_others: false };
    chunk.entries().map(|entry| entry.map_err(EntryError::into_problem)).collect()
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
