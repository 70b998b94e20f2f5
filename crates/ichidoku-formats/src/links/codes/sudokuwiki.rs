//! Codes of SudokuWiki's solver, `?bd=…`. Each cell takes two characters. The current code is `S9B` and numbers to base 36: a
//! given, 9 more than a solved digit, or 18 more than a set of candidates. The former one has numbers to base 32: twice the
//! set of candidates, and 1 more for a given; a single candidate is a solved digit.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};

use super::reading::{Read, foreign};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::record::Record;

/// What a cell holds.
enum Holds {
    Given(Digit),
    Solved(Digit),
    Candidates(DigitSet),
}

pub(super) fn read(code: &str) -> Read {
    match code.strip_prefix("S9B") {
        Some(cells) => Some(document(cells, 36, current)),
        None if code.len() == 162
            && code.bytes().all(|sign| sign.is_ascii_digit() || (b'a'..=b'v').contains(&sign)) =>
        {
            Some(document(code, 32, former))
        }
        None => None,
    }
}

fn current(number: u16) -> Option<Holds> {
    match number {
        1..=9 => Digit::new(number as u8).map(Holds::Given),
        10..=18 => Digit::new(number as u8 - 9).map(Holds::Solved),
        19..=529 => Some(Holds::Candidates(DigitSet::from_bits(number - 18))),
        _ => None,
    }
}

fn former(number: u16) -> Option<Holds> {
    let digits = DigitSet::from_bits(number >> 1);
    match (digits.only(), number & 1) {
        _ if number >> 1 > 511 => None,
        (Some(digit), 1) => Some(Holds::Given(digit)),
        (Some(digit), _) => Some(Holds::Solved(digit)),
        (None, 0) => Some(Holds::Candidates(digits)),
        (None, _) => None,
    }
}

/// The current code of a puzzle.
pub(crate) fn code(record: &Record<'_>) -> String {
    let (givens, placed, grid) = (record.shown(), record.placed(), record.grid());
    let pair = |cell: Cell| {
        let number = match (givens.get(cell), placed.get(cell)) {
            (Some(digit), _) => u16::from(digit.get()),
            (None, Some(digit)) => u16::from(digit.get()) + 9,
            (None, None) => grid.candidates(cell).bits() + 18,
        };
        [number / 36, number % 36].map(|sign| char::from_digit(sign.into(), 36).unwrap_or_default())
    };
    "S9B".chars().chain(Cell::ALL.into_iter().flat_map(pair)).collect()
}

fn document(code: &str, radix: u32, holds: fn(u16) -> Option<Holds>) -> Result<Document, Problem> {
    let signs = code.as_bytes();
    if signs.len() != 162 {
        return Err(Fault::Cells { found: signs.len() / 2, expected: 81 }.into());
    }
    let (mut puzzle, mut solved, mut candidates) = (Puzzle::EMPTY, Vec::new(), CandidateSet::EMPTY);
    for (cell, pair) in Cell::ALL.into_iter().zip(signs.chunks(2)) {
        let pair = String::from_utf8_lossy(pair);
        let number = u16::from_str_radix(&pair, radix).ok().and_then(holds);
        let number = number.ok_or_else(|| foreign(&pair))?;
        match number {
            Holds::Given(digit) => puzzle.set(cell, Some(digit)),
            Holds::Solved(digit) => solved.push(Candidate::of(cell, digit)),
            Holds::Candidates(digits) => {
                digits.iter().for_each(|digit| _ = candidates.insert(Candidate::of(cell, digit)));
            }
        }
    }
    let mut document = Document::of(puzzle);
    solved.into_iter().try_for_each(|entry| document.enter(entry))?;
    document.set_open_candidates(candidates);
    Ok(document)
}
