//! A puzzle in a book.

use ichidoku::{CandidateSet, Puzzle, Solution};

/// A puzzle in a book, with what stands above it.
#[derive(Clone, Debug)]
pub struct Item {
    /// The clues.
    pub puzzle: Puzzle,
    /// The solution, if it has one.
    pub solution: Option<Solution>,
    /// What stands above it behind its number: a grade, a rating.
    pub note: String,
    /// The candidates of open cells, if they are to be printed.
    pub candidates: Option<CandidateSet>,
}

impl Item {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &Puzzle) -> Self {
        Self { puzzle: *puzzle, solution: None, note: String::new(), candidates: None }
    }
}
