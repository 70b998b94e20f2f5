//! All solutions of a puzzle, one after the other.

use super::branch::Order;
use super::report::{Stats, Stop};
use super::search::Search;
use super::solo::{Advance, Next, Tree};
use crate::candidate::CandidateSet;
use crate::puzzle::Puzzle;
use crate::solution::Solution;

impl<'a> Search<'a> {
    /// All solutions in ascending order of their 81 digits, found as they are asked for, at most the limit.
    ///
    /// ```
    /// use ichidoku::{Puzzle, solve::Search};
    /// let mut solutions = Search::new().limit(3).solutions(&Puzzle::EMPTY);
    /// assert!(solutions.next().unwrap().to_string().starts_with("123456789456789123789123456"));
    /// assert_eq!(solutions.count(), 2);
    /// ```
    pub fn solutions(&self, puzzle: &Puzzle) -> Solutions<'a> {
        Solutions { search: *self, tree: Tree::new(puzzle), left: self.limit, stop: None }
    }

    /// The same of a grid that is given by its candidates: only these digits may go into the cells.
    ///
    /// ```
    /// use ichidoku::{CandidateSet, solve::Search};
    /// assert!(Search::new().solutions_within(&CandidateSet::FULL).next().is_some());
    /// assert!(Search::new().solutions_within(&CandidateSet::EMPTY).next().is_none());
    /// ```
    pub fn solutions_within(&self, candidates: &CandidateSet) -> Solutions<'a> {
        Solutions { search: *self, tree: Tree::from_candidates(candidates), left: self.limit, stop: None }
    }
}

/// The solutions of a puzzle in ascending order; made by [`Search::solutions`] and its neighbour.
#[derive(Debug)]
pub struct Solutions<'a> {
    search: Search<'a>,
    tree: Tree,
    /// How many more to give.
    left: u64,
    stop: Option<Stop>,
}

impl Solutions<'_> {
    /// Why the solutions ended early; `None` while they go on, and if all (or as many as the limit) were found.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// What the search has done so far.
    pub fn stats(&self) -> Stats {
        self.tree.stats
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.left == 0 || self.stop.is_some() {
            return None;
        }
        let advance = Advance { search: &self.search, tree: &mut self.tree, order: Order::Reading };
        match self.search.dispatch(advance) {
            Next::Solution(solution) => {
                self.left -= 1;
                return Some(solution);
            }
            Next::Exhausted => self.left = 0,
            Next::Stopped(stop) => self.stop = Some(stop),
        }
        None
    }
}

impl core::iter::FusedIterator for Solutions<'_> {}
