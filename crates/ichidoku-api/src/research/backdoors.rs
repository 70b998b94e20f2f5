//! The smallest backdoors of a puzzle.

use ichidoku::{Cell, Interrupted, NotProper, ProperPuzzle, Puzzle, Stop};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::{Named, cells};
use crate::solve::Status;

/// Asks for the smallest backdoors of a puzzle with exactly one solution: cells that, once filled, let singles solve the
/// rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Backdoors {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// The most cells that a backdoor may have, up to 5; each further cell takes some dozen times longer.
    #[cfg_attr(feature = "schema", schemars(range(max = 5)))]
    #[serde(default = "three")]
    pub size: usize,
}

fn three() -> usize {
    3
}

/// The smallest backdoors of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BackdoorList {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// How many cells the smallest backdoors have: 0 if singles solve the puzzle; absent if none is small enough, or there
    /// is not exactly one solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<usize>,
    /// All backdoors of that size, in the order of their cells.
    pub backdoors: Vec<Vec<Named<Cell>>>,
    /// Whether there are more than are listed here.
    pub more: bool,
}

impl BackdoorList {
    /// Searches for backdoors of at most this many cells, with the proof that the puzzle has exactly one solution, and lists
    /// at most `limit` of them.
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
        let found = proof.as_ref().map_or_else(|_| Ok(Vec::new()), |proper| proper.backdoors(size, stop))?;
        Ok(Self {
            puzzle: Named(puzzle),
            status: Status::of(proof),
            size: found.first().map(|backdoor| backdoor.len()),
            more: found.len() > limit,
            backdoors: found.into_iter().take(limit).map(cells).collect(),
        })
    }
}

impl Ask for Backdoors {
    type Answer = BackdoorList;

    const EXAMPLE: &'static str = example!(r#""size": 2"#);

    fn run(&self, control: &Control<'_>) -> Result<BackdoorList, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        if self.size > 5 {
            return Err(refused!(
                Argument,
                "backdoor-size",
                "a size of {size}; expected at most 5 cells",
                size = self.size
            ));
        }
        let proof = ProperPuzzle::prove(puzzle, &control.search())?;
        let limit = control.list_length(u64::MAX);
        Ok(BackdoorList::search(puzzle, &proof, self.size, limit, control.handle())?)
    }
}
