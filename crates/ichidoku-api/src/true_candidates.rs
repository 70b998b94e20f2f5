//! The candidates that occur in solutions.

use ichidoku::{Candidate, Cell, Digit, Puzzle};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::{CellCandidates, PuzzleInput};
use crate::notation::Named;

/// Asks which candidates occur in some solution of the clues, and in how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrueCandidates {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Count the solutions with a candidate no further than this; if not even so far, the answer says how far.
    #[serde(default = "one")]
    pub limit: u32,
}

fn one() -> u32 {
    1
}

/// The candidates that occur in some solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TrueCandidateGrid", transform = crate::kind::of_classic))]
pub struct TrueCandidateGrid {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The digits that occur, cell by cell; those of clues too.
    pub candidates: CellCandidates,
    /// In how many solutions, up to the limit: nine counts a cell, digits ascending.
    pub counts: Vec<u32>,
    /// No candidate's solutions were counted further than this.
    pub limit: u32,
}

impl Ask for TrueCandidates {
    type Answer = TrueCandidateGrid;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<TrueCandidateGrid, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let limit = control.counted_of_each_candidate(self.limit);
        let found = control.search().true_candidates(&puzzle, limit)?;
        Ok(TrueCandidateGrid::new(puzzle, &found, limit))
    }
}

impl TrueCandidateGrid {
    /// The candidates that were found, for which solutions were counted up to a limit.
    pub fn new(puzzle: Puzzle, found: &ichidoku::solve::TrueCandidates, limit: u32) -> Self {
        let digits = |cell| Digit::ALL.into_iter().filter(move |digit| found.count(Candidate::of(cell, *digit)) > 0);
        Self {
            puzzle: Named(puzzle),
            candidates: CellCandidates(Cell::ALL.map(|cell| Some(digits(cell).collect()))),
            counts: Candidate::all().map(|candidate| found.count(candidate)).collect(),
            limit,
        }
    }
}
