//! A puzzle in a book.

use ichidoku::{CandidateSet, Puzzle, Solution};

use crate::drawn::Drawn;

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
    /// A puzzle of another size or with other rules, in the place of the clues, the solution and the candidates.
    pub drawn: Option<Box<Drawn>>,
}

impl Item {
    /// A puzzle with nothing beside it.
    pub const fn of(puzzle: &Puzzle) -> Self {
        Self { puzzle: *puzzle, solution: None, note: String::new(), candidates: None, drawn: None }
    }

    /// A puzzle of another size or with other rules, with what stands above it behind its number.
    pub fn drawn(drawn: Drawn, note: String) -> Self {
        Self { note, drawn: Some(Box::new(drawn)), ..Self::of(&Puzzle::EMPTY) }
    }

    /// True if its solution is printed.
    pub(crate) fn is_solved(&self) -> bool {
        self.drawn.as_ref().map_or(self.solution.is_some(), |drawn| drawn.solved().is_some())
    }

    /// The paragraphs beside it.
    pub(crate) fn rules(&self) -> &[String] {
        self.drawn.as_ref().map_or(&[], |drawn| drawn.rules())
    }
}
