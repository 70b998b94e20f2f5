//! Rows, columns, boxes; the 27 houses; bands and stacks.

use core::fmt;

use crate::bits::index_type;
use crate::cell::CellSet;
use crate::topology;

index_type! {
    /// One of the nine rows, from the top.
    Row, 9
}

index_type! {
    /// One of the nine columns, from the left.
    Column, 9
}

index_type! {
    /// One of the nine 3×3 boxes, numbered like the digits on a telephone.
    ///
    /// ```text
    ///   1 2 3
    ///   4 5 6
    ///   7 8 9
    /// ```
    Box, 9
}

index_type! {
    /// One of the three bands: three boxes across, from the top.
    Band, 3
}

index_type! {
    /// One of the three stacks: three boxes down, from the left.
    Stack, 3
}

index_type! {
    /// One of the 27 houses: nine rows (index 0 to 8), nine columns (9 to 17), nine boxes (18 to 26).
    /// Each digit stands in each house exactly once.
    ///
    /// ```
    /// use ichidoku::{House, Row};
    /// let house = House::from_row(Row::ALL[3]);
    /// assert_eq!(house.to_string(), "row 4");
    /// assert_eq!(house.cells().len(), 9);
    /// ```
    House, 27
}

impl Row {
    /// The row's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_row(self).cells()
    }

    /// The band that holds the row.
    pub const fn band(self) -> Band {
        Band::ALL[self.index() / 3]
    }
}

impl Column {
    /// The column's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_column(self).cells()
    }

    /// The stack that holds the column.
    pub const fn stack(self) -> Stack {
        Stack::ALL[self.index() / 3]
    }
}

impl Box {
    /// The box where a band meets a stack.
    pub const fn at(band: Band, stack: Stack) -> Self {
        Self::ALL[band.index() * 3 + stack.index()]
    }

    /// The box's nine cells.
    pub const fn cells(self) -> CellSet {
        House::from_box(self).cells()
    }

    /// The band that holds the box.
    pub const fn band(self) -> Band {
        Band::ALL[self.index() / 3]
    }

    /// The stack that holds the box.
    pub const fn stack(self) -> Stack {
        Stack::ALL[self.index() % 3]
    }
}

impl Band {
    /// The band's 27 cells.
    pub const fn cells(self) -> CellSet {
        topology::BAND_CELLS[self.index()]
    }
}

impl Stack {
    /// The stack's 27 cells.
    pub const fn cells(self) -> CellSet {
        topology::STACK_CELLS[self.index()]
    }
}

/// Which kind of house a house is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row, from the top.
    Row(Row),
    /// A column, from the left.
    Column(Column),
    /// A box, numbered row by row.
    Box(Box),
}

impl House {
    /// The row as a house.
    pub const fn from_row(row: Row) -> Self {
        Self::ALL[row.index()]
    }

    /// The column as a house.
    pub const fn from_column(column: Column) -> Self {
        Self::ALL[9 + column.index()]
    }

    /// The box as a house.
    pub const fn from_box(b: Box) -> Self {
        Self::ALL[18 + b.index()]
    }

    /// Whether this is a row, a column or a box, and which.
    pub const fn kind(self) -> HouseKind {
        let place = self.index() % 9;
        match self.index() / 9 {
            0 => HouseKind::Row(Row::ALL[place]),
            1 => HouseKind::Column(Column::ALL[place]),
            _ => HouseKind::Box(Box::ALL[place]),
        }
    }

    /// The house's nine cells.
    pub const fn cells(self) -> CellSet {
        topology::HOUSE_CELLS[self.index()]
    }
}

/// Prints the type's name in lower case and the 1-based number: `row 3`.
macro_rules! display_numbered {
    ($($type:ident $word:literal),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, " {}"), self.index() + 1)
            }
        }
    )*};
}

display_numbered!(Row "row", Column "column", Box "box", Band "band", Stack "stack");

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            HouseKind::Row(row) => row.fmt(f),
            HouseKind::Column(column) => column.fmt(f),
            HouseKind::Box(b) => b.fmt(f),
        }
    }
}
