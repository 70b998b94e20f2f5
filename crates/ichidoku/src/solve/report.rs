//! What a search found and did.

use crate::solution::Solution;

/// What a search that stops at the second solution finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No solution agrees with the clues (they may clash).
    Unsolvable,
    /// Exactly one solution.
    Unique(Solution),
    /// More than one solution; two of them.
    Several([Solution; 2]),
}

/// Why a search ended before it had looked everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The cancel flag was raised.
    Cancelled,
    /// The node budget was used up.
    NodeBudget,
}

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// How often a candidate was guessed.
    pub guesses: u64,
    /// How often the whole grid was propagated once. The only figure that differs between a puzzle alone and one among many,
    /// which see some consequences a sweep sooner or later.
    pub sweeps: u64,
    /// The largest number of guesses that were open at once.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many solutions were found, at most the limit.
    pub count: u64,
    /// The first two solutions found.
    pub solutions: [Option<Solution>; 2],
    /// Why the search ended early; `None` if it was complete or reached its limit.
    pub stop: Option<Stop>,
    /// What the search did.
    pub stats: Stats,
}

impl Report {
    /// The outcome, if the search was complete or found two solutions.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.solutions, self.stop) {
            ([Some(first), Some(second)], _) => Some(Outcome::Several([first, second])),
            (_, Some(_)) => None,
            ([Some(only), None], None) => Some(Outcome::Unique(only)),
            _ => Some(Outcome::Unsolvable),
        }
    }
}
