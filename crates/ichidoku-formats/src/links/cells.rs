//! Codes that are the 81 cells: `?s=53..7…` of SudokuExchange, `/play/53..7…` of sudoku.coach, `#p=53..7…` of this app; and
//! the short form `scf` of SudokuPad, in which a digit swallows the zeros behind it.

use ichidoku::{Puzzle, text};

use super::reading::Read;
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

pub(super) fn read(code: &str) -> Read {
    if let Some(short) = code.strip_prefix("scf") {
        return Some(unfold(short).map(Document::of));
    }
    let cells: &[u8; 81] = code.as_bytes().try_into().ok()?;
    text::read_line(cells).map(Document::of).map(Ok)
}

/// Each character is a digit d with up to five zeros behind it, as the number d + 10 × zeros: `0-9A-Za-x`.
fn unfold(code: &str) -> Result<Puzzle, Problem> {
    let mut cells = String::with_capacity(81);
    for sign in code.chars() {
        let number = match sign {
            '0'..='9' => sign as usize - '0' as usize,
            'A'..='Z' => sign as usize - 'A' as usize + 10,
            'a'..='x' => sign as usize - 'a' as usize + 36,
            other => return Err(Fault::NotOfCode { found: format!("{other:?}") }.into()),
        };
        cells.push((b'0' + (number % 10) as u8) as char);
        cells.extend(std::iter::repeat_n('0', number / 10));
    }
    let count = cells.len();
    cells
        .as_bytes()
        .try_into()
        .ok()
        .and_then(text::read_line)
        .ok_or_else(|| Fault::Cells { found: count, expected: 81 }.into())
}
