//! Why a book can't be made.

use std::fmt;

/// A page can't hold what was ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoom {
    /// A page can't hold so many puzzles: 1, 2, 4, 6 or 9 fit.
    PerPage(usize),
    /// Candidates would be smaller than 4 points, which nobody can read.
    Candidates,
    /// The puzzle with this number and its rules in words would be too small to be read.
    Rules(usize),
    /// A code can't hold the address of the app.
    Code,
    /// The embedded font, which has the letters of European languages alone, lacks this one of a title or note, and so does
    /// the font beside it, if there is one.
    Letter(char),
}

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PerPage(count) => write!(f, "{count} puzzles on a page where 1, 2, 4, 6 or 9 were expected"),
            Self::Candidates => {
                f.write_str("candidates of less than 4 points; expected fewer puzzles on a page or larger paper")
            }
            Self::Rules(number) => {
                write!(f, "no room for puzzle {number} and its rules; expected fewer puzzles on a page or larger paper")
            }
            Self::Code => f.write_str("the address of the app is too long for a code"),
            Self::Letter(letter) => {
                write!(f, "no font of the book has {letter:?}; expected other letters, or a font with it")
            }
        }
    }
}

impl std::error::Error for NoRoom {}
