//! A puzzle in a book.

use ichidoku::{CandidateSet, Puzzle, Solution};

/// A puzzle in a book, with what stands above it.
#[derive(Clone, Debug)]
pub struct Item<'a> {
    /// The clues.
    pub puzzle: &'a Puzzle,
    /// The solution, if it has one.
    pub solution: Option<Solution>,
    /// What stands above it behind its number: a grade, a rating.
    pub note: String,
    /// The candidates of open cells, if they are to be printed.
    pub candidates: Option<CandidateSet>,
}

impl<'a> Item<'a> {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, solution: None, note: String::new(), candidates: None }
    }
}
