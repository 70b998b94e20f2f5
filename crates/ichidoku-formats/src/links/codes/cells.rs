//! Codes that are the 81 cells: `?s=53..7…` of SudokuExchange, `/play/53..7…` of sudoku.coach, `#p=53..7…` of this app; and
//! the short form `scf` of SudokuPad, in which a digit swallows the zeros behind it.

use ichidoku::Puzzle;

use super::reading::{Read, foreign};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

pub(super) fn read(code: &str) -> Read {
    if let Some(short) = code.strip_prefix("scf") {
        return Some(unfold(short).map(Document::of));
    }
    let puzzle = if code.len() == 81 { code.parse().ok() } else { None };
    puzzle.map(Document::of).map(Ok)
}

/// Each character is a digit d with up to five zeros behind it, as the number d + 10 × zeros: `0-9A-Za-x`.
fn unfold(code: &str) -> Result<Puzzle, Problem> {
    let mut cells = String::with_capacity(81);
    for sign in code.bytes() {
        let number = match sign {
            b'0'..=b'9' => sign - b'0',
            b'A'..=b'Z' => sign - b'A' + 10,
            b'a'..=b'x' => sign - b'a' + 36,
            _ => return Err(foreign(code)),
        };
        cells.push((b'0' + number % 10) as char);
        (0..number / 10).for_each(|_| cells.push('0'));
    }
    match cells.parse() {
        Ok(puzzle) if cells.len() == 81 => Ok(puzzle),
        _ => Err(Fault::Cells { found: cells.len(), expected: 81 }.into()),
    }
}
