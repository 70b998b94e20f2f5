//! A grid with a cell on each line, as some pages give it to whoever copies a table.

use ichidoku::{Puzzle, text};

use super::found::Found;
use crate::document::Document;

/// The cells of a grid with their line breaks and some blanks are not longer than this.
const MOST: usize = 2048;

/// Whether the text is one: `Some(false)` if more must be known, `None` if it is none.
pub(super) fn sniff(text: &[u8], at_end: bool) -> Option<bool> {
    let is_cell = |line: &[u8]| matches!(line.trim_ascii(), [] | [_]);
    if text.len() > MOST || !text.split(|byte| *byte == b'\n').all(is_cell) {
        return None;
    }
    if !at_end {
        return Some(false);
    }
    puzzle(text).map(|_| true)
}

pub(super) fn read(text: &str) -> Found {
    puzzle(text.as_bytes()).map(|puzzle| Ok(Document::of(puzzle))).into_iter().collect()
}

/// The puzzle of the lines that aren't empty.
fn puzzle(text: &[u8]) -> Option<Puzzle> {
    let cells: Vec<u8> = text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
    cells.as_slice().try_into().ok().and_then(text::read_line)
}
