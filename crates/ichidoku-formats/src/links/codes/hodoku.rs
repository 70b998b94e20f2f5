//! Lines of HoDoKu's library: `:0300:3:45.+97+8…:113 613:396::a comment:`, set apart by colons: the technique, its digits, the cells,
//! the candidates that are gone, those that the step eliminates, those that it places, and a comment; or the cells alone. A plus
//! stands before a digit that isn't a given. A candidate is its digit, row and column.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Puzzle};

use super::reading::{Read, foreign, unseen};
use crate::document::{Document, Other};
use crate::error::Problem;
use crate::fault::Fault;
use crate::record::Record;

pub(super) fn read(code: &str) -> Read {
    let Some(line) = code.strip_prefix(':') else { return cells_alone(code) };
    let fields: Vec<&str> = line.split(':').collect();
    let [technique, digits, cells, gone, eliminations, placements, ..] = fields[..] else { return None };
    let comment = fields[6..].join(":");
    let comment = comment.strip_suffix(':').unwrap_or(&comment);
    let others = others([technique, digits, eliminations, placements, comment]);
    Some(document(cells, gone, others))
}

/// What a line says beside the cells and has no meaning here, in its order.
const BESIDE: [&str; 5] = ["technique", "digits", "eliminations", "placements", "comment"];

/// The same in a line of no technique.
const NO_STEP: [&str; 5] = ["0000", "x", "", "", ""];

fn others(beside: [&str; 5]) -> Vec<Other> {
    if beside == NO_STEP {
        return Vec::new();
    }
    let named = BESIDE.into_iter().zip(beside).filter(|(_, text)| !text.is_empty());
    named.map(|(name, text)| Other::of_text(name, text)).collect()
}

/// Whether there is a place for it: a comment of one line, or numbers.
pub(crate) fn keeps(other: &Other) -> bool {
    let text = other.text();
    let is_number = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'-' | b' ' | b'x');
    match other.name.as_str() {
        "comment" => !text.contains(['\n', '\r']),
        name => BESIDE.contains(&name) && text.bytes().all(is_number),
    }
}

/// The cells without the colons around them, if plus signs show which of them aren't givens.
fn cells_alone(code: &str) -> Read {
    let is_sign = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'+');
    (code.contains('+') && code.bytes().all(is_sign)).then(|| document(code, "", Vec::new()))
}

fn document(cells: &str, gone: &str, others: Vec<Other>) -> Result<Document, Problem> {
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
    document.set_others(others);
    entries.into_iter().try_for_each(|entry| document.enter(entry))?;
    let gone = gone.split_whitespace().map(candidate).collect::<Result<Vec<_>, _>>()?;
    if !gone.is_empty() {
        let grid = document.state.as_deref().unwrap_or(&document.puzzle);
        let left: CandidateSet = unseen(grid).filter(|candidate| !gone.contains(candidate)).collect();
        document.set_open_candidates(left);
    }
    Ok(document)
}

/// The line of a puzzle, of no technique unless it came with one.
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
    let gone = gone.map(name).collect::<Vec<_>>().join(" ");
    let beside = |at: usize| record.other(BESIDE[at]).filter(|other| keeps(other)).map(Other::text);
    let [technique, digits, eliminations, placements, comment] =
        [0, 1, 2, 3, 4].map(|at| beside(at).unwrap_or_else(|| NO_STEP[at].to_owned()));
    format!(":{technique}:{digits}:{cells}:{gone}:{eliminations}:{placements}:{comment}:")
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
