//! What is wrong with a text that should be a puzzle: where, what was found, what was expected.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::cell::Cell;
use crate::house::{Column, Row};

/// What is wrong with a text that should be a puzzle, and where.
///
/// ```
/// use ichidoku::Puzzle;
/// let text = "53..7....6..195....98.q..6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let error = text.parse::<Puzzle>().unwrap_err();
/// assert_eq!(error.to_string(), "row 3, column 5: 'q' is not a digit or a blank");
/// assert_eq!(error.found(), "'q'");
/// assert_eq!(error.expected(), "a digit or a blank");
/// assert_eq!(text[..80].parse::<Puzzle>().unwrap_err().to_string(), "row 3, column 5: 'q' is not a digit or a blank");
/// assert_eq!(text[30..].parse::<Puzzle>().unwrap_err().to_string(), "51 cells where 81 were expected");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePuzzleError {
    line: usize,
    row: Option<Row>,
    column: Option<Column>,
    problem: Problem,
}

/// The kinds of fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Problem {
    /// A character that has no meaning where it stands.
    Symbol(char),
    /// A wrong number of something: how many there are, how many there should be, what is counted.
    Count(usize, usize, Counted),
    /// This many puzzles where one was expected.
    Puzzles(usize),
    /// A stated solution with so many cells in place of 81.
    Solution(usize),
    /// The regions of a jigsaw.
    Regions,
    /// One of nine lines with nine cells each.
    Candidates,
    /// Nothing but blanks and comments.
    Nothing,
}

/// What may be there in a wrong number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counted {
    Cells,
    Rows,
}

impl Counted {
    const fn noun(self, n: usize) -> &'static str {
        match (self, n) {
            (Self::Cells, 1) => "cell",
            (Self::Cells, _) => "cells",
            (Self::Rows, 1) => "row",
            (Self::Rows, _) => "rows",
        }
    }
}

impl ParsePuzzleError {
    /// A character that is neither a digit nor a blank, in a cell.
    pub(super) fn symbol(cell: Cell, found: char) -> Self {
        Self { line: 1, row: Some(cell.row()), column: Some(cell.column()), problem: Problem::Symbol(found) }
    }

    /// So many cells in place of 81.
    pub(super) const fn cells(found: usize) -> Self {
        Self::anywhere(Problem::Count(found, 81, Counted::Cells))
    }

    /// So many cells in a row in place of nine.
    pub(super) const fn cells_in_row(row: Row, found: usize) -> Self {
        Self { line: 1, row: Some(row), column: None, problem: Problem::Count(found, 9, Counted::Cells) }
    }

    /// So many rows in place of nine.
    pub(super) const fn rows(found: usize) -> Self {
        Self::anywhere(Problem::Count(found, 9, Counted::Rows))
    }

    /// A fault in no row.
    pub(super) const fn anywhere(problem: Problem) -> Self {
        Self { line: 1, row: None, column: None, problem }
    }

    /// No cell at all.
    pub(super) const fn nothing() -> Self {
        Self::anywhere(Problem::Nothing)
    }

    /// The same fault on the line with this 1-based number.
    pub(super) const fn on_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }

    /// The 1-based line of the text on which the fault was found.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The puzzle's row, if the fault lies in one.
    pub const fn row(&self) -> Option<Row> {
        self.row
    }

    /// The puzzle's column, if the fault lies in one.
    pub const fn column(&self) -> Option<Column> {
        self.column
    }

    /// What was found: `'x'`, `80 cells`, `8 rows`, `2 puzzles`, `the regions of a jigsaw`, `nothing`.
    pub fn found(&self) -> String {
        match self.problem {
            Problem::Symbol(found) => format!("{found:?}"),
            Problem::Count(found, _, what) => format!("{found} {}", what.noun(found)),
            Problem::Puzzles(found) => format!("{found} puzzles"),
            Problem::Solution(found) => format!("{found} {} in the stated solution", Counted::Cells.noun(found)),
            Problem::Regions => "the regions of a jigsaw".into(),
            Problem::Candidates => "a row of candidates".into(),
            Problem::Nothing => "nothing".into(),
        }
    }

    /// What was expected in its place: `a digit or a blank`, `81 cells`, `9 rows`, `one puzzle`, `a puzzle`.
    pub fn expected(&self) -> String {
        match self.problem {
            Problem::Symbol(_) => "a digit or a blank".into(),
            Problem::Count(_, expected, what) => format!("{expected} {}", what.noun(expected)),
            Problem::Puzzles(_) => "one puzzle".into(),
            Problem::Solution(_) => "81 cells".into(),
            Problem::Regions | Problem::Candidates | Problem::Nothing => "a puzzle".into(),
        }
    }
}

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.row, self.column) {
            (Some(row), Some(column)) => write!(f, "row {}, column {}: ", row.index() + 1, column.index() + 1)?,
            (Some(row), None) => write!(f, "row {}: ", row.index() + 1)?,
            _ => {}
        }
        match self.problem {
            Problem::Symbol(found) => write!(f, "{found:?} is not a digit or a blank"),
            Problem::Count(_, expected, _) => write!(f, "{} where {expected} were expected", self.found()),
            Problem::Solution(_) => write!(f, "{} where 81 were expected", self.found()),
            _ => write!(f, "{} where {} was expected", self.found(), self.expected()),
        }
    }
}

impl core::error::Error for ParsePuzzleError {}
