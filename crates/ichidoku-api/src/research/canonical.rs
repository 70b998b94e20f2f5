//! The canonical form of a puzzle.

use ichidoku::Puzzle;
use ichidoku::symmetry::Canonical as Found;
use serde::{Deserialize, Serialize};

use super::{Forms, Moves};
use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks for the canonical form of a puzzle or grid: the same for symmetric copies, and only for them. Candidates do not
/// matter.
///
/// ```
/// use ichidoku_api::{Ask, Canonical, Control, PuzzleInput};
/// let one_clue = format!("{}7{}", ".".repeat(40), ".".repeat(40));
/// let found = Canonical { puzzle: PuzzleInput::from(one_clue.as_str()) }.run(&Control::new()).unwrap();
/// assert!(found.canonical.unwrap().to_string().ends_with("...1"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Canonical {
    /// The puzzle.
    pub puzzle: PuzzleInput,
}

/// The canonical form of a puzzle; only the first two fields are there if clues clash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CanonicalForm {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// Whether there is a form.
    pub status: FormStatus,
    /// The least line of 81 characters, a blank before all digits, that a transform leads to: the row-minlex form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Named<Puzzle>>,
    /// A transform that leads there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub transform: Option<Moves>,
    /// The number of automorphisms of the puzzle, at least 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automorphisms: Option<u64>,
}

/// Whether a puzzle has a canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FormStatus {
    /// It has one.
    Canonical,
    /// A digit stands twice in a house, so it has none.
    Clashing,
}

impl CanonicalForm {
    /// The form that was found for a puzzle; none if its clues clash.
    pub fn new(puzzle: Puzzle, found: Option<&Found<Puzzle>>) -> Self {
        Self {
            puzzle: Named(puzzle),
            status: found.map_or(FormStatus::Clashing, |_| FormStatus::Canonical),
            canonical: found.map(|found| Named(found.form)),
            transform: found.map(|found| Moves::from(&found.transform)),
            automorphisms: found.map(Found::order),
        }
    }
}

impl Ask for Canonical {
    type Answer = CanonicalForm;

    const EXAMPLE: &'static str = example!();

    fn run(&self, _: &Control<'_>) -> Result<CanonicalForm, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        Ok(CanonicalForm::new(puzzle, Forms::default().of(&puzzle).ok().as_ref()))
    }
}
