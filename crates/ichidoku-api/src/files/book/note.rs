//! What a reader of a book may want to know of a puzzle in it.

use serde::{Deserialize, Serialize};

/// A puzzle of a book with something about it that its maker should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BookNote {
    /// The line of the text on which the puzzle begins, from 1.
    pub line: u64,
    /// The number of the puzzle in the book.
    pub number: u64,
    /// What there is to know.
    pub note: BookNoteKind,
}

/// What there is to know of a puzzle in a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BookNoteKind {
    /// It has no solution.
    Unsolvable,
    /// It has several solutions, and is printed without one.
    Several,
    /// The search for a second solution took too long, and it is printed without one.
    Unfinished,
    /// Words of its title, its author or its rules have letters that the book lacks.
    Letters,
    /// Its link is too long for a code to scan.
    NoCode,
    /// Some of its lines, arrows and signs are only drawn, and may mean rules that are not in the book.
    Drawings,
    /// The solution that its text states is wrong.
    Misstated,
}
