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
/// use ichidoku::text::PuzzleFault;
/// let text = "53..7....6..195....98.q..6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let error = text.parse::<Puzzle>().unwrap_err();
/// assert_eq!(error.to_string(), "row 3, column 5: 'q' is not a digit or a blank");
/// assert_eq!(error.fault(), PuzzleFault::Symbol('q'));
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
    fault: PuzzleFault,
}

/// The kinds of fault, for programs that say in words of their own what is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PuzzleFault {
    /// A character that is neither a digit nor a blank, in a cell.
    Symbol(char),
    /// This many cells where another number was expected: 81, or 9 in a row.
    Cells(usize, usize),
    /// This many rows where nine were expected.
    Rows(usize),
    /// This many puzzles where one was expected.
    Puzzles(usize),
    /// A stated solution with this many cells in place of 81.
    Solution(usize),
    /// The regions of a jigsaw.
    JigsawAlone,
    /// One of nine lines with nine cells each.
    Candidates,
    /// Nothing but blanks and comments.
    Nothing,
}

/// `1 cell`, `80 cells`.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

impl ParsePuzzleError {
    /// A character that is neither a digit nor a blank, in a cell.
    pub(super) fn symbol(cell: Cell, found: char) -> Self {
        Self { line: 1, row: Some(cell.row()), column: Some(cell.column()), fault: PuzzleFault::Symbol(found) }
    }

    /// So many cells in place of 81.
    pub(super) const fn cells(found: usize) -> Self {
        Self::anywhere(PuzzleFault::Cells(found, 81))
    }

    /// So many cells in a row in place of nine.
    pub(super) const fn cells_in_row(row: Row, found: usize) -> Self {
        Self { line: 1, row: Some(row), column: None, fault: PuzzleFault::Cells(found, 9) }
    }

    /// So many rows in place of nine.
    pub(super) const fn rows(found: usize) -> Self {
        Self::anywhere(PuzzleFault::Rows(found))
    }

    /// A fault in no row.
    pub(super) const fn anywhere(fault: PuzzleFault) -> Self {
        Self { line: 1, row: None, column: None, fault }
    }

    /// No cell at all.
    pub(super) const fn nothing() -> Self {
        Self::anywhere(PuzzleFault::Nothing)
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

    /// The kind of fault.
    pub const fn fault(&self) -> PuzzleFault {
        self.fault
    }

    /// What was found: `'x'`, `80 cells`, `8 rows`, `2 puzzles`, `the regions of a jigsaw`, `nothing`.
    pub fn found(&self) -> String {
        match self.fault {
            PuzzleFault::Symbol(found) => format!("{found:?}"),
            PuzzleFault::Cells(found, _) => counted(found, "cell"),
            PuzzleFault::Rows(found) => counted(found, "row"),
            PuzzleFault::Puzzles(found) => format!("{found} puzzles"),
            PuzzleFault::Solution(found) => counted(found, "cell") + " in the stated solution",
            PuzzleFault::JigsawAlone => "the regions of a jigsaw".into(),
            PuzzleFault::Candidates => "a row of candidates".into(),
            PuzzleFault::Nothing => "nothing".into(),
        }
    }

    /// What was expected in its place: `a digit or a blank`, `81 cells`, `9 rows`, `one puzzle`, `a puzzle`.
    pub fn expected(&self) -> String {
        match self.fault {
            PuzzleFault::Symbol(_) => "a digit or a blank".into(),
            PuzzleFault::Cells(_, expected) => counted(expected, "cell"),
            PuzzleFault::Rows(_) => "9 rows".into(),
            PuzzleFault::Puzzles(_) => "one puzzle".into(),
            PuzzleFault::Solution(_) => "81 cells".into(),
            PuzzleFault::JigsawAlone | PuzzleFault::Candidates | PuzzleFault::Nothing => "a puzzle".into(),
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
        match self.fault {
            PuzzleFault::Symbol(found) => write!(f, "{found:?} is not a digit or a blank"),
            PuzzleFault::Cells(_, expected) => write!(f, "{} where {expected} were expected", self.found()),
            PuzzleFault::Rows(_) => write!(f, "{} where 9 were expected", self.found()),
            PuzzleFault::Solution(_) => write!(f, "{} where 81 were expected", self.found()),
            _ => write!(f, "{} where {} was expected", self.found(), self.expected()),
        }
    }
}

impl core::error::Error for ParsePuzzleError {}
