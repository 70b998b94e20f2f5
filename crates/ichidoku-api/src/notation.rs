//! Cells, candidates, puzzles and their like as JSON has them: by their names in the literature.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House, Puzzle, Solution, text};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// A thing of the game that stands in JSON as its name: `"r4c7"`, `"r4c7=5"`, `"b3"`, `"hidden-pair"`.
///
/// ```
/// use ichidoku::Cell;
/// use ichidoku_api::Named;
/// let cell: Named<Cell> = serde_json::from_str("\"r4c7\"").unwrap();
/// assert_eq!(cell.0.index(), 33);
/// let error = serde_json::from_str::<Named<Cell>>("\"r0c1\"").unwrap_err();
/// assert!(error.to_string().starts_with("'r0c1' is not a cell such as r4c7"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Named<T>(pub T);

/// How a thing is written and read.
pub trait Notation: Sized {
    /// What it is called in the schema.
    const TITLE: &'static str;
    /// What it looks like, in words: `a cell such as r4c7`.
    const EXPECTED: &'static str;
    /// What it looks like, as a regular expression.
    const PATTERN: &'static str;

    /// Reads the name.
    fn read(name: &str) -> Option<Self>;

    /// Writes the name.
    ///
    /// # Errors
    /// Those of the formatter.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// `Type "Title" "a thing such as" "pattern" |name| read, |thing, f| write;`
macro_rules! notations {
    ($($type:ty, $title:literal, $expected:literal, $pattern:literal,
        |$name:ident| $read:expr, |$thing:ident, $f:ident| $write:expr;)*) => {$(
        impl $crate::notation::Notation for $type {
            const TITLE: &'static str = $title;
            const EXPECTED: &'static str = $expected;
            const PATTERN: &'static str = $pattern;

            fn read($name: &str) -> Option<Self> {
                $read
            }

            fn write(&self, $f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $thing = self;
                $write
            }
        }
    )*};
}
pub(crate) use notations;

notations! {
    Cell, "Cell", "a cell such as r4c7", "^[rR][1-9][cC][1-9]$",
        |name| name.parse().ok(), |cell, f| write!(f, "{cell}");
    Candidate, "Candidate", "a candidate such as r4c7=5", "^[rR][1-9][cC][1-9]=[1-9]$",
        |name| name.parse().ok(), |candidate, f| write!(f, "{candidate}");
    House, "House", "a house such as r4, c7 or b3", "^([rRcCbB]|row |column |box )[1-9]$",
        |name| name.parse().ok(), |house, f| f.write_str(house.id());
    DigitSet, "Digits", "digits such as 257", "^[1-9]{0,9}$",
        |name| name.chars().map(Digit::from_char).collect(), |digits, f| write!(f, "{digits}");
    Puzzle, "Puzzle", "81 characters, digits and blanks", "^[0-9.]{81}$",
        |name| text::read_line(name.as_bytes().try_into().ok()?), |puzzle, f| write!(f, "{puzzle}");
    Solution, "Solution", "81 digits, each once in each house", "^[1-9]{81}$",
        |name| text::read_line(name.as_bytes().try_into().ok()?)?.try_into().ok(),
        |solution, f| write!(f, "{solution}");
}

impl<T: Notation> std::str::FromStr for Named<T> {
    type Err = String;

    /// Reads the name; the error says what was expected.
    fn from_str(name: &str) -> Result<Self, String> {
        T::read(name).map(Self).ok_or_else(|| format!("'{name}' is not {}", T::EXPECTED))
    }
}

impl<T: Notation> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

impl<T: Notation> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, T: Notation> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor<T>(std::marker::PhantomData<T>);

        impl<T: Notation> Visitor<'_> for NameVisitor<T> {
            type Value = Named<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTED)
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Named<T>, E> {
                name.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(NameVisitor(std::marker::PhantomData))
    }
}

/// A digit, in JSON a number from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numeral(pub Digit);

impl Serialize for Numeral {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.get())
    }
}

impl<'de> Deserialize<'de> for Numeral {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let fault = || de::Error::custom(format_args!("{number} is not a digit from 1 to 9"));
        Digit::new(number).map(Self).ok_or_else(fault)
    }
}

/// The names of the things.
pub(crate) fn named<T>(things: impl IntoIterator<Item = T>) -> Vec<Named<T>> {
    things.into_iter().map(Named).collect()
}

/// The names of the cells.
pub(crate) fn cells(cells: CellSet) -> Vec<Named<Cell>> {
    named(cells.iter())
}

#[cfg(feature = "schema")]
mod schema {
    use super::{Named, Notation, Numeral};
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use std::borrow::Cow;

    impl<T: Notation> JsonSchema for Named<T> {
        fn schema_name() -> Cow<'static, str> {
            T::TITLE.into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({"type": "string", "pattern": T::PATTERN, "description": T::EXPECTED})
        }
    }

    impl JsonSchema for Numeral {
        fn schema_name() -> Cow<'static, str> {
            "Digit".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({"type": "integer", "minimum": 1, "maximum": 9})
        }
    }
}
