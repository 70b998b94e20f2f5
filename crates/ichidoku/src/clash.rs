//! Clues that break the rules.

use alloc::vec::Vec;
use core::fmt;

use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::house::House;

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

impl core::error::Error for InvalidClues {}
