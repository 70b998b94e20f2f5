//! Which cells make up each house, minirow, minicol, band and stack, and which cells see each other: `House::cells`,
//! `Cell::peers`, … Each table is computed at compile time from coordinates and tested against its definition.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::house::{Band, Box, Column, House, Row, Stack};
use crate::minirow::{Minicol, Minirow};

/// The set of cells `(row, column)` for which a rule on 0-based coordinates and a number holds.
macro_rules! cells_where {
    ($count:literal, |$n:ident, $row:ident, $column:ident| $rule:expr) => {{
        let mut table = [CellSet::EMPTY; $count];
        let mut $n = 0;
        while $n < $count {
            let mut bits = 0u128;
            let mut cell = 0;
            while cell < 81 {
                let ($row, $column) = (cell / 9, cell % 9);
                if $rule {
                    bits |= 1 << cell;
                }
                cell += 1;
            }
            table[$n] = CellSet::from_bits(bits);
            $n += 1;
        }
        table
    }};
}

const HOUSE_CELLS: [CellSet; 27] = cells_where!(27, |house, row, column| match house / 9 {
    0 => row == house % 9,
    1 => column == house % 9,
    _ => row / 3 * 3 + column / 3 == house % 9,
});

pub(crate) const PEERS: [CellSet; 81] = cells_where!(81, |cell, row, column| {
    let (r, c) = (cell / 9, cell % 9);
    (r != row || c != column) && (r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3))
});

const MINIROW_CELLS: [CellSet; 27] = cells_where!(27, |m, row, column| row * 3 + column / 3 == m);
const MINICOL_CELLS: [CellSet; 27] = cells_where!(27, |m, row, column| column * 3 + row / 3 == m);
const BAND_CELLS: [CellSet; 3] = cells_where!(3, |band, row, _column| row / 3 == band);
const STACK_CELLS: [CellSet; 3] = cells_where!(3, |stack, _row, column| column / 3 == stack);

impl Row {
    /// The row's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_row(self).cells()
    }
}

impl Column {
    /// The column's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_column(self).cells()
    }
}

impl Box {
    /// The box's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_box(self).cells()
    }
}

impl Band {
    /// The band's 27 cells.
    pub const fn cells(self) -> CellSet {
        BAND_CELLS[self.index()]
    }
}

impl Stack {
    /// The stack's 27 cells.
    pub const fn cells(self) -> CellSet {
        STACK_CELLS[self.index()]
    }
}

impl House {
    /// The house's nine cells.
    pub const fn cells(self) -> CellSet {
        HOUSE_CELLS[self.index()]
    }
}

impl Minirow {
    /// The minirow's three cells.
    pub const fn cells(self) -> CellSet {
        MINIROW_CELLS[self.index()]
    }
}

impl Minicol {
    /// The minicol's three cells.
    pub const fn cells(self) -> CellSet {
        MINICOL_CELLS[self.index()]
    }
}

impl Cell {
    /// The 20 other cells that share a house with this one.
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Whether the two cells are different and share a house.
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }
}

impl CellSet {
    /// The cells that every cell of the set sees; all 81 for the empty set.
    pub fn common_peers(self) -> Self {
        self.iter().fold(Self::FULL, |common, cell| common & cell.peers())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::HouseKind;
    use alloc::string::ToString;

    #[test]
    fn every_cell_is_in_exactly_the_houses_it_names() {
        for cell in Cell::ALL {
            for house in House::ALL {
                let expected = match house.kind() {
                    HouseKind::Row(row) => cell.row() == row,
                    HouseKind::Column(column) => cell.column() == column,
                    HouseKind::Box(b) => cell.box_() == b,
                };
                assert_eq!(house.cells().contains(cell), expected, "{cell} {house}");
                assert_eq!(cell.houses().contains(&house), expected);
            }
        }
        assert!(House::ALL.iter().all(|h| h.cells().len() == 9));
    }

    #[test]
    fn peers_are_the_other_cells_of_the_three_houses() {
        for cell in Cell::ALL {
            let union = cell.houses().iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
            assert_eq!(cell.peers(), union.without(cell));
            assert_eq!(cell.peers().len(), 20);
            for other in Cell::ALL {
                assert_eq!(cell.sees(other), other.sees(cell));
            }
        }
    }

    #[test]
    fn minirows_and_minicols_are_where_lines_cross_boxes() {
        for m in Minirow::ALL {
            assert_eq!(m.cells(), m.row().cells() & m.box_().cells());
            assert!(m.cells().iter().all(|cell| cell.minirow() == m));
        }
        for m in Minicol::ALL {
            assert_eq!(m.cells(), m.column().cells() & m.box_().cells());
            assert!(m.cells().iter().all(|cell| cell.minicol() == m));
        }
    }

    #[test]
    fn bands_and_stacks_hold_their_rows_columns_and_boxes() {
        for row in Row::ALL {
            assert!(row.cells().is_subset(row.band().cells()));
        }
        for column in Column::ALL {
            assert!(column.cells().is_subset(column.stack().cells()));
        }
        for b in Box::ALL {
            assert_eq!(b.cells(), b.band().cells() & b.stack().cells());
            assert_eq!(Box::at(b.band(), b.stack()), b);
        }
        for cell in Cell::ALL {
            assert!(cell.band().cells().contains(cell) && cell.stack().cells().contains(cell));
            assert_eq!(Box::at(cell.band(), cell.stack()), cell.box_());
        }
        assert!(Band::ALL.iter().all(|b| b.cells().len() == 27) && Stack::ALL.iter().all(|s| s.cells().len() == 27));
    }

    #[test]
    fn common_peers_of_two_cells_in_a_row() {
        let set: CellSet = ["r1c1", "r1c5"].iter().map(|s| s.parse::<Cell>().unwrap()).collect();
        assert_eq!(set.common_peers().to_string(), "r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9");
        assert_eq!(CellSet::EMPTY.common_peers(), CellSet::FULL);
    }
}
