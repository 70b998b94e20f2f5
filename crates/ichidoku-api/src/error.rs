//! What a door says when there is no answer: what is wrong, where, and what was expected.

use std::collections::BTreeMap;
use std::fmt;

use ichidoku::Interrupted;
use ichidoku_formats::{EntryError, ReadError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An error that the catalogue has a sentence for: its code, its key, the sentence in English, and what it speaks of.
macro_rules! refused {
    ($code:ident, $key:literal, $message:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $value.to_string();)*
        let error = $crate::error::Error::new($crate::error::ErrorCode::$code, format_args!($message));
        error.keyed($key, &[$((stringify!($name), $name)),*])
    }};
}
pub(crate) use refused;

/// Why there is no answer.
///
/// ```
/// use ichidoku_api::{Ask, Control, ErrorCode, PuzzleInput, Solve};
/// let request = Solve { puzzle: PuzzleInput::from("12x"), ..Solve::default() };
/// let error = request.run(&Control::new()).unwrap_err();
/// assert_eq!(error.code, ErrorCode::Puzzle);
/// assert_eq!(error.message, "3 cells where 81 were expected");
/// assert_eq!((error.key.as_str(), error.args.get("found")), ("cells", Some("3")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Error {
    /// Which kind of fault it is.
    pub code: ErrorCode,
    /// What is wrong, in a sentence that names the place and the expectation.
    pub message: String,
    /// Which sentence it is, for programs that say it in words of their own; empty for the words of a library.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// What the sentence speaks of, by name: `grid` is `solution` in a stated solution, `in_rule` the number of a rule.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    pub args: Args,
    /// Where in the puzzle's text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// What was found there, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What was expected there, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
}

/// What a sentence speaks of, by name; in JSON an object of strings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Args(pub Vec<(String, String)>);

impl Args {
    /// True if the sentence speaks of nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The argument of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str())
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, text)| (name, text)))
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(deserializer).map(|args| Self(args.into_iter().collect()))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Args {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Args".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BTreeMap::<String, String>::json_schema(generator)
    }
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
        let (message, key, args) = (message.to_string(), String::new(), Args::default());
        Self { code, message, key, args, place: None, found: None, expected: None }
    }

    /// An entry in a cell with another given digit.
    pub(crate) fn entry_in_given(entry: impl fmt::Display, given: impl fmt::Display, cell: impl fmt::Display) -> Self {
        refused!(
            Puzzle,
            "entry-in-given",
            "the entry {entry} contradicts the given {given} in {cell}",
            entry = entry,
            given = given,
            cell = cell,
        )
    }

    /// Two digits that were entered in the same cell.
    pub(crate) fn entered_twice(cell: impl fmt::Display, earlier: impl fmt::Display, digit: impl fmt::Display) -> Self {
        refused!(
            Puzzle,
            "entered-twice",
            "{cell} is entered twice, as {earlier} and as {digit}; expected at most one entry per cell",
            cell = cell,
            earlier = earlier,
            digit = digit,
        )
    }

    /// The same, with the key of its sentence and what it speaks of. The small module of the browser does without:
    /// what it can't read is read again by a larger one, and they would cost each visit two kilobytes.
    pub(crate) fn keyed(self, key: &str, args: &[(&str, String)]) -> Self {
        if !cfg!(feature = "keys") {
            return self;
        }
        let mut args: Vec<_> = args.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
        args.sort_unstable();
        Self { key: key.to_owned(), args: Args(args), ..self }
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
            Interrupted::Stopped => refused!(Cancelled, "cancelled", "the work was cancelled"),
            Interrupted::NodeBudget => {
                refused!(Budget, "guesses", "the search took more guesses than are allowed here")
            }
        }
    }
}

impl From<ReadError> for Error {
    fn from(error: ReadError) -> Self {
        let reason = error.io_error().to_string();
        Self::puzzle(&error).keyed(error.key(), &[("reason", reason)])
    }
}

impl From<EntryError> for Error {
    fn from(error: EntryError) -> Self {
        let place = Place { line: error.line(), row: error.row(), column: error.column() };
        let mut args = if cfg!(feature = "keys") { error.fault().arguments() } else { Vec::new() };
        args.extend(error.is_in_solution().then(|| ("grid", "solution".to_owned())));
        let said = Self::puzzle(error.without_source()).keyed(error.fault().key(), &args);
        Self { place: Some(place), found: Some(error.found()), expected: Some(error.expected()), ..said }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
