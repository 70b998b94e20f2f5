//! Rows, columns, boxes; the 27 houses; bands and stacks.

use core::fmt;
use core::str::FromStr;

use crate::bits::index_type;
use crate::error::ParseHouseError;

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
    /// assert_eq!((house.id(), "r4".parse()), ("r4", Ok(house)));
    /// assert_eq!(house.cells().len(), 9);
    /// ```
    House, 27
}

impl Row {
    /// The band that holds the row.
    pub const fn band(self) -> Band {
        Band::ALL[self.index() / 3]
    }
}

impl Column {
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

    /// The band that holds the box.
    pub const fn band(self) -> Band {
        Band::ALL[self.index() / 3]
    }

    /// The stack that holds the box.
    pub const fn stack(self) -> Stack {
        Stack::ALL[self.index() % 3]
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

    /// Identifies the house in data: `r4`, `c7`, `b3`. For people there is [`Display`](fmt::Display), as `box 3`.
    pub const fn id(self) -> &'static str {
        IDS[self.index()]
    }
}

/// The identifiers of all houses, by their indices.
const IDS: [&str; House::COUNT] = [
    "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", //
    "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", //
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9",
];

impl FromStr for House {
    type Err = ParseHouseError;

    /// Reads `r4` or `R4`, and also `row 4`, which older data has.
    fn from_str(s: &str) -> Result<Self, ParseHouseError> {
        let (first, number) = match s.as_bytes() {
            [b'r' | b'R', number] | [b'r', b'o', b'w', b' ', number] => (0, number),
            [b'c' | b'C', number] | [b'c', b'o', b'l', b'u', b'm', b'n', b' ', number] => (9, number),
            [b'b' | b'B', number] | [b'b', b'o', b'x', b' ', number] => (18, number),
            _ => return Err(ParseHouseError),
        };
        match number {
            b'1'..=b'9' => Ok(Self::ALL[first + usize::from(number - b'1')]),
            _ => Err(ParseHouseError),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn houses_are_read_by_their_ids_and_by_what_older_data_has() {
        for house in House::ALL {
            let id = house.id();
            assert_eq!(id.as_bytes()[0], house.to_string().as_bytes()[0]);
            for name in [id, &id.to_uppercase(), &house.to_string()] {
                assert_eq!(name.parse(), Ok(house), "{name}");
            }
        }
        for bad in ["", "r", "r0", "r10", "x1", "row 0", "row4", "Row 4", "r4c7"] {
            assert_eq!(bad.parse::<House>(), Err(ParseHouseError), "{bad}");
        }
    }
}
