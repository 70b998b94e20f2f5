//! What can be wrong with a source or with one record of it.

use std::fmt;
use std::io;
use std::sync::Arc;

use ichidoku::text::PuzzleFault;
use ichidoku::{Cell, ParsePuzzleError};

use crate::binary::Binary;
use crate::fault::Fault;

/// What is wrong with one record: the source, the line, the row and column, what was found, what was expected.
/// The records after it are not affected.
///
/// ```
/// use ichidoku_formats::Source;
/// let line = "53..7....6..195....98.x..6.8...6...34..8.3..17...2...6.6....28....419..5....8..7q";
/// let mut source = Source::from_text("puzzles.txt", line);
/// let chunk = source.next_chunk().unwrap().unwrap();
/// let error = chunk.entries().next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "puzzles.txt:1: row 9, column 9: 'q' is not a digit or a blank");
/// assert_eq!((error.source_name(), error.line()), ("puzzles.txt", 1));
/// assert_eq!((error.row(), error.column()), (Some(9), Some(9)));
/// assert_eq!((error.found().as_str(), error.expected().as_str()), ("'q'", "a digit or a blank"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryError(Box<Found>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Found {
    source: Arc<str>,
    line: u64,
    problem: Problem,
}

/// What is wrong, without the source and the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    row: Option<usize>,
    column: Option<usize>,
    fault: Fault,
    in_solution: bool,
}

impl From<Fault> for Problem {
    /// A fault in no particular cell.
    fn from(fault: Fault) -> Self {
        Self { row: None, column: None, fault, in_solution: false }
    }
}

impl Problem {
    /// The same in the solution that is stated beside a puzzle.
    pub(crate) fn in_solution(self) -> Self {
        Self { in_solution: true, ..self }
    }

    fn found(&self) -> String {
        self.fault.found() + if self.in_solution { " in the stated solution" } else { "" }
    }

    /// The same in this row, 1 to 9.
    pub(crate) fn in_row(self, row: usize) -> Self {
        Self { row: Some(row), ..self }
    }

    /// The same in this column, 1 to 9.
    pub(crate) fn in_column(self, column: usize) -> Self {
        Self { column: Some(column), ..self }
    }

    /// The same in this cell.
    pub(crate) fn in_cell(self, cell: Cell) -> Self {
        self.in_row(cell.row().index() + 1).in_column(cell.column().index() + 1)
    }
}

impl From<ParsePuzzleError> for Problem {
    fn from(error: ParsePuzzleError) -> Self {
        Self {
            row: error.row().map(|row| row.index() + 1),
            column: error.column().map(|column| column.index() + 1),
            fault: error.fault().into(),
            in_solution: matches!(error.fault(), PuzzleFault::Solution(_)),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, column, .. } = self;
        let (found, expected) = (self.found(), self.fault.expected());
        if let Some(row) = row {
            write!(f, "row {row}")?;
            if let Some(column) = column {
                write!(f, ", column {column}")?;
            }
            f.write_str(": ")?;
        }
        // "8 rows where 9 were expected", but "nothing where a puzzle was expected".
        match expected.split_once(' ') {
            _ if column.is_some() => write!(f, "{found} is not {expected}"),
            Some((number, _)) if number.parse::<usize>().is_ok() => write!(f, "{found} where {number} were expected"),
            _ => write!(f, "{found} where {expected} was expected"),
        }
    }
}

impl EntryError {
    pub(crate) fn new(source: &Arc<str>, line: u64, problem: Problem) -> Self {
        Self(Box::new(Found { source: Arc::clone(source), line, problem }))
    }

    /// What is wrong, without the source and the line.
    #[cfg(feature = "texts")]
    pub(crate) fn into_problem(self) -> Problem {
        self.0.problem
    }

    /// The name of the source.
    pub fn source_name(&self) -> &str {
        &self.0.source
    }

    /// The 1-based line of the fault.
    pub fn line(&self) -> u64 {
        self.0.line
    }

    /// The puzzle's row, 1 to 9, if the fault lies in one.
    pub fn row(&self) -> Option<usize> {
        self.0.problem.row
    }

    /// The puzzle's column, 1 to 9, if the fault lies in one.
    pub fn column(&self) -> Option<usize> {
        self.0.problem.column
    }

    /// The kind of fault, and what it speaks of.
    pub fn fault(&self) -> &Fault {
        &self.0.problem.fault
    }

    /// True if the fault lies in the solution that is stated beside the puzzle.
    pub fn is_in_solution(&self) -> bool {
        self.0.problem.in_solution
    }

    /// What was found: `'q'`, `80 cells`.
    pub fn found(&self) -> String {
        self.0.problem.found()
    }

    /// What was expected: `a digit or a blank`, `81 cells`.
    pub fn expected(&self) -> String {
        self.0.problem.fault.expected()
    }

    /// What is wrong, without the source and the line: `row 9, column 9: 'q' is not a digit or a blank`.
    pub fn without_source(&self) -> impl fmt::Display {
        &self.0.problem
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { source, line, problem } = &*self.0;
        write!(f, "{source}:{line}: {problem}")
    }
}

impl std::error::Error for EntryError {}

/// A source that cannot be opened or read on: which one, and what the operating system or the decompressor said, or what
/// it is if it is no text.
#[derive(Debug)]
pub struct ReadError {
    source: Arc<str>,
    error: io::Error,
    is_packed: bool,
}

impl ReadError {
    /// What a source of this name said.
    pub fn new(source: &Arc<str>, error: io::Error) -> Self {
        Self { source: Arc::clone(source), error, is_packed: false }
    }

    /// The same, while data was being decompressed.
    pub(crate) fn in_packed(self, is_packed: bool) -> Self {
        Self { is_packed, ..self }
    }

    /// The name of the source.
    pub fn source_name(&self) -> &str {
        &self.source
    }

    /// What the source is if it is no text at all.
    fn binary(&self) -> Option<&Binary> {
        self.error.get_ref()?.downcast_ref()
    }

    /// The kind of fault, for programs that say in words of their own what is wrong: `binary-png`, `packed-cut-short`,
    /// `packed-broken`, or `not-read`.
    pub fn key(&self) -> &'static str {
        match (self.binary(), self.is_packed, self.error.kind()) {
            (Some(binary), _, _) => binary.key(),
            (None, true, io::ErrorKind::UnexpectedEof) => "packed-cut-short",
            (None, true, _) => "packed-broken",
            (None, false, _) => "not-read",
        }
    }

    /// What the operating system or the decompressor said.
    pub fn io_error(&self) -> &io::Error {
        &self.error
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, error, .. } = self;
        match self.key() {
            "packed-cut-short" => write!(f, "{source}: the compressed data is cut short"),
            "packed-broken" => write!(f, "{source}: broken compressed data: {error}"),
            _ => write!(f, "{source}: {error}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}
