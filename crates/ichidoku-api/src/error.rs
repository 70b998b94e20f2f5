//! What a door says when there is no answer: what is wrong, where, and what was expected.

use std::fmt;

use ichidoku::Interrupted;
use ichidoku_formats::EntryError;
use serde::{Deserialize, Serialize};

/// Why there is no answer.
///
/// ```
/// use ichidoku_api::{Ask, Control, ErrorCode, PuzzleInput, Solve};
/// let request = Solve { puzzle: PuzzleInput::from("12x"), ..Solve::default() };
/// let error = request.run(&Control::new()).unwrap_err();
/// assert_eq!(error.code, ErrorCode::Puzzle);
/// assert_eq!(error.message, "3 cells where 81 were expected");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Error {
    /// Which kind of fault it is.
    pub code: ErrorCode,
    /// What is wrong, in a sentence that names the place and the expectation.
    pub message: String,
    /// Where in the puzzle's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// What was found there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What was expected there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

/// The kinds of fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The request is not one of the vocabulary.
    Request,
    /// The puzzle cannot be read.
    Puzzle,
    /// Something else that the request asks for does not exist.
    Argument,
    /// The work was cancelled.
    Cancelled,
    /// The work took more than the door allows.
    Budget,
}

/// A place in a puzzle's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The line of the text, from 1.
    pub line: u64,
    /// The row of the puzzle, from 1, if the fault lies in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The column of the puzzle, from 1, if the fault lies in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Error {
    /// A fault of this kind without a place.
    pub fn new(code: ErrorCode, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string(), place: None, found: None, expected: None }
    }

    /// A puzzle that cannot be read.
    pub(crate) fn puzzle(message: impl fmt::Display) -> Self {
        Self::new(ErrorCode::Puzzle, message)
    }

    /// Something asked for that does not exist.
    pub(crate) fn argument(message: impl fmt::Display) -> Self {
        Self::new(ErrorCode::Argument, message)
    }
}

impl From<Interrupted> for Error {
    fn from(why: Interrupted) -> Self {
        match why {
            Interrupted::Stopped => Self::new(ErrorCode::Cancelled, "the work was cancelled"),
            Interrupted::NodeBudget => {
                Self::new(ErrorCode::Budget, "the search took more guesses than are allowed here")
            }
        }
    }
}

impl From<EntryError> for Error {
    fn from(error: EntryError) -> Self {
        let place = Place { line: error.line(), row: error.row(), column: error.column() };
        let whole = error.to_string();
        let source = format!("{}:{}: ", error.source_name(), error.line());
        Self {
            place: Some(place),
            found: Some(error.found().to_owned()),
            expected: Some(error.expected().to_owned()),
            ..Self::puzzle(whole.strip_prefix(&source).unwrap_or(&whole))
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
