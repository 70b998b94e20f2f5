//! Texts of puzzles: read and written.

mod detect;
#[cfg(feature = "links")]
mod f_puzzles;
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
mod plain;
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
pub use iss_read::read_iss;
pub use iss_write::{write_iss, write_rule};
pub use killer::{read_short_killer, read_sumocue};
pub use plain::{read_jigsaw, read_plain, write_line, write_plain};
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
/// assert_eq!(error.to_string(), "item 1: 'Teleport' is not a known rule");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The item of a text of rules, or the character of another text, from 1; 0 means the whole text.
    pub place: usize,
    /// What is meant by the place.
    pub part: &'static str,
    /// What was found, and what was expected.
    pub fault: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            0 => write!(f, "{}: {}", self.part, self.fault),
            place => write!(f, "{} {place}: {}", self.part, self.fault),
        }
    }
}

/// How the fault ends that a name in a string of rules is unknown.
const UNKNOWN_RULE: &str = " is not a known rule";

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
        let name = self.fault.strip_suffix(UNKNOWN_RULE).filter(|_| self.part == ITEM)?;
        name.strip_prefix('\'')?.strip_suffix('\'')
    }
}

/// The part of a string of rules that a fault is in.
const ITEM: &str = "item";

impl std::error::Error for TextError {}
