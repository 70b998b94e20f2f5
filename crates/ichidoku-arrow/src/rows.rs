//! Arrays as rows of bytes, and rows as puzzles.

use arrow_array::cast::AsArray;
use arrow_array::types::UInt8Type;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, LargeBinaryArray, LargeStringArray,
    StringArray, StringViewArray, downcast_integer_array,
};
use arrow_buffer::{ArrowNativeType, NullBuffer};
use arrow_schema::DataType;
use ichidoku::Puzzle;
use ichidoku_formats::{ReadPuzzle, puzzle_of_bytes, puzzle_of_digits, wrong_cell};

use crate::error::Error;
use crate::kind::Kind;

/// The rows of an array.
pub(crate) struct Rows<'a> {
    array: &'a dyn Array,
    source: Source<'a>,
}

/// Where the bytes of the rows are.
enum Source<'a> {
    Utf8(&'a StringArray),
    LargeUtf8(&'a LargeStringArray),
    Utf8View(&'a StringViewArray),
    Binary(&'a BinaryArray),
    LargeBinary(&'a LargeBinaryArray),
    BinaryView(&'a BinaryViewArray),
    Fixed(&'a FixedSizeBinaryArray),
    Cells(Cells<'a>),
    Lists(&'a dyn Array),
    Nothing,
    Dictionary(Dictionary<'a>),
}

/// 81 digits per row, and which of them are null.
struct Cells<'a> {
    digits: &'a [u8],
    nulls: Option<NullBuffer>,
}

/// Rows by their places among others.
struct Dictionary<'a> {
    places: Vec<usize>,
    held: Box<Rows<'a>>,
}

/// What a row holds: nothing; a puzzle, and whether it is in numbers; or something else, and what is wrong with it.
pub(crate) type Row = Option<Result<ReadPuzzle, String>>;

/// The puzzle in a row, if it holds one: what is in a column can be found out where its name does not say so.
///
/// ```
/// use arrow_array::StringArray;
/// let column = StringArray::from(vec![Some("53..7"), None, Some(&*".".repeat(81))]);
/// assert_eq!(ichidoku_arrow::puzzle_at(&column, 0)?, None);
/// assert_eq!(ichidoku_arrow::puzzle_at(&column, 2)?, Some(ichidoku::Puzzle::EMPTY));
/// # Ok::<(), ichidoku_arrow::Error>(())
/// ```
///
/// # Errors
/// [`Error::Type`] if such an array cannot hold puzzles.
pub fn puzzle_at(array: &dyn Array, row: usize) -> Result<Option<Puzzle>, Error> {
    let rows = Rows::of(array)?;
    let found = (row < rows.len()).then(|| rows.row(row)).flatten();
    Ok(found.and_then(Result::ok).map(|(puzzle, _)| puzzle))
}

impl<'a> Rows<'a> {
    /// The rows of an array of any type that can hold puzzles.
    pub(crate) fn of(array: &'a dyn Array) -> Result<Self, Error> {
        let source = match Kind::of(array.data_type())? {
            _ if array.as_any_dictionary_opt().is_some() => Source::Dictionary(Dictionary::of(array)?),
            Kind::Utf8 => Source::Utf8(array.as_string()),
            Kind::LargeUtf8 => Source::LargeUtf8(array.as_string()),
            Kind::Utf8View => Source::Utf8View(array.as_string_view()),
            Kind::Binary => Source::Binary(array.as_binary()),
            Kind::LargeBinary => Source::LargeBinary(array.as_binary()),
            Kind::BinaryView => Source::BinaryView(array.as_binary_view()),
            Kind::Fixed => Source::Fixed(array.as_fixed_size_binary()),
            Kind::Cells => Source::Cells(Cells::of(array.as_fixed_size_list().values())),
            Kind::NestedCells => {
                Source::Cells(Cells::of(array.as_fixed_size_list().values().as_fixed_size_list().values()))
            }
            Kind::Lists => Source::Lists(array),
            Kind::Nothing => Source::Nothing,
        };
        Ok(Self { array, source })
    }

    /// Number of rows.
    pub(crate) fn len(&self) -> usize {
        self.array.len()
    }

    /// What the row holds.
    #[inline]
    pub(crate) fn row(&self, index: usize) -> Row {
        if self.array.is_null(index) {
            return None;
        }
        match &self.source {
            Source::Utf8(array) => Some(puzzle_of_bytes(array.value(index).as_bytes())),
            Source::LargeUtf8(array) => Some(puzzle_of_bytes(array.value(index).as_bytes())),
            Source::Utf8View(array) => Some(puzzle_of_bytes(array.value(index).as_bytes())),
            Source::Binary(array) => Some(puzzle_of_bytes(array.value(index))),
            Source::LargeBinary(array) => Some(puzzle_of_bytes(array.value(index))),
            Source::BinaryView(array) => Some(puzzle_of_bytes(array.value(index))),
            Source::Fixed(array) => Some(puzzle_of_bytes(array.value(index))),
            Source::Cells(cells) => Some(cells.row(index)),
            Source::Lists(array) => Some(list_row(&list(*array, index))),
            Source::Nothing => None,
            Source::Dictionary(dictionary) => dictionary.held.row(dictionary.places[index]),
        }
    }
}

impl<'a> Dictionary<'a> {
    fn of(array: &'a dyn Array) -> Result<Self, Error> {
        let dictionary = array.as_any_dictionary();
        let held = Box::new(Rows::of(dictionary.values().as_ref())?);
        // Where nothing is held every row is null, and its place is never looked up.
        let places = if held.len() == 0 { vec![0; array.len()] } else { dictionary.normalized_keys() };
        Ok(Self { places, held })
    }
}

impl<'a> Cells<'a> {
    fn of(array: &'a dyn Array) -> Self {
        Self { digits: array.as_primitive::<UInt8Type>().values(), nulls: array.nulls().cloned() }
    }

    fn row(&self, index: usize) -> Result<ReadPuzzle, String> {
        let first = index * 81;
        let null = |nulls: &NullBuffer| (0..81).find(|cell| nulls.is_null(first + cell));
        if let Some(cell) = self.nulls.as_ref().and_then(null) {
            return Err(wrong_cell(cell, "null"));
        }
        let digits = self.digits.get(first..).and_then(<[u8]>::first_chunk);
        // Which a list of 81 always has.
        let digits = digits.ok_or_else(|| "fewer than 81 cells".to_owned())?;
        puzzle_of_digits(*digits).map(|puzzle| (puzzle, true))
    }
}

/// What is in a row of lists of any kind.
fn list(array: &dyn Array, row: usize) -> ArrayRef {
    match array.data_type() {
        DataType::List(_) => array.as_list::<i32>().value(row),
        DataType::LargeList(_) => array.as_list::<i64>().value(row),
        _ => array.as_fixed_size_list().value(row),
    }
}

/// The puzzle of 81 integers, or of nine lists of nine.
fn list_row(cells: &ArrayRef) -> Result<ReadPuzzle, String> {
    let mut digits = [0; 81];
    if cells.data_type().is_integer() {
        if cells.len() != 81 {
            return Err(format!("{} cells where 81 were expected", cells.len()));
        }
        read_digits(cells, &mut digits, 0)?;
    } else {
        if cells.len() != 9 {
            return Err(format!("{} rows where 9 were expected", cells.len()));
        }
        for (row, digits) in digits.chunks_exact_mut(9).enumerate() {
            let cells = list(cells, row);
            if cells.len() != 9 {
                return Err(format!("row {}: {} cells where 9 were expected", row + 1, cells.len()));
            }
            read_digits(&cells, digits, row * 9)?;
        }
    }
    puzzle_of_digits(digits).map(|puzzle| (puzzle, true))
}

/// Reads as many integers as there are digits; the first one stands in this cell.
fn read_digits(cells: &ArrayRef, digits: &mut [u8], first: usize) -> Result<(), String> {
    for (place, digit) in digits.iter_mut().enumerate() {
        if cells.is_null(place) {
            return Err(wrong_cell(first + place, "null"));
        }
        let found = downcast_integer_array!(
            cells => {
                let found = cells.value(place);
                found.to_usize().filter(|digit| *digit <= 9).ok_or_else(|| format!("{found:?}"))
            },
            other => Err(other.to_string()),
        );
        *digit = found.map_err(|found| wrong_cell(first + place, found))? as u8;
    }
    Ok(())
}
