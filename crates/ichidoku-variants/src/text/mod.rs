//! Texts of puzzles: read and written.

mod detect;
#[cfg(feature = "links")]
mod f_puzzles;
mod fault;
#[cfg(feature = "links")]
mod fog;
#[cfg(feature = "links")]
mod forms;
mod iss_items;
mod iss_read;
mod iss_write;
#[cfg(feature = "links")]
mod json;
mod killer;
#[cfg(feature = "links")]
mod members;
mod own_link;
mod pair_tables;
mod plain;
#[cfg(feature = "links")]
mod records;
#[cfg(feature = "links")]
mod regions;
mod rule_names;
mod stated;
#[cfg(feature = "links")]
mod sudokumaker;
#[cfg(feature = "links")]
mod sudokupad;

use std::fmt;

pub use detect::{Drawings, read_puzzle, read_puzzle_with, read_variant, read_variants, read_variants_with};
#[cfg(feature = "links")]
pub use f_puzzles::{read_f_puzzles, write_f_puzzles};
pub use fault::TextFault;
pub use iss_read::read_iss;
pub use iss_write::{write_iss, write_rule};
pub use killer::{read_short_killer, read_sumocue};
pub use plain::{read_jigsaw, read_plain, write_line, write_plain};
#[cfg(feature = "links")]
pub use records::{RecordError, VariantRecord, read_in_table, read_records};
pub use rule_names::RULE_NAMES;
pub use stated::Misstated;
#[cfg(feature = "links")]
pub use sudokumaker::read_sudokumaker;
#[cfg(feature = "links")]
pub use sudokupad::read_sudokupad;

/// What is wrong with a text, and where.
///
/// ```
/// use ichidoku_variants::read_iss;
/// let error = read_iss(".Teleport~R1C1").unwrap_err();
/// assert_eq!(error.to_string(), "rule 1: 'Teleport' is not a known rule");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The item of a text of rules, or the character of another text, from 1; 0 means the whole text.
    pub place: usize,
    /// What is meant by the place.
    pub part: &'static str,
    /// What was found, and what was expected.
    pub fault: TextFault,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.row_and_column(), self.place) {
            ((Some(row), Some(column)), _) => write!(f, "row {row}, column {column}: ")?,
            (_, 0) if self.fault.key().is_empty() => write!(f, "{}: ", self.part)?,
            (_, 0) => {}
            (_, place) => write!(f, "{} {place}: ", self.part)?,
        }
        write!(f, "{}", self.fault)
    }
}

impl TextError {
    /// The name of a rule in the words of the Interactive Sudoku Solver, if the fault is that there is none of this name. It may
    /// be a slip of one of [`RULE_NAMES`].
    ///
    /// ```
    /// use ichidoku_variants::read_iss;
    /// assert_eq!(read_iss(".Termo~R1C1").unwrap_err().unknown_rule(), Some("Termo"));
    /// assert_eq!(read_iss(".Thermo~R0C0").unwrap_err().unknown_rule(), None);
    /// ```
    pub fn unknown_rule(&self) -> Option<&str> {
        match &self.fault {
            TextFault::UnknownRule { rule } if self.place > 0 => Some(rule),
            _ => None,
        }
    }

    /// The row and column of the grid that the fault lies in, from 1, as far as it lies in one.
    ///
    /// ```
    /// use ichidoku_variants::read_plain;
    /// assert_eq!(read_plain("1......9........").unwrap_err().row_and_column(), (Some(2), Some(4)));
    /// ```
    pub fn row_and_column(&self) -> (Option<usize>, Option<usize>) {
        let Some(place) = self.place.checked_sub(1) else { return (None, None) };
        match self.fault.columns() {
            Some(columns) => (Some(place / columns + 1), Some(place % columns + 1)),
            None => (Some(self.place).filter(|_| self.part == "row"), None),
        }
    }

    /// The number of the rule that the fault lies in, from 1, if it lies in one.
    pub fn rule(&self) -> Option<usize> {
        Some(self.place).filter(|&place| place > 0 && self.part == RULE)
    }
}

/// The part of a puzzle that a fault in one of its rules is in.
const RULE: &str = "rule";

impl std::error::Error for TextError {}
