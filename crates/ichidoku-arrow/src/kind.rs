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
            DataType::FixedSizeList(row, 9) => match row.data_type() {
                DataType::FixedSizeList(cells, 9) if cells.data_type() == &DataType::UInt8 => Self::NestedCells,
                _ => return Err(Error::Type(data_type.clone())),
            },
            DataType::Dictionary(_, held) => Self::of(held)?,
            _ => return Err(Error::Type(data_type.clone())),
        })
    }
}
