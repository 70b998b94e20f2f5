//! The symmetries of a puzzle.

use ichidoku::Puzzle;
use ichidoku::symmetry::Canonical;
use serde::{Deserialize, Serialize};

use super::{Forms, Moves};
use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks for the automorphisms of a puzzle or grid: the ways to move its cells that only rename its digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Automorphisms {
    /// The puzzle.
    pub puzzle: PuzzleInput,
}

/// The automorphisms of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AutomorphismList {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The number of automorphisms: 1 if there is no symmetry, 0 if clues clash.
    pub count: u64,
    /// The automorphisms, the identity first. Digits that the puzzle lacks keep their names.
    pub automorphisms: Vec<Moves>,
    /// Whether there are more than are listed here.
    pub more: bool,
}

impl AutomorphismList {
    /// The automorphisms of a puzzle with this canonical form, at most this many; none if its clues clash.
    pub fn new(puzzle: Puzzle, found: Option<&Canonical<Puzzle>>, limit: usize) -> Self {
        let count = found.map_or(0, Canonical::order);
        let all = found.into_iter().flat_map(Canonical::automorphisms);
        let automorphisms: Vec<Moves> = all.take(limit).map(|transform| Moves::from(&transform)).collect();
        Self { puzzle: Named(puzzle), count, more: count > automorphisms.len() as u64, automorphisms }
    }
}

impl Ask for Automorphisms {
    type Answer = AutomorphismList;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<AutomorphismList, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let found = Forms::default().of(&puzzle).ok();
        Ok(AutomorphismList::new(puzzle, found.as_ref(), control.list_length(u64::MAX)))
    }
}
