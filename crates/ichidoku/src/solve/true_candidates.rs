//! Which candidates are part of a solution.
//!
//! A candidate is if the puzzle with it as a clue has a solution: a search each, all of them in lock step. Taking a solution's
//! 81 candidates off the list at once would save searches, but not the count for each candidate, which is asked for as well.

use alloc::vec::Vec;

use super::search::Search;
use crate::candidate::{Candidate, CandidateSet};
use crate::puzzle::Puzzle;
use crate::stop::Interrupted;

impl Search<'_> {
    /// In how many solutions each candidate occurs, counted up to `cap`. The limit of the search does not matter; the node
    /// budget is for each candidate.
    ///
    /// Costs a search for each candidate that no clue excludes, all of them in lock step.
    ///
    /// ```
    /// use ichidoku::{CandidateSet, Puzzle, solve::Search};
    /// let all = Search::new().true_candidates(&Puzzle::EMPTY, 5).unwrap();
    /// assert_eq!(all.set(), CandidateSet::FULL);
    /// assert!(CandidateSet::FULL.iter().all(|candidate| all.count(candidate) == 5));
    /// ```
    ///
    /// # Errors
    /// [`Interrupted`] if a search ended early.
    pub fn true_candidates(&self, puzzle: &Puzzle, cap: u32) -> Result<TrueCandidates, Interrupted> {
        let possible: Vec<Candidate> = Candidate::all().filter(|c| allows(puzzle, *c)).collect();
        let puzzles: Vec<Puzzle> = possible.iter().map(|c| puzzle.with(c.cell(), Some(c.digit()))).collect();
        let mut counts = [0; Candidate::COUNT];
        for (candidate, report) in possible.iter().zip(self.limit(cap.into()).run_many(&puzzles)) {
            report.complete()?;
            counts[candidate.index()] = report.count as u32;
        }
        Ok(TrueCandidates { counts })
    }
}

/// Whether the candidate is a clue, or its cell is blank and no clue of a peer excludes it.
fn allows(puzzle: &Puzzle, candidate: Candidate) -> bool {
    match puzzle.get(candidate.cell()) {
        Some(clue) => clue == candidate.digit(),
        None => puzzle.unseen_digits(candidate.cell()).contains(candidate.digit()),
    }
}

/// In how many solutions each candidate occurs, counted up to a cap; made by [`Search::true_candidates`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    counts: [u32; Candidate::COUNT],
}

impl TrueCandidates {
    /// In how many solutions the candidate occurs, at most the cap.
    pub const fn count(&self, candidate: Candidate) -> u32 {
        self.counts[candidate.index()]
    }

    /// The candidates that occur in some solution.
    pub fn set(&self) -> CandidateSet {
        Candidate::all().filter(|candidate| self.count(*candidate) > 0).collect()
    }
}
