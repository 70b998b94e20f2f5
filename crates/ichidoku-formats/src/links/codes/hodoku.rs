//! Lines of HoDoKu's library: `:0000:3:45.+97+8…::396:::`, set apart by colons: the technique, its digits, the cells, the
//! candidates that are gone, and what the step does; or the cells alone. A plus stands before a digit that isn't a given. A candidate is its
//! digit, row and column.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Puzzle};

use super::reading::{Read, foreign, unseen};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::record::Record;

pub(super) fn read(code: &str) -> Read {
    let Some(line) = code.strip_prefix(':') else { return cells_alone(code) };
    let fields: Vec<&str> = line.split(':').collect();
    match fields.as_slice() {
        [_, _, cells, gone, _, _, ..] => Some(document(cells, gone)),
        _ => None,
    }
}

/// The cells without the colons around them, if plus signs show which of them aren't givens.
fn cells_alone(code: &str) -> Read {
    let is_sign = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'+');
    (code.contains('+') && code.bytes().all(is_sign)).then(|| document(code, ""))
}

fn document(cells: &str, gone: &str) -> Result<Document, Problem> {
    let count = cells.chars().filter(|sign| *sign != '+').count();
    if count != 81 {
        return Err(Fault::Cells { found: count, expected: 81 }.into());
    }
    let (mut givens, mut entries, mut is_placed) = (Puzzle::EMPTY, Vec::new(), false);
    let mut rest = Cell::ALL.into_iter();
    for sign in cells.chars() {
        if sign == '+' {
            is_placed = true;
            continue;
        }
        let Some(cell) = rest.next() else { break };
        match (Digit::from_char(sign), std::mem::take(&mut is_placed)) {
            (Some(digit), true) => entries.push(Candidate::of(cell, digit)),
            (Some(digit), false) => givens.set(cell, Some(digit)),
            (None, false) if matches!(sign, '.' | '0') => {}
            _ => return Err(Problem::from(Fault::NotACell { found: format!("{sign:?}") }).in_cell(cell)),
        }
    }
    let mut document = Document::of(givens);
    entries.into_iter().try_for_each(|entry| document.enter(entry))?;
    let gone = gone.split_whitespace().map(candidate).collect::<Result<Vec<_>, _>>()?;
    if !gone.is_empty() {
        let grid = document.state.as_deref().unwrap_or(&document.puzzle);
        let left: CandidateSet = unseen(grid).filter(|candidate| !gone.contains(candidate)).collect();
        document.set_open_candidates(left);
    }
    Ok(document)
}

/// The line of a puzzle, of no technique.
pub(crate) fn code(record: &Record<'_>) -> String {
    let (givens, placed) = (record.shown(), record.placed());
    let sign = |cell: Cell| match (givens.get(cell), placed.get(cell)) {
        (Some(digit), _) => digit.to_string(),
        (None, Some(digit)) => format!("+{digit}"),
        (None, None) => ".".into(),
    };
    let cells: String = Cell::ALL.into_iter().map(sign).collect();
    let left = record.candidates.filter(|_| record.solution.is_none());
    let gone = unseen(&placed).filter(|candidate| left.is_some_and(|left| !left.contains(*candidate)));
    let name = |candidate: Candidate| {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        format!("{digit}{}{}", cell.row().index() + 1, cell.column().index() + 1)
    };
    format!(":0000:x:{cells}:{}::::", gone.map(name).collect::<Vec<_>>().join(" "))
}

/// `396`: the digit 3 in row 9, column 6.
fn candidate(text: &str) -> Result<Candidate, Problem> {
    let problem = || foreign(text);
    let digits: Option<Vec<Digit>> = text.chars().map(Digit::from_char).collect();
    match digits.as_deref() {
        Some([digit, row, column]) => Ok(Candidate::of(Cell::ALL[9 * row.index() + column.index()], *digit)),
        _ => Err(problem()),
    }
}
