//! Game ids of Solo, by Simon Tatham: `3x3:5_3b7d6b1_9_5d…`. Numbers are givens, letters so many blanks, and `_` parts two
//! givens. Behind `#` instead of `:` is a seed, from which that program makes the puzzle. The cells travel without the size,
//! too: `53b7d6b195d…`, where nothing has to part two givens.

use ichidoku::{Cell, Digit, Puzzle};

use super::reading::{Read, foreign, unknown_rules};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

pub(super) fn read(code: &str) -> Read {
    let Some(code) = code.strip_prefix("3x3") else { return counted(code) };
    let (parameters, cells) = code.split_once(':')?;
    Some(match parameters.find(['x', 'j', 'k']) {
        // What says how hard the puzzle is, or which symmetry it has, doesn't matter here.
        Some(at) if !parameters[..at].contains('d') => Err(unknown_rules(&[parameters.into()])),
        _ => cells_of(cells).map(Document::of),
    })
}

/// The game id of a puzzle.
pub(crate) fn code(puzzle: &Puzzle) -> String {
    let (mut code, mut blanks) = (String::from("3x3:"), 0_usize);
    for cell in Cell::ALL {
        let Some(digit) = puzzle.get(cell) else {
            blanks += 1;
            continue;
        };
        if blanks == 0 && code.ends_with(|sign: char| sign.is_ascii_digit()) {
            code.push('_');
        }
        code += &letters(std::mem::take(&mut blanks));
        code.push(digit.to_char());
    }
    code + &letters(blanks)
}

/// Letters for so many blanks: a `z` for every 26, and one for the rest.
fn letters(blanks: usize) -> String {
    let rest = ('a'..='z').nth((blanks % 26).wrapping_sub(1));
    "z".repeat(blanks / 26) + &rest.map(String::from).unwrap_or_default()
}

/// Cells without a size before them; a word is none, even if its letters add up.
fn counted(code: &str) -> Read {
    const FEWEST: usize = 8;
    let digits = code.bytes().filter(u8::is_ascii_digit).count();
    cells_of(code).ok().filter(|_| (FEWEST..81).contains(&digits)).map(|puzzle| Ok(Document::of(puzzle)))
}

fn cells_of(cells: &str) -> Result<Puzzle, Problem> {
    let (mut puzzle, mut at) = (Puzzle::EMPTY, 0);
    for sign in cells.chars() {
        match sign {
            '1'..='9' => {
                if let Some(cell) = Cell::ALL.get(at) {
                    puzzle.set(*cell, Digit::from_char(sign));
                }
                at += 1;
            }
            'a'..='z' => at += sign as usize - 'a' as usize + 1,
            '_' => {}
            _ => return Err(foreign(cells)),
        }
    }
    if at == 81 { Ok(puzzle) } else { Err(Fault::Cells { found: at, expected: 81 }.into()) }
}
