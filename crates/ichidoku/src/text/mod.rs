//! The plain text forms of a puzzle: line, rows, boxed grid, candidate grid, 729 characters.

use core::fmt;
use core::str::FromStr;

use crate::{Puzzle, Solution};

/// What is wrong with a text that should be a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsePuzzleError;

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a puzzle")
    }
}

impl core::error::Error for ParsePuzzleError {}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(s: &str) -> Result<Self, ParsePuzzleError> {
        let values = s.bytes().map(|b| if b == b'.' { 0 } else { b.wrapping_sub(b'0') });
        let mut all = [0; 81];
        all.iter_mut().zip(values).for_each(|(a, b)| *a = b);
        Puzzle::from_values(all).ok_or(ParsePuzzleError)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.values().iter().try_for_each(|v| f.write_char(if *v == 0 { '.' } else { (b'0' + v) as char }))
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Puzzle::from(*self).fmt(f)
    }
}
