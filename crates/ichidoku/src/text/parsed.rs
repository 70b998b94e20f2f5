//! What a text says.

use crate::candidate::CandidateSet;
use crate::puzzle::Puzzle;

/// What a text says: the digits that stand in it and, where it is a candidate grid, the candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The digits.
    pub puzzle: Puzzle,
    /// The candidates of every cell, a placed cell's own digit included; `None` if the text shows no candidates.
    pub candidates: Option<CandidateSet>,
    /// The solution, where the text states one behind the puzzle on its line; nobody has checked it.
    pub solution: Option<Puzzle>,
}

impl Parsed {
    /// Digits with nothing beside them.
    pub(crate) const fn of(puzzle: Puzzle) -> Self {
        Self { puzzle, candidates: None, solution: None }
    }
}
