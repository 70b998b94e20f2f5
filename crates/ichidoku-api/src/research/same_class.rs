//! Whether two puzzles are copies of each other.

use ichidoku::Puzzle;
use ichidoku::symmetry::Canonical;
use serde::{Deserialize, Serialize};

use super::{Forms, Moves};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;

/// Asks whether two puzzles or grids are equivalent: whether a transform takes one to the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SameClass {
    /// One puzzle.
    pub puzzle: PuzzleInput,
    /// The other puzzle.
    pub other: PuzzleInput,
}

/// Whether two puzzles are equivalent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClassComparison {
    /// Whether they are. A puzzle whose clues clash is equivalent to none.
    pub same: bool,
    /// A transform that takes one to the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transform: Option<Moves>,
}

impl ClassComparison {
    /// Compares puzzles by their canonical forms; one whose clues clash has none.
    pub fn new(one: Option<&Canonical<Puzzle>>, other: Option<&Canonical<Puzzle>>) -> Self {
        let both = one.zip(other).filter(|(one, other)| one.form == other.form);
        let transform = both.map(|(one, other)| one.transform.then(&other.transform.inverse()));
        Self { same: both.is_some(), transform: transform.as_ref().map(Moves::from) }
    }
}

impl Ask for SameClass {
    type Answer = ClassComparison;

    const EXAMPLE: &'static str = r#"{
        "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "other": "35..7....6..195....89....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    }"#;

    fn run(&self, _: &Control<'_>) -> Result<ClassComparison, Error> {
        let (one, other) = (self.puzzle.read()?.puzzle, self.other.read()?.puzzle);
        let forms = Forms::default();
        Ok(ClassComparison::new(forms.of(&one).ok().as_ref(), forms.of(&other).ok().as_ref()))
    }
}
