//! The candidates that digits leave.

use ichidoku::{Grid, Puzzle};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::{CellCandidates, PuzzleInput};
use crate::notation::Named;

/// Asks for the candidates that the digits in the grid leave, or those that the text or the player states.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Candidates {
    /// The puzzle.
    pub puzzle: PuzzleInput,
}

/// Digits and candidates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CandidateGrid {
    /// The clues.
    pub givens: Named<Puzzle>,
    /// All digits, given and placed.
    pub digits: Named<Puzzle>,
    /// The candidates of the open cells.
    pub candidates: CellCandidates,
}

impl Ask for Candidates {
    type Answer = CandidateGrid;

    const EXAMPLE: &'static str = example!();

    fn run(&self, _: &Control<'_>) -> Result<CandidateGrid, Error> {
        Ok(CandidateGrid::of(&self.puzzle.read()?.grid))
    }
}

impl CandidateGrid {
    /// The digits and candidates of a grid.
    pub fn of(grid: &Grid) -> Self {
        Self { givens: Named(grid.puzzle()), digits: Named(*grid.values()), candidates: CellCandidates::of(grid) }
    }
}
