//! Why there is no answer for a column as a whole.

use std::fmt;

use arrow_schema::{ArrowError, DataType};
use ichidoku::Interrupted;

use crate::limits::MAX_ROWS;

/// The reason why there is no answer for a column as a whole. What is wrong with a row is in the answer's column `error`.
#[derive(Debug)]
pub enum Error {
    /// An array of this type holds no puzzles.
    Type(DataType),
    /// More rows than [`MAX_ROWS`]: slice the array.
    TooLong(usize),
    /// The handle was raised.
    Stopped,
    /// Arrow refused to put the answer together.
    Arrow(ArrowError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type(found) => {
                write!(f, "a column of {found} where one of text, of 81 bytes or of lists of 81 integers was expected")
            }
            Self::TooLong(rows) => write!(f, "{rows} rows in one array where at most {MAX_ROWS} were expected"),
            Self::Stopped => f.write_str("the work was cancelled"),
            Self::Arrow(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<ArrowError> for Error {
    fn from(error: ArrowError) -> Self {
        Self::Arrow(error)
    }
}

impl From<Interrupted> for Error {
    fn from(_: Interrupted) -> Self {
        Self::Stopped
    }
}
