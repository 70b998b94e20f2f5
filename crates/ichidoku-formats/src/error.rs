//! What can be wrong with a source or with one record of it.

use std::fmt;
use std::io;
use std::sync::Arc;

use ichidoku::{Cell, ParsePuzzleError};

use crate::binary::Binary;

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
/// assert_eq!((error.found(), error.expected()), ("'q'", "a digit or a blank"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryError(Box<Fault>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault {
    source: Arc<str>,
    line: u64,
    problem: Problem,
}

/// What is wrong, without the source and the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    row: Option<usize>,
    column: Option<usize>,
    found: String,
    expected: String,
}

impl Problem {
    /// Something other than what was expected, in no particular cell.
    pub(crate) fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { row: None, column: None, found: found.into(), expected: expected.into() }
    }

    /// A wrong number of things: `count(8, 9, "row")` is `8 rows where 9 were expected`.
    pub(crate) fn count(found: usize, expected: usize, noun: &str) -> Self {
        let plural = |n: usize| format!("{n} {noun}{}", if n == 1 { "" } else { "s" });
        Self::new(plural(found), plural(expected))
    }

    /// Something that is not a digit or a blank.
    pub(crate) fn not_a_cell(found: impl Into<String>) -> Self {
        Self::new(found, "a digit or a blank")
    }

    /// The same in the solution that is stated beside a puzzle.
    pub(crate) fn in_solution(self) -> Self {
        Self { found: format!("{} in the stated solution", self.found), ..self }
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
            found: error.found(),
            expected: error.expected(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { row, column, found, expected } = self;
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
        Self(Box::new(Fault { source: Arc::clone(source), line, problem }))
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

    /// What was found: `'q'`, `80 cells`.
    pub fn found(&self) -> &str {
        &self.0.problem.found
    }

    /// What was expected: `a digit or a blank`, `81 cells`.
    pub fn expected(&self) -> &str {
        &self.0.problem.expected
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { source, line, problem } = &*self.0;
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
    gzip: bool,
}

impl ReadError {
    pub(crate) fn new(source: &Arc<str>, error: io::Error) -> Self {
        Self { source: Arc::clone(source), error, gzip: false }
    }

    /// The same, while data was being decompressed.
    pub(crate) fn in_gzip(self, gzip: bool) -> Self {
        Self { gzip, ..self }
    }

    /// The name of the source.
    pub fn source_name(&self) -> &str {
        &self.source
    }

    /// True if the source is no text at all.
    fn is_no_text(&self) -> bool {
        matches!(self.error.get_ref(), Some(cause) if cause.is::<Binary>())
    }

    /// What the operating system or the decompressor said.
    pub fn io_error(&self) -> &io::Error {
        &self.error
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { source, error, gzip } = self;
        match (gzip, error.kind()) {
            _ if self.is_no_text() => write!(f, "{source}: {error}"),
            (true, io::ErrorKind::UnexpectedEof) => write!(f, "{source}: the gzip data is cut short"),
            (true, _) => write!(f, "{source}: broken gzip data: {error}"),
            (false, _) => write!(f, "{source}: {error}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}
