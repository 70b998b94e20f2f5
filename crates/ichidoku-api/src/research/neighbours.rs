//! Puzzles that differ from a puzzle by a clue or a few.

use ichidoku::{ProperPuzzle, Puzzle};
use ichidoku_generate::Neighbours as Found;
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::Named;
use crate::solve::Status;

/// Asks for the puzzles with exactly one solution that come of such a puzzle when some of its clues are replaced by equally
/// many others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Neighbours {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// How many clues to replace, 1 to 4.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    #[serde(default = "one")]
    pub clues: usize,
    /// List at most this many. Replacing one clue gives hundreds, replacing two often more than 100,000.
    #[serde(default = "a_thousand")]
    pub limit: u64,
}

fn one() -> usize {
    1
}

fn a_thousand() -> u64 {
    1000
}

/// The neighbours of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NeighbourList {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// The neighbours, each once; none if there is not exactly one solution.
    pub neighbours: Vec<Neighbour>,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
}

/// A puzzle that differs from another by some clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Neighbour {
    /// The puzzle.
    pub puzzle: Named<Puzzle>,
}

impl From<Puzzle> for Neighbour {
    fn from(puzzle: Puzzle) -> Self {
        Self { puzzle: Named(puzzle) }
    }
}

impl Ask for Neighbours {
    type Answer = NeighbourList;

    const EXAMPLE: &'static str = example!(r#""limit": 10"#);

    fn run(&self, control: &Control<'_>) -> Result<NeighbourList, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        if !(1..=4).contains(&self.clues) {
            return Err(refused!(
                Argument,
                "clues-to-replace",
                "{clues} clues to replace; expected 1 to 4",
                clues = self.clues
            ));
        }
        let search = control.search();
        let proof = ProperPuzzle::prove(puzzle, &search)?;
        let limit = control.list_length(self.limit);
        let all = proof.iter().flat_map(|proper| Found::new(proper, self.clues, search));
        let neighbours: Vec<Neighbour> =
            all.take(limit).map(|found| found.map(Neighbour::from)).collect::<Result<_, _>>()?;
        let or_more = proof.is_ok() && neighbours.len() == limit;
        Ok(NeighbourList { puzzle: Named(puzzle), status: Status::of(&proof), neighbours, or_more })
    }
}
