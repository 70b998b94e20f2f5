//! Transforms as JSON has them.

use ichidoku::Digit;
use ichidoku::symmetry::Transform;
use serde::{Deserialize, Serialize};

/// A transform, with rows, columns and digits counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moves {
    /// The new place of each row.
    pub rows: [u8; 9],
    /// The new place of each column.
    pub columns: [u8; 9],
    /// Whether rows become columns after that.
    pub transposed: bool,
    /// The new name of each digit.
    pub digits: [u8; 9],
}

impl From<&Transform> for Moves {
    fn from(transform: &Transform) -> Self {
        let from_one = |index: usize| index as u8 + 1;
        Self {
            rows: transform.rows().map(|row| from_one(row.index())),
            columns: transform.columns().map(|column| from_one(column.index())),
            transposed: transform.is_transposed(),
            digits: transform.digits().map(Digit::get),
        }
    }
}
