//! What a search found and did.

use crate::solution::Solution;
use crate::stop::Interrupted;

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

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// How often a candidate was guessed.
    pub guesses: u64,
    /// How often the whole grid was propagated once. The only figure that differs between a puzzle alone and one among many,
    /// which see some consequences a sweep sooner or later, and, of a hard puzzle alone with several solutions, between engines.
    pub sweeps: u64,
    /// The largest number of guesses that were open at once.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many solutions were found, at most the limit; an interrupted search may have missed some.
    pub count: u64,
    /// The first two solutions found.
    pub solutions: [Option<Solution>; 2],
    /// Why the search ended early; `None` if it was complete or reached its limit.
    pub interrupted: Option<Interrupted>,
    /// What the search did.
    pub stats: Stats,
}

impl Report {
    /// The outcome, if the search was complete or found two solutions.
    ///
    /// # Errors
    /// [`Interrupted`] if the search ended before either.
    pub fn outcome(&self) -> Result<Outcome, Interrupted> {
        match self.solutions {
            [Some(first), Some(second)] => Ok(Outcome::Several([first, second])),
            [Some(only), None] => self.complete().map(|()| Outcome::Unique(only)),
            _ => self.complete().map(|()| Outcome::Unsolvable),
        }
    }

    /// True if everything was searched up to the limit.
    ///
    /// # Errors
    /// [`Interrupted`] if the search ended early.
    pub fn complete(&self) -> Result<(), Interrupted> {
        self.interrupted.map_or(Ok(()), Err)
    }
}
