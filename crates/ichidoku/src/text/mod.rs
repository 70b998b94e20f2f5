//! The plain text forms of a puzzle: line, rows, boxed grid, candidate grid, 729 characters.
//!
//! Every character of a text is part of a puzzle, of a frame, a comment or a label, or there is an error that names it.

mod block;
mod content;
mod error;
mod kind;
mod line;
mod lone_mark;
mod parsed;
mod pretty;
mod row;
mod shape;
mod symbol;
mod write;

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::puzzle::Puzzle;
use crate::solution::Solution;

pub use error::{ParsePuzzleError, PuzzleFault};
pub use kind::LineKind;
pub use parsed::Parsed;
pub use pretty::Pretty;
pub use shape::{is_doubtful, is_jigsaw};
pub use symbol::{read_line, write_line};
pub use write::{Boxed, CandidateGrid, Full, Rows};

/// Reads one puzzle in any of the plain text forms; which one is found out from the text itself.
///
/// # Errors
/// [`ParsePuzzleError`] names the place, what was found and what was expected.
pub fn read(text: &str) -> Result<Parsed, ParsePuzzleError> {
    block::read_text(&symbol::fold(text))
}

/// Reads all puzzles on one line, in order. A grid without blanks behind a puzzle is the puzzle's solution; words and
/// numbers beside them are labels and do not matter. There is at least one result.
///
/// ```
/// use ichidoku::text;
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// let found = text::read_puzzles(&format!("easy {puzzle},{solution} | hard {puzzle} 7.1"));
/// assert_eq!(found.len(), 2);
/// assert_eq!(found[0].as_ref().unwrap().solution, solution.parse().ok());
/// assert_eq!(text::read_puzzles(&puzzle[..80])[0].as_ref().unwrap_err().found(), "80 cells");
/// ```
///
/// # Errors
/// [`ParsePuzzleError`] in the place of what should be a puzzle and is none.
pub fn read_puzzles(line: &str) -> Vec<Result<Parsed, ParsePuzzleError>> {
    line::read_puzzles(&symbol::fold(line))
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
