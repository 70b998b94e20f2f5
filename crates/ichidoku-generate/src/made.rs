//! What is made: puzzles with their names, and what attempts at them come to.

use ichidoku::{ProperPuzzle, Puzzle};

/// A puzzle that was made, and its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: ProperPuzzle,
    /// The seed it was made from.
    pub seed: u64,
    /// Its index among the puzzles of this seed.
    pub index: u64,
    /// Which attempt gave it, from 0.
    pub attempt: u64,
}

/// What an attempt came to.
#[derive(Clone, Copy)]
pub(crate) enum Came {
    /// What was asked for.
    Fit(Puzzle),
    /// Something else, and by how much it is off.
    Near(usize, Puzzle),
}

/// The name of an attempt.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    pub(crate) seed: u64,
    pub(crate) index: u64,
    pub(crate) attempt: u64,
}

impl Name {
    pub(crate) fn on(self, puzzle: Puzzle) -> Option<Made> {
        let Self { seed, index, attempt } = self;
        Some(Made { puzzle: ProperPuzzle::new(puzzle).ok()?, seed, index, attempt })
    }
}
