//! The grid as the producers see it: candidates by cell and by house.

use ichidoku::{Cell, Digit};

use super::houses::{CELLS, HOUSES, PEERS, PLACES, ROWS, bits, cells_of};
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
        let mut board =
            Self { open: (1 << 81) - 1, digits: [0x1FF; 81], places: [[0x1FF; 9]; 27], empty: [9; 27], placed: [0; 9] };
        for (cell, digit) in Cell::ALL.into_iter().filter_map(|cell| Some((cell, state.value(cell)?))) {
            board.place(cell.index(), digit.index());
        }
        for cell in Cell::ALL.into_iter().filter(|cell| state.value(*cell).is_none()) {
            let is_gone = |digit: &Digit| !state.digits(cell).contains(*digit);
            Digit::ALL.into_iter().filter(is_gone).for_each(|digit| board.remove(cell.index(), digit.index()));
        }
        board
    }

    pub(super) fn is_open(&self, cell: usize) -> bool {
        self.open >> cell & 1 == 1
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
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

    /// The open cells with so many candidates.
    pub(super) fn cells_with(&self, count: u32) -> u128 {
        let mut cells = 0;
        for cell in 0..81 {
            cells |= u128::from(self.digits[cell].count_ones() == count) << cell;
        }
        cells
    }

    /// The cells of a house that may hold the digit.
    pub(super) fn cells_for(&self, house: usize, digit: usize) -> u128 {
        bits(self.places[house][digit]).fold(0, |set, place| set | 1 << CELLS[house][place])
    }

    /// The cells that may hold the digit.
    pub(super) fn cells_of(&self, digit: usize) -> u128 {
        (0..9).fold(0, |cells, row| cells | u128::from(self.places[ROWS.start + row][digit]) << (9 * row))
    }

    /// All candidates, by row, column and digit.
    pub(super) fn marks(&self) -> impl Iterator<Item = Mark> + use<'_> {
        cells_of(self.open).flat_map(|cell| bits(self.digits[cell]).map(move |digit| mark(cell, digit)))
    }
}
