//! Unavoidable sets of a solution.

use ichidoku::{Cell, Interrupted, NotProper, ProperPuzzle, Puzzle, Solution, Stop};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::{Named, cells};
use crate::solve::Status;

/// Asks for the minimal unavoidable sets of the solution of a puzzle: cells that can't all be left without a clue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Unavoidable {
    /// The puzzle, with exactly one solution, or a solution.
    pub puzzle: PuzzleInput,
    /// The most cells that a set may have, 4 to 16; from 12 on each further cell takes a few times longer.
    #[cfg_attr(feature = "schema", schemars(range(min = 4, max = 16)))]
    #[serde(default = "twelve")]
    pub size: usize,
}

fn twelve() -> usize {
    12
}

/// Unavoidable sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnavoidableSets {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// The only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Named<Solution>>,
    /// Its minimal unavoidable sets, the smallest first; none if there is not exactly one solution.
    pub unavoidable: Vec<Vec<Named<Cell>>>,
    /// Whether there are more than are listed here.
    pub more: bool,
}

impl UnavoidableSets {
    /// Searches for sets of at most this many cells, with the proof that the puzzle has exactly one solution, and lists at
    /// most `limit` of them.
    ///
    /// # Errors
    /// [`Interrupted`] if `stop` was raised before the end.
    pub fn search(
        puzzle: Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        size: usize,
        limit: usize,
        stop: Stop<'_>,
    ) -> Result<Self, Interrupted> {
        let solution = proof.as_ref().ok().map(|proper| *proper.solution());
        let sets = solution.map_or_else(|| Ok(Vec::new()), |solution| solution.unavoidable_sets(size, stop))?;
        let more = sets.len() > limit;
        let unavoidable = sets.into_iter().take(limit).map(cells).collect();
        Ok(Self { puzzle: Named(puzzle), status: Status::of(proof), solution: solution.map(Named), unavoidable, more })
    }
}

impl Ask for Unavoidable {
    type Answer = UnavoidableSets;

    const EXAMPLE: &'static str = example!(r#""size": 6"#);

    fn run(&self, control: &Control<'_>) -> Result<UnavoidableSets, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        if !(4..=16).contains(&self.size) {
            return Err(refused!(Argument, "set-size", "a size of {size}; expected 4 to 16 cells", size = self.size));
        }
        let proof = ProperPuzzle::prove(puzzle, &control.search())?;
        let limit = control.list_length(u64::MAX);
        Ok(UnavoidableSets::search(puzzle, &proof, self.size, limit, control.handle())?)
    }
}
