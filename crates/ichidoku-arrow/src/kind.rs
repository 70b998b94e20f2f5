//! The types of arrays that can hold puzzles.

use arrow_schema::DataType;

use crate::error::Error;

/// The type of an array of puzzles, and of the grids that answer them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Utf8,
    LargeUtf8,
    Utf8View,
    Binary,
    LargeBinary,
    BinaryView,
    /// As many bytes per row, in any puzzle; 81 in answers.
    Fixed,
    /// 81 digits per row.
    Cells,
    /// Nine rows of nine digits.
    NestedCells,
    /// Integers of any type in lists of any length, or in lists of nine of nine; 81 digits in answers.
    Lists,
    /// Arrow's type of nulls alone, which has no text; answers have.
    Nothing,
}

impl Kind {
    /// The kind of an array of this type; of a dictionary that of what it holds.
    pub(crate) fn of(data_type: &DataType) -> Result<Self, Error> {
        Ok(match data_type {
            DataType::Utf8 => Self::Utf8,
            DataType::LargeUtf8 => Self::LargeUtf8,
            DataType::Utf8View => Self::Utf8View,
            DataType::Binary => Self::Binary,
            DataType::LargeBinary => Self::LargeBinary,
            DataType::BinaryView => Self::BinaryView,
            DataType::FixedSizeBinary(_) => Self::Fixed,
            DataType::FixedSizeList(cells, 81) if cells.data_type() == &DataType::UInt8 => Self::Cells,
            DataType::FixedSizeList(row, 9) if is_nine_digits(row.data_type()) => Self::NestedCells,
            DataType::Dictionary(_, held) => Self::of(held)?,
            DataType::Null => Self::Nothing,
            other if is_integers(other, 81) || items(other, 9).is_some_and(|row| is_integers(row, 9)) => Self::Lists,
            other => return Err(Error::Type(other.clone())),
        })
    }
}

fn is_nine_digits(row: &DataType) -> bool {
    matches!(row, DataType::FixedSizeList(cells, 9) if cells.data_type() == &DataType::UInt8)
}

/// True of lists of integers that may have this length.
fn is_integers(list: &DataType, length: i32) -> bool {
    items(list, length).is_some_and(DataType::is_integer)
}

/// What is in lists that may have this length.
fn items(list: &DataType, length: i32) -> Option<&DataType> {
    match list {
        DataType::List(item) | DataType::LargeList(item) => Some(item.data_type()),
        DataType::FixedSizeList(item, fixed) if *fixed == length => Some(item.data_type()),
        _ => None,
    }
}
