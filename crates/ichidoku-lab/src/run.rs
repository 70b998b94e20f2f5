//! What came of a run.

use std::fmt;
use std::time::Duration;

use ichidoku::Solution;

use crate::limits::Reason;

/// What an algorithm did, counted.
///
/// An assignment is a digit written that had no conflict; a test is the question whether a digit conflicts. What these
/// words mean for an algorithm that works in another way stands in its text, under "What is counted".
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Digits written.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// The largest number of guesses that were open at once.
    pub max_depth: u32,
    /// The most bytes that the search held at once: its grid, its tables and what it keeps for each open guess; not
    /// the return addresses on the machine's stack.
    pub memory: u64,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Found what was asked for: the first solutions, or all there are.
    Solved,
    /// Looked everywhere: no solution agrees with the clues.
    Unsolvable,
    /// The clues themselves clash, so nothing was searched.
    Clashing,
    /// Did not finish, for this reason.
    Unfinished(Reason),
}

impl Outcome {
    /// One word for it: `solved`, `unsolvable`, `clashing`, `unfinished`, or `failed` where the algorithm gave up.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Unsolvable => "unsolvable",
            Self::Clashing => "clashing",
            Self::Unfinished(Reason::GaveUp) => "failed",
            Self::Unfinished(_) => "unfinished",
        }
    }

    /// Why the run did not finish, if it did not.
    pub const fn reason(self) -> Option<Reason> {
        match self {
            Self::Unfinished(reason) => Some(reason),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.write_str("solved"),
            Self::Unsolvable => f.write_str("no solution: everything was searched"),
            Self::Clashing => f.write_str("not searched: the clues clash"),
            Self::Unfinished(Reason::GaveUp) => write!(f, "failed: {}", Reason::GaveUp),
            Self::Unfinished(reason) => write!(f, "unfinished: {reason}"),
        }
    }
}

/// What came of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// Whether everything was searched, so that there is no solution besides those found.
    pub complete: bool,
    /// How many solutions were found.
    pub solutions: u64,
    /// The first two solutions found.
    pub first: [Option<Solution>; 2],
    /// What was done.
    pub counts: Counts,
    /// How long it took, the observer's time included.
    pub time: Duration,
}
