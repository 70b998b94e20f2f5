//! One puzzle of a source, with what stood beside it.

use ichidoku::{CandidateSet, Puzzle};

/// One puzzle of a source, with what stood beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The clues.
    pub puzzle: Puzzle,
    /// The candidates, where the source shows them.
    pub candidates: Option<Box<CandidateSet>>,
    /// The title, name or id that the source gives.
    pub name: Option<String>,
    /// The solution that the source gives; nobody has checked it.
    pub solution: Option<Puzzle>,
    /// The 1-based line on which the puzzle starts.
    pub line: u64,
}

impl Entry {
    /// A puzzle with nothing beside it.
    #[inline]
    pub(crate) fn bare(puzzle: Puzzle, line: u64) -> Self {
        Self { puzzle, candidates: None, name: None, solution: None, line }
    }
}
