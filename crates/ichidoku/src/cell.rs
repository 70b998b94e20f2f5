//! The 81 cells and sets of them.

use core::fmt;
use core::str::FromStr;

use crate::bits::{BitIter, index_type, set_operations};
use crate::error::ParseCellError;
use crate::house::{Band, Box, Column, House, Row, Stack};
use crate::minirow::{Minicol, Minirow};
use crate::topology;

index_type! {
    /// One of the 81 places of the grid, numbered row by row from 0 to 80; prints as `r4c7` (1-based).
    ///
    /// ```text
    ///        c1 c2 c3   c4 c5 c6   c7 c8 c9
    ///   r1    0  1  2    3  4  5    6  7  8
    ///   r2    9 10 11   12 13 14   15 16 17
    ///   …
    ///   r9   72 73 74   75 76 77   78 79 80
    /// ```
    ///
    /// ```
    /// use ichidoku::Cell;
    /// let cell: Cell = "r4c7".parse().unwrap();
    /// assert_eq!(cell.index(), 33);
    /// assert_eq!(cell.row().to_string(), "row 4");
    /// assert_eq!(cell.to_string(), "r4c7");
    /// ```
    Cell, 81
}

impl Cell {
    /// The cell where a row meets a column.
    pub const fn at(row: Row, column: Column) -> Self {
        Self((row.index() * 9 + column.index()) as u8)
    }

    /// The cell's row.
    pub const fn row(self) -> Row {
        Row::ALL[self.index() / 9]
    }

    /// The cell's column.
    pub const fn column(self) -> Column {
        Column::ALL[self.index() % 9]
    }

    /// The cell's box.
    pub const fn box_(self) -> Box {
        Box::ALL[self.index() / 27 * 3 + self.index() % 9 / 3]
    }

    /// The cell's row, column and box as houses, in this order.
    pub const fn houses(self) -> [House; 3] {
        [House::from_row(self.row()), House::from_column(self.column()), House::from_box(self.box_())]
    }

    /// The three boxes across that hold the cell.
    pub const fn band(self) -> Band {
        Band::ALL[self.index() / 27]
    }

    /// The three boxes down that hold the cell.
    pub const fn stack(self) -> Stack {
        Stack::ALL[self.index() % 9 / 3]
    }

    /// The three cells of the cell's row in its box.
    pub const fn minirow(self) -> Minirow {
        Minirow::at(self.row(), self.stack())
    }

    /// The three cells of the cell's column in its box.
    pub const fn minicol(self) -> Minicol {
        Minicol::at(self.column(), self.band())
    }

    /// The 20 other cells that share a house with this one.
    pub const fn peers(self) -> CellSet {
        topology::PEERS[self.index()]
    }

    /// Whether the two cells are different and share a house.
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row().index() + 1, self.column().index() + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads `r4c7` or `R4C7`, rows and columns from 1 to 9.
    fn from_str(s: &str) -> Result<Self, ParseCellError> {
        let place = |b: u8| if b.is_ascii_digit() { (b as usize).checked_sub(b'1' as usize) } else { None };
        match s.as_bytes() {
            [b'r' | b'R', row, b'c' | b'C', column] => {
                match (place(*row).and_then(Row::new), place(*column).and_then(Column::new)) {
                    (Some(row), Some(column)) => Ok(Self::at(row, column)),
                    _ => Err(ParseCellError),
                }
            }
            _ => Err(ParseCellError),
        }
    }
}

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

    /// The cells that every cell of the set sees; all 81 for the empty set.
    pub fn common_peers(self) -> Self {
        self.iter().fold(Self::FULL, |common, cell| common & cell.peers())
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
    use alloc::string::ToString;

    #[test]
    fn names_round_trip_for_all_cells() {
        for cell in Cell::ALL {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(cell.to_string().to_uppercase().parse(), Ok(cell));
            assert_eq!(Cell::at(cell.row(), cell.column()), cell);
        }
        for bad in ["", "r0c1", "r1c0", "r10c1", "c1r1", "r1c1 ", "r:c1", "r/c1"] {
            assert_eq!(bad.parse::<Cell>(), Err(ParseCellError), "{bad}");
        }
    }

    #[test]
    fn bands_round_trip() {
        for cell in Cell::ALL {
            let set = CellSet::single(cell);
            assert_eq!(CellSet::from_bands(set.bands()), set);
            assert_eq!(set.bands()[cell.band().index()], 1 << (cell.index() % 27));
        }
    }

    #[test]
    fn common_peers_of_two_cells_in_a_row() {
        let set: CellSet = ["r1c1", "r1c5"].iter().map(|s| s.parse::<Cell>().unwrap()).collect();
        assert_eq!(set.common_peers().to_string(), "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9");
        assert_eq!(CellSet::EMPTY.common_peers(), CellSet::FULL);
    }
}
