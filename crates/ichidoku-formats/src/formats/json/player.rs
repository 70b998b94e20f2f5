//! The members of an object with what a player has put in: `entries`, `candidates`, `corner`, `centre`, `colours`.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};
use serde_json::{Map, Value};

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::formats::json::value::shown;

pub(super) const ENTRIES: &str = "entries";
pub(super) const CANDIDATES: &str = "candidates";
pub(super) const CORNER: &str = "corner";
pub(super) const CENTRE: &str = "centre";
pub(super) const COLOURS: &str = "colours";

/// The digits of each cell; `None` where nothing is said.
type CellDigits = [Option<DigitSet>; 81];

/// True if the member is one of these. Others may have the same name but another shape.
pub(super) fn is_one(key: &str, value: &Value) -> bool {
    match key {
        ENTRIES => entries(value).is_some(),
        CANDIDATES | CORNER | CENTRE | COLOURS => cells(value).is_some(),
        _ => false,
    }
}

/// Adds what the members say.
pub(super) fn read(object: &Map<String, Value>, document: &mut Document) -> Result<(), Problem> {
    let digits = |key| object.get(key).and_then(cells).map(read_cells).transpose();
    for entry in object.get(ENTRIES).and_then(entries).unwrap_or_default() {
        document.enter(entry)?;
    }
    if let Some(candidates) = digits(CANDIDATES)? {
        let state = document.state.as_deref().unwrap_or(&document.puzzle);
        document.candidates = Some(Box::new(over(&candidates, state)));
    }
    for (key, is_corner) in [(CORNER, true), (CENTRE, false)] {
        if let Some(marks) = digits(key)? {
            let more = document.more_mut();
            *(if is_corner { &mut more.corner } else { &mut more.centre }) = Some(set_of(&marks));
        }
    }
    if let Some(colours) = digits(COLOURS)? {
        document.more_mut().colours = Some(colours.map(Option::unwrap_or_default));
    }
    Ok(())
}

/// The digits put in, if the value is a list of such as `r4c7=5`.
fn entries(value: &Value) -> Option<Vec<Candidate>> {
    value.as_array()?.iter().map(|entry| entry.as_str()?.parse().ok()).collect()
}

/// The 81 cells of a list of digits, right or wrong in detail: each `"257"`, `[2, 5, 7]` or `null`.
fn cells(value: &Value) -> Option<&[Value; 81]> {
    let cells: &[Value; 81] = value.as_array()?.as_slice().try_into().ok()?;
    cells.iter().all(|cell| cell.is_null() || cell.is_string() || cell.is_array()).then_some(cells)
}

fn read_cells(cells: &[Value; 81]) -> Result<CellDigits, Problem> {
    let mut digits = [None; 81];
    for ((cell, value), digits) in Cell::ALL.into_iter().zip(cells).zip(&mut digits) {
        let problem = || Problem::from(Fault::NotDigits { found: shown(value) }).in_cell(cell);
        *digits = if value.is_null() { None } else { Some(digits_of(value).ok_or_else(problem)?) };
    }
    Ok(digits)
}

fn digits_of(value: &Value) -> Option<DigitSet> {
    match value {
        Value::String(digits) => digits.chars().map(Digit::from_char).collect(),
        Value::Array(digits) => digits.iter().map(|digit| Digit::new(u8::try_from(digit.as_u64()?).ok()?)).collect(),
        _ => None,
    }
}

fn set_of(digits: &CellDigits) -> CandidateSet {
    let of_cell = |(cell, digits): (Cell, &Option<DigitSet>)| {
        digits.unwrap_or_default().iter().map(move |digit| Candidate::of(cell, digit)).collect::<Vec<_>>()
    };
    Cell::ALL.into_iter().zip(digits).flat_map(of_cell).collect()
}

/// The candidates; where nothing is said of a cell, all that no digit excludes.
fn over(digits: &CellDigits, state: &Puzzle) -> CandidateSet {
    let all = |cell: Cell| state.get(cell).map_or_else(|| state.unseen_digits(cell), DigitSet::single);
    let filled = Cell::ALL.map(|cell| Some(digits[cell.index()].unwrap_or_else(|| all(cell))));
    set_of(&filled)
}
