//! All solutions of a puzzle, one after the other.
//!
//! The search is a stack of grids, so it can be left at a solution and taken up again. It guesses at the first open cell, the
//! lowest digit first: then the tree's leaves, read from left to right, are the solutions in ascending order.

use super::branch::GuessOrder;
use super::report::Stats;
use super::search::Search;
use super::solo::{Advance, Next, Tree};
use crate::candidate::CandidateSet;
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::stop::Interrupted;

impl<'a> Search<'a> {
    /// All solutions in ascending order of their 81 digits, found as they are asked for, at most the limit. An interrupted
    /// search yields the reason and ends.
    ///
    /// ```
    /// use ichidoku::{Puzzle, solve::Search};
    /// let mut solutions = Search::new().limit(3).solutions(&Puzzle::EMPTY);
    /// assert!(solutions.next().unwrap()?.to_string().starts_with("123456789456789123789123456"));
    /// assert_eq!(solutions.count(), 2);
    /// # Ok::<(), ichidoku::Interrupted>(())
    /// ```
    pub fn solutions(&self, puzzle: &Puzzle) -> Solutions<'a> {
        Solutions { search: *self, tree: Tree::new(puzzle), left: self.limit }
    }

    /// The same of a grid that is given by its candidates: only these digits may go into the cells.
    ///
    /// ```
    /// use ichidoku::{CandidateSet, solve::Search};
    /// assert!(Search::new().solutions_within(&CandidateSet::FULL).next().is_some());
    /// assert!(Search::new().solutions_within(&CandidateSet::EMPTY).next().is_none());
    /// ```
    pub fn solutions_within(&self, candidates: &CandidateSet) -> Solutions<'a> {
        Solutions { search: *self, tree: Tree::from_candidates(candidates), left: self.limit }
    }
}

/// The solutions of a puzzle in ascending order; made by [`Search::solutions`] and its neighbour.
#[derive(Debug)]
pub struct Solutions<'a> {
    search: Search<'a>,
    tree: Tree,
    /// How many more to give.
    left: u64,
}

impl Solutions<'_> {
    /// What the search has done so far.
    pub fn stats(&self) -> Stats {
        self.tree.stats
    }
}

impl Iterator for Solutions<'_> {
    type Item = Result<Solution, Interrupted>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.left == 0 {
            return None;
        }
        let advance =
            Advance { search: &self.search, tree: &mut self.tree, order: GuessOrder::Reading, patience: u64::MAX };
        let (left, found) = match self.search.dispatch(advance) {
            Next::Solution(solution) => (self.left - 1, Some(Ok(solution))),
            // Whose patience has no end never finds it too hard.
            Next::Exhausted | Next::Hard => (0, None),
            Next::Interrupted(why) => (0, Some(Err(why))),
        };
        self.left = left;
        found
    }
}

impl core::iter::FusedIterator for Solutions<'_> {}
