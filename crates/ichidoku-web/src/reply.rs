//! How the fields of a JSON object are read.
//!
//! The app shows a few fields of each answer; to read all of them into types of their own made it half as large again. So
//! an answer stays JSON, and a type of the app is a view of it. A field that is not there reads as empty: app and solver
//! are always of one build.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House, Puzzle};
use serde_json::Value;

use crate::session::from_line;

/// The value of a field, whether it is there or not.
pub trait Part<'a>: Sized {
    /// Reads the field.
    fn read(value: Option<&'a Value>) -> Self;
}

/// Something that a value may hold.
pub trait Held<'a>: Sized {
    /// Reads the value; `None` if it holds something else.
    fn read(value: &'a Value) -> Option<Self>;
}

/// Types whose empty value stands for a field that is not there.
macro_rules! plain_parts {
    ($($type:ty)*) => {$(
        impl<'a> Part<'a> for $type {
            fn read(value: Option<&'a Value>) -> Self {
                value.and_then(Held::read).unwrap_or_default()
            }
        }
    )*};
}

plain_parts! { &'a str u64 f64 bool }

impl<'a, T: Held<'a>> Part<'a> for Option<T> {
    fn read(value: Option<&'a Value>) -> Self {
        value.and_then(T::read)
    }
}

impl<'a, T: Held<'a>> Part<'a> for Vec<T> {
    fn read(value: Option<&'a Value>) -> Self {
        value.and_then(Value::as_array).into_iter().flatten().filter_map(T::read).collect()
    }
}

/// The members of an object that are texts, with their names.
impl<'a> Part<'a> for Vec<(&'a str, String)> {
    fn read(value: Option<&'a Value>) -> Self {
        let members = value.and_then(Value::as_object).into_iter().flatten();
        members.filter_map(|(name, text)| Some((name.as_str(), text.as_str()?.to_owned()))).collect()
    }
}

impl<'a> Part<'a> for CellSet {
    fn read(value: Option<&'a Value>) -> Self {
        <Vec<Cell> as Part>::read(value).into_iter().collect()
    }
}

/// The candidates of each cell; a cell without any has the empty set.
impl<'a> Part<'a> for [DigitSet; 81] {
    fn read(value: Option<&'a Value>) -> Self {
        Cell::ALL.map(|cell| value.and_then(|list| list.get(cell.index())).and_then(Held::read).unwrap_or_default())
    }
}

/// Whatever is read from a text.
macro_rules! texts {
    ($($type:ty: $read:expr;)*) => {$(
        impl<'a> Held<'a> for $type {
            fn read(value: &'a Value) -> Option<Self> {
                value.as_str().and_then($read)
            }
        }
    )*};
}

texts! {
    &'a str: Some;
    Candidate: |name| name.parse().ok();
    Cell: |name| name.parse().ok();
    House: |name| name.parse().ok();
    Puzzle: from_line;
    DigitSet: |digits| Some(digits.chars().filter_map(Digit::from_char).collect());
}

/// A row of digits; an open cell has none.
impl Held<'_> for Vec<Option<i16>> {
    fn read(value: &Value) -> Option<Self> {
        Some(value.as_array()?.iter().map(i16::read).collect())
    }
}

/// The names of cells that belong together.
impl<'a> Held<'a> for Vec<&'a str> {
    fn read(value: &'a Value) -> Option<Self> {
        Some(Part::read(Some(value)))
    }
}

/// A row of candidates, cell by cell.
impl Held<'_> for Vec<Vec<i16>> {
    fn read(value: &Value) -> Option<Self> {
        Some(value.as_array()?.iter().map(|cell| Part::read(Some(cell))).collect())
    }
}

impl Held<'_> for i16 {
    fn read(value: &Value) -> Option<Self> {
        i16::try_from(value.as_i64()?).ok()
    }
}

impl Held<'_> for u64 {
    fn read(value: &Value) -> Option<Self> {
        value.as_u64()
    }
}

impl Held<'_> for f64 {
    fn read(value: &Value) -> Option<Self> {
        value.as_f64()
    }
}

impl Held<'_> for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }
}

impl Held<'_> for Digit {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_u64()?).ok().and_then(Self::new)
    }
}

/// Makes a view for each type: `Type<'a> { field: What, ... }`. The names are those of the vocabulary, and stand nowhere
/// else in the app; a test compares them with its schema.
macro_rules! views {
    ($table:ident; $($(#[$doc:meta])* $type:ident<$life:lifetime> { $($field:ident: $what:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $type<$life>(&$life serde_json::Value);

            impl<$life> $type<$life> {
                /// The view of a value.
                pub const fn of(value: &$life serde_json::Value) -> Self {
                    Self(value)
                }

                /// The value itself.
                pub const fn json(self) -> &$life serde_json::Value {
                    self.0
                }

                $(
                    #[doc = concat!("The field `", stringify!($field), "`.")]
                    pub fn $field(self) -> $what {
                        $crate::reply::Part::read(self.0.get(stringify!($field)))
                    }
                )*
            }

            impl<$life> $crate::reply::Held<$life> for $type<$life> {
                fn read(value: &$life serde_json::Value) -> Option<Self> {
                    value.is_object().then_some(Self(value))
                }
            }
        )*

        /// The fields of each type, and the types that they are read as.
        pub const $table: &[(&str, &[(&str, &str)])] = &[$((stringify!($type), &[$((stringify!($field), stringify!($what))),*])),*];
    };
}
pub(crate) use views;
