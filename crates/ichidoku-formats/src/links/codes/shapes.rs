//! Codes of the Interactive Sudoku Solver, `?q=.Shape~9x9.~R1C1_5…`: parts set apart by points, each a rule with what it is
//! about, or without a name the values of a cell.

use std::borrow::Cow;

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};

use super::reading::{Read, foreign, unknown_rules};
use crate::document::Document;
use crate::error::Problem;
use crate::record::Record;

pub(super) fn read(code: &str) -> Read {
    // The site also takes 81 characters, which may begin with a blank.
    let parts = code.strip_prefix('.').filter(|_| code.len() != 81 || code.contains('~'))?;
    Some(document(parts.split('.')))
}

fn document<'a>(parts: impl Iterator<Item = &'a str>) -> Result<Document, Problem> {
    let (mut puzzle, mut narrowed, mut rules) = (Puzzle::EMPTY, Vec::new(), Vec::<Cow<'_, str>>::new());
    for part in parts.filter(|part| !part.is_empty()) {
        let (name, about) = part.split_once('~').unwrap_or((part, ""));
        match name {
            "" => {
                let (cell, digits) = values(about).ok_or_else(|| foreign(part))?;
                match digits.only() {
                    Some(digit) => puzzle.set(cell, Some(digit)),
                    None => narrowed.push((cell, digits)),
                }
            }
            "Shape" if about == "9x9" => {}
            _ => rules.push(part.into()),
        }
    }
    if !rules.is_empty() {
        return Err(unknown_rules(&rules));
    }
    let mut document = Document::of(puzzle);
    if !narrowed.is_empty() {
        let cells = Cell::ALL.into_iter().filter(|cell| puzzle.get(*cell).is_none());
        let digits =
            |cell: Cell| narrowed.iter().find(|(of, _)| *of == cell).map_or(DigitSet::FULL, |(_, digits)| *digits);
        let candidates: CandidateSet =
            cells.flat_map(|cell| digits(cell).iter().map(move |digit| Candidate::of(cell, digit))).collect();
        document.set_open_candidates(candidates);
    }
    Ok(document)
}

/// The code of a puzzle.
pub(crate) fn code(record: &Record<'_>) -> String {
    let (mut code, shown) = (String::from(".Shape~9x9"), record.shown());
    let narrowed = |cell: Cell| {
        let candidates = record.candidates.filter(|_| record.solution.is_none())?;
        Some(Digit::ALL.into_iter().filter(|digit| candidates.contains(Candidate::of(cell, *digit))).collect())
    };
    for cell in Cell::ALL {
        let digits: Option<DigitSet> = shown.get(cell).map(DigitSet::single).or_else(|| narrowed(cell));
        if let Some(digits) = digits.filter(|digits| *digits != DigitSet::FULL) {
            code += &format!(".~{}", cell.to_string().to_ascii_uppercase());
            digits.iter().for_each(|digit| code += &format!("_{digit}"));
        }
    }
    code
}

/// `R1C1_5_6`.
fn values(text: &str) -> Option<(Cell, DigitSet)> {
    let (cell, digits) = text.split_once('_')?;
    let cell = cell.to_ascii_lowercase().parse().ok()?;
    let digits: Option<DigitSet> = digits.split('_').map(|digit| Digit::new(digit.parse().ok()?)).collect();
    digits.map(|digits| (cell, digits))
}
