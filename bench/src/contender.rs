//! What a solver has to do to be measured.

use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use ichidoku::Puzzle;

/// How a solver is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Calls {
    /// All puzzles in one call, where the solver can; else one by one.
    Batch,
    /// One puzzle a call.
    Single,
}

impl Calls {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Batch => "batch",
            Self::Single => "single",
        }
    }
}

/// What to do with each puzzle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    /// Stop at this many solutions, 1 or 2.
    pub(crate) limit: u8,
    pub(crate) calls: Calls,
}

/// What a solver says of one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Answer {
    /// How many solutions, up to the limit; `None` if the solver has no way to say so.
    pub(crate) count: Option<u64>,
    /// Solutions it hands over: 81 digits each from 1 to 9.
    pub(crate) solutions: [Option<[u8; 81]>; 2],
}

/// What a solver counted while solving the whole set once. Free of noise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Work {
    pub(crate) sweeps: Option<u64>,
    pub(crate) guesses: Option<u64>,
}

/// A solver.
pub(crate) trait Contender {
    fn name(&self) -> &str;

    /// Whether it must hand over a solution of each puzzle that it says has one.
    fn gives_solutions(&self) -> bool {
        true
    }

    /// Puts the puzzles into the solver's own form and makes room for its answers; not measured.
    fn prepare<'a>(&'a self, puzzles: &'a [Puzzle], task: Task) -> Result<Box<dyn Prepared + 'a>>;
}

/// A solver with its puzzles and room for its answers.
pub(crate) trait Prepared {
    /// Forgets all answers, so that those of an earlier round cannot pass for new ones; not measured.
    fn forget(&mut self);

    /// Solves every puzzle once; returns the CPU time from parsed puzzles to counts and solutions.
    fn round(&mut self) -> Result<Duration>;

    /// The answer to the puzzle at this index; not measured.
    fn answer(&self, index: usize) -> Answer;

    /// What the last round counted.
    fn work(&self) -> Work {
        Work::default()
    }
}
