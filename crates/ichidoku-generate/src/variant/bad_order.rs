//! Orders of variants that can't be met.

use std::fmt;

use ichidoku_logic::rate::Grade;

use super::VariantKind;

/// An order that no variant meets; found out without search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadVariantOrder {
    /// A size in which a kind can't be made.
    Side {
        /// The kind.
        kind: VariantKind,
        /// The side that was asked for.
        side: u8,
    },
    /// A grade that the steps of no kind have.
    Grade(Grade),
    /// A symmetry of digits where none is given.
    NoDigits(VariantKind),
}

impl fmt::Display for BadVariantOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side { kind, side } => {
                let sides = kind.sides().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                write!(f, "{} puzzles can be made in the sizes {sides}, not {side}", kind.name())
            }
            Self::Grade(grade) => {
                write!(f, "variants are made as Easy, Medium, Hard or Beyond, not as {grade}")
            }
            Self::NoDigits(kind) => write!(f, "a {} without digits has no symmetry", kind.name()),
        }
    }
}

impl std::error::Error for BadVariantOrder {}
