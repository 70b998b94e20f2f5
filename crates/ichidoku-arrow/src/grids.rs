//! Grids of 81 bytes per row, as an array of the input's type. Lists of other integers than bytes are answered with 81 digits, and
//! nulls alone with text.

use std::sync::Arc;

use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, FixedSizeListArray, LargeBinaryArray,
    LargeStringArray, StringArray, StringViewArray, UInt8Array,
};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_data::ByteView;
use arrow_schema::{DataType, Field, FieldRef};
use ichidoku::Puzzle;

use crate::error::Error;
use crate::kind::Kind;

/// Number of bytes of a grid.
pub(crate) const CELLS: usize = 81;

/// Writes a grid as digits and dots, or as numbers.
#[inline]
pub(crate) fn write(slot: &mut [u8], grid: &[u8; 81], in_numbers: bool) {
    for (byte, digit) in slot.iter_mut().zip(grid) {
        *byte = match digit {
            _ if in_numbers => *digit,
            0 => b'.',
            _ => b'0' + digit,
        };
    }
}

/// The digits of a puzzle in 81 numbers.
pub(crate) fn numbers(puzzle: impl Into<Puzzle>) -> [u8; 81] {
    *puzzle.into().values()
}

/// The array of grids; `bytes` has 81 for each row, also for those that are null.
pub(crate) fn column(kind: Kind, bytes: Vec<u8>, nulls: Option<NullBuffer>) -> Result<ArrayRef, Error> {
    let rows = bytes.len() / CELLS;
    let bytes = Buffer::from_vec(bytes);
    Ok(match kind {
        Kind::Utf8 | Kind::Nothing => Arc::new(StringArray::try_new(offsets(rows), bytes, nulls)?),
        Kind::LargeUtf8 => Arc::new(LargeStringArray::try_new(offsets(rows), bytes, nulls)?),
        Kind::Utf8View => Arc::new(StringViewArray::try_new(views(&bytes), vec![bytes], nulls)?),
        Kind::Binary => Arc::new(BinaryArray::try_new(offsets(rows), bytes, nulls)?),
        Kind::LargeBinary => Arc::new(LargeBinaryArray::try_new(offsets(rows), bytes, nulls)?),
        Kind::BinaryView => Arc::new(BinaryViewArray::try_new(views(&bytes), vec![bytes], nulls)?),
        Kind::Fixed => Arc::new(FixedSizeBinaryArray::try_new(CELLS as i32, bytes, nulls)?),
        Kind::Cells | Kind::Lists => {
            Arc::new(FixedSizeListArray::try_new(digit(), CELLS as i32, digits(bytes), nulls)?)
        }
        Kind::NestedCells => {
            let lines = FixedSizeListArray::try_new(digit(), 9, digits(bytes), None)?;
            Arc::new(FixedSizeListArray::try_new(line(), 9, Arc::new(lines), nulls)?)
        }
    })
}

/// The type of an array of grids.
pub(crate) fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Utf8 | Kind::Nothing => DataType::Utf8,
        Kind::LargeUtf8 => DataType::LargeUtf8,
        Kind::Utf8View => DataType::Utf8View,
        Kind::Binary => DataType::Binary,
        Kind::LargeBinary => DataType::LargeBinary,
        Kind::BinaryView => DataType::BinaryView,
        Kind::Fixed => DataType::FixedSizeBinary(CELLS as i32),
        Kind::Cells | Kind::Lists => DataType::FixedSizeList(digit(), CELLS as i32),
        Kind::NestedCells => DataType::FixedSizeList(line(), 9),
    }
}

fn offsets<O: arrow_array::OffsetSizeTrait>(rows: usize) -> OffsetBuffer<O> {
    OffsetBuffer::from_repeated_length(CELLS, rows)
}

/// A view of each grid: all are in one buffer, which [`MAX_ROWS`](crate::MAX_ROWS) keeps small enough.
fn views(bytes: &Buffer) -> ScalarBuffer<u128> {
    let view = |(row, grid): (usize, &[u8])| {
        ByteView::new(CELLS as u32, grid.get(..4).unwrap_or_default()).with_offset((row * CELLS) as u32).as_u128()
    };
    bytes.as_slice().chunks_exact(CELLS).enumerate().map(view).collect::<Vec<_>>().into()
}

fn digits(bytes: Buffer) -> ArrayRef {
    let cells = bytes.len();
    Arc::new(UInt8Array::new(ScalarBuffer::new(bytes, 0, cells), None)) as Arc<dyn Array>
}

fn digit() -> FieldRef {
    Arc::new(Field::new("item", DataType::UInt8, false))
}

fn line() -> FieldRef {
    Arc::new(Field::new("item", DataType::FixedSizeList(digit(), 9), false))
}
