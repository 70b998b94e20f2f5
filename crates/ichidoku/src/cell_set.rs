//! Sets of cells.

use core::fmt;

use crate::bits::{BitIter, set_operations};
use crate::cell::Cell;

/// A set of cells, one bit a cell.
///
/// ```
/// use ichidoku::{Cell, CellSet};
/// let cell: Cell = "r1c1".parse().unwrap();
/// let row_peers = cell.peers() & cell.row().cells();
/// assert_eq!(row_peers.len(), 8);
/// assert_eq!(row_peers.iter().next().unwrap().to_string(), "r1c2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: Self = Self(0);
    /// The set of all 81 cells.
    pub const FULL: Self = Self((1 << 81) - 1);

    /// The set from a mask whose bit `i` stands for the cell with index `i`; bits from 81 on are ignored.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::FULL.0)
    }

    /// The mask whose bit `i` stands for the cell with index `i`.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set from three masks of 27 bits, one a band from the top, bit `9·row in band + column`.
    pub const fn from_bands(bands: [u32; 3]) -> Self {
        Self::from_bits(bands[0] as u128 | (bands[1] as u128) << 27 | (bands[2] as u128) << 54)
    }

    /// The three masks of 27 bits, one a band from the top, bit `9·row in band + column`.
    pub const fn bands(self) -> [u32; 3] {
        const BAND: u32 = (1 << 27) - 1;
        [self.0 as u32 & BAND, (self.0 >> 27) as u32 & BAND, (self.0 >> 54) as u32 & BAND]
    }

    /// The set of one cell.
    pub const fn single(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// The set with the cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.index())
    }

    /// The set with the cell taken out.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.index()))
    }

    /// The cells in the set in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        BitIter(self.0).map(|i| Cell::ALL[i])
    }

    /// The only cell of a set of one; `None` otherwise.
    pub const fn only(self) -> Option<Cell> {
        if self.0.count_ones() == 1 { Cell::new(self.0.trailing_zeros() as usize) } else { None }
    }
}

set_operations!(CellSet, Cell);

impl fmt::Display for CellSet {
    /// The cells in reading order with a blank between them: `"r1c1 r4c7"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(i, cell)| {
            let gap = if i == 0 { "" } else { " " };
            write!(f, "{gap}{cell}")
        })
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_round_trip() {
        for cell in Cell::ALL {
            let set = CellSet::single(cell);
            assert_eq!(CellSet::from_bands(set.bands()), set);
            assert_eq!(set.bands()[cell.band().index()], 1 << (cell.index() % 27));
        }
    }
}
