//! The plain text forms of a puzzle: line, rows, boxed grid, candidate grid, 729 characters.

mod block;
mod content;
mod error;
mod kind;
mod line;
mod pretty;
mod row;
mod symbol;
mod write;

use core::fmt;
use core::str::FromStr;

use crate::candidate::CandidateSet;
use crate::puzzle::Puzzle;
use crate::solution::Solution;

pub use error::ParsePuzzleError;
pub use kind::LineKind;
pub use pretty::Pretty;
pub use symbol::{read_line, write_line};
pub use write::{Boxed, CandidateGrid, Full, Rows};

/// What a text says: the digits that stand in it and, where it is a candidate grid, the candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The digits.
    pub puzzle: Puzzle,
    /// The candidates of every cell, a placed cell's own digit included; `None` if the text shows no candidates.
    pub candidates: Option<CandidateSet>,
}

/// Reads one puzzle in any of the plain text forms; which one is found out from the text itself.
///
/// # Errors
/// [`ParsePuzzleError`] names the place, what was found and what was expected.
pub fn read(text: &str) -> Result<Parsed, ParsePuzzleError> {
    block::read_text(text)
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    /// Reads any of the plain text forms; see [`read`].
    fn from_str(s: &str) -> Result<Self, ParsePuzzleError> {
        read(s).map(|parsed| parsed.puzzle)
    }
}

impl fmt::Display for Puzzle {
    /// The 81 characters, `.` for a blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(core::str::from_utf8(&write_line(self)).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for Solution {
    /// The 81 digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Puzzle::from(*self).fmt(f)
    }
}
