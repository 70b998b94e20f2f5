//! The grid as the producers see it: candidates by cell and by house.

use ichidoku::{Cell, Digit};

use super::houses::{CELL_BIT, HOUSE_BITS, HOUSES, PEERS, PLACES, bits, cells_of};
use crate::state::State;

/// A digit in a cell: nine times the cell, plus the digit, both from 0.
pub(super) type Mark = u16;

pub(super) const fn mark(cell: usize, digit: usize) -> Mark {
    (cell * 9 + digit) as Mark
}

pub(super) const fn cell_of(mark: Mark) -> usize {
    mark as usize / 9
}

pub(super) const fn digit_of(mark: Mark) -> usize {
    mark as usize % 9
}

/// Values and candidates. A cell without a value may have one candidate or none while something is assumed.
#[derive(Clone)]
pub(super) struct Board {
    /// The open cells.
    pub(super) open: u128,
    /// By digit, the cells that may hold it.
    pub(super) cells: [u128; 9],
    /// By cell, the digits it may hold.
    pub(super) digits: [u16; 81],
    /// By house and digit, the places in the house that may hold it.
    pub(super) places: [[u16; 9]; 27],
    /// By house, how many cells have no value.
    pub(super) empty: [u8; 27],
    /// By digit, how many cells hold it.
    pub(super) placed: [u8; 9],
}

impl Board {
    /// A board with what a state has: an open cell with one candidate is one that is to be found.
    pub(super) fn new(state: &State) -> Self {
        let mut board = Self::empty();
        for (cell, digit) in Cell::ALL.into_iter().filter_map(|cell| Some((cell, state.value(cell)?))) {
            board.place(cell.index(), digit.index());
        }
        for cell in Cell::ALL.into_iter().filter(|cell| state.value(*cell).is_none()) {
            let is_gone = |digit: &Digit| !state.digits(cell).contains(*digit);
            Digit::ALL.into_iter().filter(is_gone).for_each(|digit| board.remove(cell.index(), digit.index()));
        }
        board
    }

    /// A board without values, where each cell may hold each digit.
    pub(super) fn empty() -> Self {
        let all = (1 << 81) - 1;
        let (digits, places) = ([0x1FF; 81], [[0x1FF; 9]; 27]);
        Self { open: all, cells: [all; 9], digits, places, empty: [9; 27], placed: [0; 9] }
    }

    pub(super) fn is_open(&self, cell: usize) -> bool {
        self.open >> cell & 1 == 1
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        self.cells[digit] &= !CELL_BIT[cell];
        for kind in 0..3 {
            self.places[HOUSES[cell][kind] as usize][digit] &= !(1 << PLACES[cell][kind]);
        }
    }

    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        self.open &= !(1 << cell);
        self.placed[digit] += 1;
        bits(self.digits[cell]).for_each(|other| self.remove(cell, other));
        PEERS[cell].iter().for_each(|peer| self.remove(*peer as usize, digit));
        HOUSES[cell].iter().for_each(|house| self.empty[*house as usize] -= 1);
    }

    /// The open cells with two candidates, and those with three.
    pub(super) fn cells_with_few(&self) -> [u128; 2] {
        let mut at_least = [!0, 0, 0, 0, 0];
        for cells in self.cells {
            (1..5).rev().for_each(|n| at_least[n] |= at_least[n - 1] & cells);
        }
        [at_least[2] & !at_least[3], at_least[3] & !at_least[4]]
    }

    /// The cells of a house that may hold the digit.
    pub(super) fn cells_for(&self, house: usize, digit: usize) -> u128 {
        self.cells[digit] & HOUSE_BITS[house]
    }

    /// All candidates, by row, column and digit.
    pub(super) fn marks(&self) -> impl Iterator<Item = Mark> + use<'_> {
        cells_of(self.open).flat_map(|cell| bits(self.digits[cell]).map(move |digit| mark(cell, digit)))
    }
}
