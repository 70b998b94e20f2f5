//! Canonical forms of puzzles and complete grids alike.

use std::sync::{Arc, OnceLock};

use ichidoku::symmetry::{Canon, Canonical};
use ichidoku::{InvalidClues, Puzzle, Solution};

/// Finds canonical forms. The table for complete grids takes some milliseconds, so it is made for the first of them, and
/// all clones share it.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_api::Forms;
/// let one_clue = Puzzle::EMPTY.with(ichidoku::Cell::ALL[40], ichidoku::Digit::new(7));
/// assert!(Forms::default().of(&one_clue).unwrap().form.to_string().ends_with('1'));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Forms(Arc<OnceLock<Canon>>);

impl Forms {
    /// The canonical form of a puzzle or a complete grid.
    ///
    /// # Errors
    /// [`InvalidClues`] if the clues clash.
    pub fn of(&self, puzzle: &Puzzle) -> Result<Canonical<Puzzle>, InvalidClues> {
        match Solution::try_from(*puzzle) {
            Ok(solution) => Ok(self.0.get_or_init(Canon::new).solution(&solution).map(Puzzle::from)),
            Err(_) => puzzle.canonical(),
        }
    }
}
