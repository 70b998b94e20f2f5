//! Codes that are the 81 cells: `?s=53..7…` of SudokuExchange, `/play/53..7…` of sudoku.coach; and the short form
//! `scf` of SudokuPad, in which a digit swallows the zeros behind it.

use ichidoku::Puzzle;
use ichidoku::text::write_line;

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

/// The cells with a zero for a blank: of these sites, not all know points.
pub(crate) fn zeros(puzzle: &Puzzle) -> String {
    String::from_utf8_lossy(&write_line(puzzle)).replace('.', "0")
}

/// The short form of SudokuPad: what [`unfold`] reads.
pub(crate) fn fold(puzzle: &Puzzle) -> String {
    let cells = write_line(puzzle);
    let (mut code, mut rest) = (String::new(), &cells[..]);
    while let Some((first, behind)) = rest.split_first() {
        let zeros = behind.iter().take(5).take_while(|sign| **sign == b'.').count();
        let digit = if *first == b'.' { 0 } else { first - b'0' };
        code.push(SIGNS[usize::from(digit) + 10 * zeros].into());
        rest = &behind[zeros..];
    }
    code
}

/// The characters that stand for 0 to 59.
const SIGNS: &[u8; 60] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// Each character is a digit d with up to five zeros behind it, as the number d + 10 × zeros: `0-9A-Za-x`.
fn unfold(code: &str) -> Result<Puzzle, Problem> {
    let mut cells = String::with_capacity(81);
    for sign in code.bytes() {
        let number = SIGNS.iter().position(|known| *known == sign).ok_or_else(|| foreign(code))?;
        cells.push((b'0' + (number % 10) as u8) as char);
        (0..number / 10).for_each(|_| cells.push('0'));
    }
    match cells.parse() {
        Ok(puzzle) if cells.len() == 81 => Ok(puzzle),
        _ => Err(Fault::Cells { found: cells.len(), expected: 81 }.into()),
    }
}
