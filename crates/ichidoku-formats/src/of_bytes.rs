//! The puzzle in the bytes of a table: text in any plain form, or as 81 numbers.

use std::fmt::Display;

use ichidoku::{Puzzle, text};

/// A puzzle, and whether it is written in numbers.
pub type ReadPuzzle = (Puzzle, bool);

/// The puzzle of bytes: text in any plain form, or 81 numbers with 0 for a blank; or what is wrong with them.
///
/// ```
/// use ichidoku_formats::puzzle_of_bytes;
/// assert_eq!(puzzle_of_bytes(&[0; 81]), Ok((ichidoku::Puzzle::EMPTY, true)));
/// assert_eq!(puzzle_of_bytes(b"53..7").unwrap_err(), "5 cells where 81 were expected");
/// ```
///
/// # Errors
/// A sentence in English that names the place and the expectation.
#[inline]
pub fn puzzle_of_bytes(bytes: &[u8]) -> Result<ReadPuzzle, String> {
    match <&[u8; 81]>::try_from(bytes) {
        Ok(line) => match text::read_line(line) {
            Some(puzzle) => Ok((puzzle, false)),
            None if line[0] <= 9 => puzzle_of_digits(*line).map(|puzzle| (puzzle, true)),
            None => of_text(bytes),
        },
        Err(_) => of_text(bytes),
    }
}

/// The puzzle of 81 numbers, with 0 for a blank.
///
/// # Errors
/// A sentence in English that names the place.
pub fn puzzle_of_digits(digits: [u8; 81]) -> Result<Puzzle, String> {
    Puzzle::from_values(digits).ok_or_else(|| {
        let cell = digits.iter().position(|digit| *digit > 9).unwrap_or_default();
        wrong_cell(cell, digits[cell])
    })
}

/// What is wrong with a number in a cell, counted from 0.
pub fn wrong_cell(cell: usize, found: impl Display) -> String {
    format!("row {}, column {}: {found} is not a digit or a blank", cell / 9 + 1, cell % 9 + 1)
}

#[cold]
fn of_text(bytes: &[u8]) -> Result<ReadPuzzle, String> {
    let text = str::from_utf8(bytes).map_err(|_| "bytes that are not UTF-8".to_owned())?;
    text.parse().map(|puzzle| (puzzle, false)).map_err(|error: ichidoku::ParsePuzzleError| error.to_string())
}
