//! Puzzles: any clues.

use alloc::vec::Vec;
use core::fmt;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::clash::{Clash, InvalidClues};
use crate::digit::{Digit, DigitSet};
use crate::house::House;

/// Clues in a grid: any, even clashing ones.
///
/// ```
/// use ichidoku::{Cell, Digit, Puzzle};
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.set("r1c1".parse::<Cell>().unwrap(), Digit::new(5));
/// assert_eq!(puzzle.clue_count(), 1);
/// assert!(puzzle.check().is_ok());
///
/// puzzle.set("r1c9".parse::<Cell>().unwrap(), Digit::new(5));
/// let clashes = puzzle.check().unwrap_err();
/// assert_eq!(clashes.to_string(), "5 stands in r1c1 and r1c9 of row 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Puzzle {
    /// 0 for a blank, else the digit.
    values: [u8; 81],
}

impl Puzzle {
    /// The puzzle without clues.
    pub const EMPTY: Self = Self { values: [0; 81] };

    /// The puzzle from 81 values in reading order, 0 for a blank; `None` if a value is above 9.
    #[inline]
    pub fn from_values(values: [u8; 81]) -> Option<Self> {
        // The greatest of all rather than the first too great: without an exit the loop becomes vector code.
        let greatest = values.iter().fold(0, |greatest: u8, value| greatest.max(*value));
        (greatest <= 9).then_some(Self { values })
    }

    /// The puzzle of 81 characters: the digits as clues, all others as blanks.
    #[inline(always)]
    pub(crate) fn from_symbols(symbols: &[u8; 81]) -> Self {
        let mut puzzle = Self::EMPTY;
        for (value, symbol) in puzzle.values.iter_mut().zip(symbols) {
            let digit = symbol.wrapping_sub(b'0');
            *value = if digit <= 9 { digit } else { 0 };
        }
        puzzle
    }

    /// Wraps values that the caller has made from 0 to 9.
    pub(crate) fn from_legal_values(values: [u8; 81]) -> Self {
        debug_assert!(values.iter().all(|value| *value <= 9), "a value above 9");
        Self { values }
    }

    /// The 81 values in reading order, 0 for a blank.
    pub const fn values(&self) -> &[u8; 81] {
        &self.values
    }

    /// The clue in the cell.
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values[cell.index()])
    }

    /// Sets or clears the clue in the cell.
    pub const fn set(&mut self, cell: Cell, clue: Option<Digit>) {
        self.values[cell.index()] = match clue {
            Some(digit) => digit.get(),
            None => 0,
        };
    }

    /// This puzzle with the clue in the cell set or cleared.
    #[must_use]
    pub const fn with(mut self, cell: Cell, clue: Option<Digit>) -> Self {
        self.set(cell, clue);
        self
    }

    /// This puzzle with only the clues in the given cells.
    #[must_use]
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        self.clues().filter(|(cell, _)| cells.contains(*cell)).collect()
    }

    /// The clues in reading order.
    pub fn clues(&self) -> impl Iterator<Item = (Cell, Digit)> + Clone + '_ {
        Cell::ALL.into_iter().filter_map(|cell| self.get(cell).map(|digit| (cell, digit)))
    }

    /// How many clues there are, 0 to 81.
    pub fn clue_count(&self) -> usize {
        self.values.iter().filter(|v| **v != 0).count()
    }

    /// The cells that hold a clue.
    pub fn clue_cells(&self) -> CellSet {
        self.clues().map(|(cell, _)| cell).collect()
    }

    /// The cells whose clue is the digit.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        self.clues().filter(|(_, d)| *d == digit).map(|(cell, _)| cell).collect()
    }

    /// Every house in which a digit stands more than once; empty where the clues obey the rules.
    pub fn clashes(&self) -> Vec<Clash> {
        let cells = Digit::ALL.map(|digit| self.cells_of(digit));
        let in_house = |house: House| {
            Digit::ALL.into_iter().filter_map(move |digit| {
                let cells = cells[digit.index()] & house.cells();
                (cells.len() > 1).then_some(Clash { digit, house, cells })
            })
        };
        House::ALL.into_iter().flat_map(in_house).collect()
    }

    /// Whether the clues obey the rules; the error lists every clash.
    ///
    /// # Errors
    /// [`InvalidClues`] if a digit stands twice in a house.
    pub fn check(&self) -> Result<(), InvalidClues> {
        let clashes = self.clashes();
        if clashes.is_empty() { Ok(()) } else { Err(InvalidClues { clashes }) }
    }

    /// The digits that no clue of a peer excludes from the cell, whatever the cell itself holds.
    pub fn unseen_digits(&self, cell: Cell) -> DigitSet {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.get(peer)).collect();
        !seen
    }
}

impl Default for Puzzle {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<(Cell, Digit)> for Puzzle {
    /// Collects clues; of two for one cell the last stays.
    fn from_iter<I: IntoIterator<Item = (Cell, Digit)>>(clues: I) -> Self {
        clues.into_iter().fold(Self::EMPTY, |puzzle, (cell, digit)| puzzle.with(cell, Some(digit)))
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Puzzle({self})")
    }
}
