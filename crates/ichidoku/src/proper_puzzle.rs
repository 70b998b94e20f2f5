//! Puzzles proved to have exactly one solution.

use alloc::vec::Vec;
use core::fmt;

use crate::clash::InvalidClues;
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::solve::{Outcome, Search};
use crate::stop::Interrupted;

/// Why a puzzle is not proper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotProper {
    /// The clues break the rules.
    Clashing(InvalidClues),
    /// The clues obey the rules, but no solution agrees with them.
    Unsolvable,
    /// There is more than one solution; two of them.
    Several([Solution; 2]),
}

impl fmt::Display for NotProper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clashing(clashes) => write!(f, "the clues clash: {clashes}"),
            Self::Unsolvable => f.write_str("the puzzle has no solution"),
            Self::Several(_) => f.write_str("the puzzle has more than one solution"),
        }
    }
}

impl core::error::Error for NotProper {}

/// A puzzle proved to have exactly one solution, together with it.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let proper = ProperPuzzle::new(puzzle).unwrap();
/// assert!(proper.solution().to_string().starts_with("534678912"));
/// assert!(ProperPuzzle::new(Puzzle::EMPTY).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ProperPuzzle {
    puzzle: Puzzle,
    solution: Solution,
}

impl ProperPuzzle {
    /// Proves by search that the puzzle has exactly one solution.
    ///
    /// # Errors
    /// [`NotProper`] says whether the clues clash, admit no solution, or admit several (two of them are given).
    pub fn new(puzzle: Puzzle) -> Result<Self, NotProper> {
        Self::of(puzzle, puzzle.solve())
    }

    /// Proves the same by a search that may have a budget, or be stopped.
    ///
    /// # Errors
    /// [`Interrupted`] if the search ended before it was known.
    pub fn prove(puzzle: Puzzle, search: &Search<'_>) -> Result<Result<Self, NotProper>, Interrupted> {
        Ok(Self::of(puzzle, search.limit(2).run(&puzzle).outcome()?))
    }

    /// Proves the same of many puzzles, in lock step; the answers are in the order of the puzzles.
    ///
    /// ```
    /// use ichidoku::{NotProper, ProperPuzzle, Puzzle};
    /// let proofs = ProperPuzzle::prove_many(&[Puzzle::EMPTY; 3]);
    /// assert!(proofs.iter().all(|proof| matches!(proof, Err(NotProper::Several(_)))));
    /// ```
    pub fn prove_many(puzzles: &[Puzzle]) -> Vec<Result<Self, NotProper>> {
        let reports = Search::new().run_many(puzzles);
        // A search without a budget or a stop handle is always complete.
        let outcomes = reports.iter().map(|report| report.outcome().unwrap_or(Outcome::Unsolvable));
        puzzles.iter().zip(outcomes).map(|(puzzle, outcome)| Self::of(*puzzle, outcome)).collect()
    }

    /// The puzzle of which a complete search found this.
    fn of(puzzle: Puzzle, outcome: Outcome) -> Result<Self, NotProper> {
        match outcome {
            Outcome::Unique(solution) => Ok(Self { puzzle, solution }),
            Outcome::Several(solutions) => Err(NotProper::Several(solutions)),
            Outcome::Unsolvable => match puzzle.check() {
                Err(clashes) => Err(NotProper::Clashing(clashes)),
                Ok(()) => Err(NotProper::Unsolvable),
            },
        }
    }

    /// The clues.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The only solution.
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }
}
