//! The minimal puzzles contained in a puzzle.

use ichidoku::solve::Search;
use ichidoku::{Interrupted, NotProper, ProperPuzzle, Puzzle};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::{Named, named};
use crate::solve::Status;

/// Asks for the minimal puzzles among the clues of a puzzle with exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Minimal {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// List at most this many; there may be very many.
    #[serde(default = "a_thousand")]
    pub limit: u64,
}

fn a_thousand() -> u64 {
    1000
}

/// Minimal puzzles contained in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MinimalPuzzles {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// The minimal puzzles, each once: the puzzle itself if it is minimal, none if it does not have exactly one solution.
    pub minimal: Vec<Named<Puzzle>>,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
}

impl MinimalPuzzles {
    /// Searches for at most this many, with the proof that the puzzle has exactly one solution.
    ///
    /// # Errors
    /// [`Interrupted`] if the search ended early.
    pub fn search(
        puzzle: Puzzle,
        proof: &Result<ProperPuzzle, NotProper>,
        search: &Search<'_>,
        limit: usize,
    ) -> Result<Self, Interrupted> {
        let all = proof.iter().flat_map(|proper| search.minimal_subpuzzles(proper));
        let minimal: Vec<Puzzle> = all.take(limit).collect::<Result<_, _>>()?;
        let or_more = proof.is_ok() && minimal.len() == limit;
        Ok(Self { puzzle: Named(puzzle), status: Status::of(proof), minimal: named(minimal), or_more })
    }
}

impl Ask for Minimal {
    type Answer = MinimalPuzzles;

    const EXAMPLE: &'static str = example!(r#""limit": 10"#);

    fn run(&self, control: &Control<'_>) -> Result<MinimalPuzzles, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let search = control.search();
        let proof = ProperPuzzle::prove(puzzle, &search)?;
        Ok(MinimalPuzzles::search(puzzle, &proof, &search, control.list_length(self.limit))?)
    }
}
