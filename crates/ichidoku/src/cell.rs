//! The 81 cells.

use core::fmt;
use core::str::FromStr;

use crate::bits::index_type;
use crate::error::ParseCellError;
use crate::house::{Band, Box, Column, House, Row, Stack};
use crate::minirow::{Minicol, Minirow};

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
}
