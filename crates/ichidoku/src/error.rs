//! What can be wrong with input, as values that name the place and the expectation.

use alloc::vec::Vec;
use core::fmt;

use crate::cell::CellSet;
use crate::digit::Digit;
use crate::house::House;
use crate::solution::Solution;

/// A digit that stands more than once in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The digit.
    pub digit: Digit,
    /// The house.
    pub house: House,
    /// The cells of the house that hold the digit, two or more.
    pub cells: CellSet,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.cells.len() - 1;
        write!(f, "{} stands in ", self.digit)?;
        for (i, cell) in self.cells.iter().enumerate() {
            let gap = match i {
                0 => "",
                _ if i == last => " and ",
                _ => ", ",
            };
            write!(f, "{gap}{cell}")?;
        }
        write!(f, " of {}", self.house)
    }
}

/// Clues that break the rules; holds every clash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidClues {
    /// All clashes, rows first, then columns, then boxes; never empty.
    pub clashes: Vec<Clash>,
}

impl fmt::Display for InvalidClues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clashes.iter().enumerate().try_for_each(|(i, clash)| {
            let gap = if i == 0 { "" } else { "; " };
            write!(f, "{gap}{clash}")
        })
    }
}

/// Why a puzzle is not proper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotProper {
    /// The clues break the rules.
    Clashing(InvalidClues),
    /// The clues obey the rules, but no solution agrees with them.
    Unsolvable,
    /// There is more than one solution; two of them.
    Several([Solution; 2]),
}

impl fmt::Display for NotProper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clashing(clashes) => write!(f, "the clues clash: {clashes}"),
            Self::Unsolvable => f.write_str("the puzzle has no solution"),
            Self::Several(_) => f.write_str("the puzzle has more than one solution"),
        }
    }
}

/// Declares an error without content and its message.
macro_rules! plain_error {
    ($(#[$doc:meta])* $name:ident: $message:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($message)
            }
        }

        impl core::error::Error for $name {}
    };
}

plain_error! {
    /// A text that is not a cell.
    ParseCellError: "expected a cell such as r4c7, rows and columns from 1 to 9"
}

plain_error! {
    /// A text that is not a house.
    ParseHouseError: "expected a house such as r4, c7 or b3"
}

plain_error! {
    /// A text that is not a candidate.
    ParseCandidateError: "expected a candidate such as r4c7=5"
}

plain_error! {
    /// Values that are not a complete grid with each digit once in each house.
    NotASolution: "expected each digit once in each row, column and box"
}

impl core::error::Error for InvalidClues {}
impl core::error::Error for NotProper {}
