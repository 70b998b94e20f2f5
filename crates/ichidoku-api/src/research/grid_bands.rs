//! The bands of a grid.

use ichidoku::symmetry::Canon;
use ichidoku::{ProperPuzzle, Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;
use crate::solve::Status;

/// Asks which of the 416 classes the bands and stacks of a solution belong to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GridBands {
    /// The puzzle, with exactly one solution, or a solution.
    pub puzzle: PuzzleInput,
}

/// The classes of the bands and stacks of a solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BandClasses {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// The only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Named<Solution>>,
    /// The numbers of the classes as `bands` lists them: of the bands from the top, then of the stacks from the left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub classes: Option<[u16; 6]>,
}

impl Ask for GridBands {
    type Answer = BandClasses;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<BandClasses, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let proof = ProperPuzzle::prove(puzzle, &control.search())?;
        let solution = proof.as_ref().ok().map(|proper| *proper.solution());
        let classes = solution.map(|solution| Canon::new().band_ids(&solution));
        Ok(BandClasses { puzzle: Named(puzzle), status: Status::of(&proof), solution: solution.map(Named), classes })
    }
}
