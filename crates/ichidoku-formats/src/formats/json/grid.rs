//! A grid in one value: a string, nine rows, 81 cells.

use ichidoku::{Puzzle, text};
use serde_json::Value;

use crate::document::{Document, stated};
use crate::error::Problem;
use crate::fault::Fault;
use crate::formats::json::value::{is_grid, is_list, shown};

/// A puzzle's line with its solution's line beside it.
pub(super) fn read_pair(values: &[Value]) -> Option<Result<Document, Problem>> {
    match values {
        [puzzle @ Value::String(_), solution @ Value::String(_)] => {
            let solution = complete(solution)?;
            Some(read_grid(puzzle).map(|document| Document { solution: Some(solution), ..document }))
        }
        _ => None,
    }
}

fn complete(value: &Value) -> Option<Puzzle> {
    read_grid(value).ok().map(|document| document.puzzle).filter(|solution| solution.clue_count() == 81)
}

/// The solution that a value in its place states, if it is one.
pub(super) fn solution_of(value: &Value) -> Result<Option<Puzzle>, Problem> {
    match value {
        Value::String(text) => stated(text),
        Value::Array(values) if is_grid(value) && !is_list(values) => {
            read_grid(value).map(|document| Some(document.puzzle)).map_err(Problem::in_solution)
        }
        _ => Ok(None),
    }
}

/// The puzzle in a string, in nine rows, or in 81 cells.
pub(super) fn read_grid(value: &Value) -> Result<Document, Problem> {
    match value {
        Value::String(text) => {
            let parsed = text::read(text)?;
            Ok(Document { candidates: parsed.candidates.map(Box::new), ..Document::of(parsed.puzzle) })
        }
        Value::Array(values) if values.iter().any(|value| cells_of_row(value).is_some()) => read_rows(values),
        Value::Array(values) => {
            let cells = values.iter().map(digit).collect::<Vec<_>>();
            finish(&cells)
        }
        other => Err(Fault::NotAPuzzle { found: shown(other) }.into()),
    }
}

fn read_rows(rows: &[Value]) -> Result<Document, Problem> {
    let mut all = Vec::with_capacity(81);
    for (row, value) in (1..=9).zip(rows) {
        let fault = |fault: Fault| Problem::from(fault).in_row(row);
        let cells = cells_of_row(value).ok_or_else(|| fault(Fault::NotARow { found: shown(value) }))?;
        if cells.len() != 9 {
            return Err(fault(Fault::Cells { found: cells.len(), expected: 9 }));
        }
        all.extend(cells);
    }
    if rows.len() == 9 { finish(&all) } else { Err(Fault::Rows { found: rows.len(), expected: 9 }.into()) }
}

/// A digit or 0 for a blank; else what was found.
type CellValue = Result<u8, String>;

/// The cells of a row that is an array or a string of several characters.
fn cells_of_row(row: &Value) -> Option<Vec<CellValue>> {
    match row {
        Value::Array(cells) => Some(cells.iter().map(digit).collect()),
        Value::String(cells) if cells.len() > 1 => Some(cells.chars().map(symbol).collect()),
        _ => None,
    }
}

fn finish(cells: &[CellValue]) -> Result<Document, Problem> {
    let mut values = [0; 81];
    for (i, (place, cell)) in values.iter_mut().zip(cells).enumerate() {
        let fault = |found: &String| Fault::NotACell { found: found.clone() };
        let problem = |found| Problem::from(fault(found)).in_row(i / 9 + 1).in_column(i % 9 + 1);
        *place = *cell.as_ref().map_err(problem)?;
    }
    match Puzzle::from_values(values) {
        Some(puzzle) if cells.len() == 81 => Ok(Document::of(puzzle)),
        _ => Err(Fault::Cells { found: cells.len(), expected: 81 }.into()),
    }
}

/// A digit; a blank is 0, `null`, an empty string or one of the blank symbols.
fn digit(cell: &Value) -> CellValue {
    let digit = match cell {
        Value::Null => Some(0),
        Value::Number(number) => number.as_u64().filter(|n| *n <= 9).map(|n| n as u8),
        Value::String(text) => match text.as_bytes() {
            [] => Some(0),
            [byte] => symbol(*byte as char).ok(),
            _ => None,
        },
        _ => None,
    };
    digit.ok_or_else(|| shown(cell))
}

fn symbol(c: char) -> CellValue {
    let byte = u8::try_from(c).unwrap_or(b'!');
    let puzzle = text::read_line(&[if byte == b' ' { b'.' } else { byte }; 81]);
    puzzle.map(|puzzle| puzzle.values()[0]).ok_or_else(|| format!("{c:?}"))
}
