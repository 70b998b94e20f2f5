//! Minirows and minicols: where a row or a column crosses a box.

use core::fmt;

use crate::bits::index_type;
use crate::house::{Band, Box, Column, Row, Stack};

index_type! {
    /// The three cells where a row meets a box; index `3·row + stack`.
    ///
    /// ```text
    ///    0 0 0 | 1 1 1 | 2 2 2
    ///    3 3 3 | 4 4 4 | 5 5 5
    ///    6 6 6 | 7 7 7 | 8 8 8
    /// ```
    Minirow, 27
}

index_type! {
    /// The three cells where a column meets a box; index `3·column + band`.
    ///
    /// ```text
    ///    0  3  6 |  9 12 15 | 18 21 24
    ///    0  3  6 |  9 12 15 | 18 21 24
    ///    0  3  6 |  9 12 15 | 18 21 24
    ///   ---------+----------+---------
    ///    1  4  7 | 10 13 16 | 19 22 25
    /// ```
    Minicol, 27
}

impl Minirow {
    /// The minirow where a row meets a stack.
    pub const fn at(row: Row, stack: Stack) -> Self {
        Self::ALL[row.index() * 3 + stack.index()]
    }

    /// The row that holds the minirow.
    pub const fn row(self) -> Row {
        Row::ALL[self.index() / 3]
    }

    /// The box that holds the minirow.
    pub const fn box_(self) -> Box {
        Box::at(self.row().band(), Stack::ALL[self.index() % 3])
    }
}

impl Minicol {
    /// The minicol where a column meets a band.
    pub const fn at(column: Column, band: Band) -> Self {
        Self::ALL[column.index() * 3 + band.index()]
    }

    /// The column that holds the minicol.
    pub const fn column(self) -> Column {
        Column::ALL[self.index() / 3]
    }

    /// The box that holds the minicol.
    pub const fn box_(self) -> Box {
        Box::at(Band::ALL[self.index() % 3], self.column().stack())
    }
}

impl fmt::Display for Minirow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.row(), self.box_())
    }
}

impl fmt::Display for Minicol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.column(), self.box_())
    }
}
