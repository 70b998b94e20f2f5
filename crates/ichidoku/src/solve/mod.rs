//! Solving: one puzzle or many, all solutions or the proof that there is only one.
//!
//! [`Search`] says how to search; [`Puzzle::solve`] and its neighbours are shorthands for the common cases. Many puzzles at
//! once ([`Search::run_many`]) are searched in lock step, one in each lane of the machine's widest vectors; a puzzle alone
//! has its nine digits in the lanes, until it proves so hard that all lanes share its tree. All go through the same grids:
//! what is found, in which order, and with which guesses depends on the puzzle only, never on the instruction set, the
//! number of lanes or the other puzzles.
//!
//! ```text
//!   search   what to do, for how long          run      doing it
//!   report, solutions, true_candidates         what comes back
//!   estimate how many solutions, by probing
//!   engine   which instruction set             oracle   obviously right, to compare with
//!   batch    many puzzles, one a lane          solo     one puzzle, a digit a lane
//!   team     one hard puzzle in all lanes      lane     a grid in its lane
//!   sweep    propagation                       branch   where to guess
//! ```

use core::iter::FusedIterator;

use crate::puzzle::Puzzle;
use crate::solution::Solution;

mod batch;
mod branch;
mod engine;
#[cfg(feature = "std")]
mod estimate;
mod lane;
pub mod oracle;
mod report;
mod run;
mod search;
mod solo;
mod solutions;
mod sweep;
mod team;
mod true_candidates;

pub use engine::{Engine, NoSuchEngine};
#[cfg(feature = "std")]
pub use estimate::Estimate;
pub use report::{Outcome, Report, Stats};
pub use search::Search;
pub use solutions::Solutions;
pub use true_candidates::TrueCandidates;

impl Puzzle {
    /// Solves the puzzle and proves whether the solution is the only one.
    pub fn solve(&self) -> Outcome {
        // A search without a budget or a stop handle is always complete.
        Search::new().run(self).outcome().unwrap_or(Outcome::Unsolvable)
    }

    /// Counts the solutions up to a limit.
    pub fn count_solutions(&self, limit: u64) -> u64 {
        Search::new().limit(limit).run(self).count
    }

    /// All solutions in ascending order of their 81 digits, found as they are asked for.
    pub fn solutions(&self) -> impl FusedIterator<Item = Solution> {
        // Nothing interrupts this search, so there are only solutions.
        Search::new().limit(u64::MAX).solutions(self).flatten()
    }
}
