//! The working state: what is placed and what is still possible.

use crate::candidate::{Candidate, CandidateSet};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;

/// A puzzle being worked on: givens, placed digits, and the candidates of the open cells.
///
/// Placing a digit takes it out of the candidates of the peers. Nothing is checked beyond that: a grid may be wrong, as
/// a player's may.
///
/// ```
/// use ichidoku::{Cell, Digit, Grid, Puzzle};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut grid = Grid::from(puzzle);
/// let centre: Cell = "r5c5".parse().unwrap();
/// assert_eq!(grid.candidates(centre).to_string(), "5");
/// grid.place(centre, Digit::new(5).unwrap());
/// assert!(!grid.is_given(centre) && grid.value(centre).is_some());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    givens: CellSet,
    values: Puzzle,
    candidates: CandidateSet,
}

impl Grid {
    /// A grid from givens, all placed digits (givens included) and the candidates of the open cells.
    ///
    /// Candidates of filled cells are dropped; digits in `givens` win over other placed ones.
    pub fn new(givens: &Puzzle, placed: &Puzzle, candidates: &CandidateSet) -> Self {
        let values: Puzzle = placed.clues().chain(givens.clues()).collect();
        let open = !values.clue_cells();
        let mut candidates = *candidates;
        for digit in Digit::ALL {
            candidates.restrict(digit, open);
        }
        Self { givens: givens.clue_cells(), values, candidates }
    }

    /// The digit in the cell, given or placed.
    pub const fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell)
    }

    /// All digits in the grid, given and placed.
    pub const fn values(&self) -> &Puzzle {
        &self.values
    }

    /// Whether the cell's digit was given.
    pub const fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// The cells whose digit was given.
    pub const fn givens(&self) -> CellSet {
        self.givens
    }

    /// The clues that the grid started from.
    pub fn puzzle(&self) -> Puzzle {
        self.values.restricted_to(self.givens)
    }

    /// The cells without a digit.
    pub fn open_cells(&self) -> CellSet {
        !self.values.clue_cells()
    }

    /// The digits that an open cell may hold; empty for a filled cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates.digits(cell)
    }

    /// The candidates of all open cells.
    pub const fn candidate_set(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The open cells that may hold the digit.
    pub const fn cells(&self, digit: Digit) -> CellSet {
        self.candidates.cells(digit)
    }

    /// Places the digit: the cell loses its candidates and the peers lose the digit.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.values.set(cell, Some(digit));
        for other in Digit::ALL {
            self.candidates.restrict(other, !CellSet::single(cell));
        }
        self.candidates.restrict(digit, !cell.peers());
    }

    /// Takes the candidate out; returns whether it was there.
    pub fn eliminate(&mut self, candidate: Candidate) -> bool {
        self.candidates.remove(candidate)
    }
}

impl From<Puzzle> for Grid {
    /// The clues as givens; each open cell has the digits that no clue of a peer excludes.
    fn from(puzzle: Puzzle) -> Self {
        let mut grid = Self { givens: puzzle.clue_cells(), values: puzzle, candidates: CandidateSet::FULL };
        for (cell, digit) in puzzle.clues() {
            grid.place(cell, digit);
        }
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_the_digits_no_peer_holds() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
        let grid = Grid::from(puzzle);
        for cell in Cell::ALL {
            let expected = if puzzle.get(cell).is_some() { DigitSet::EMPTY } else { puzzle.unseen_digits(cell) };
            assert_eq!(grid.candidates(cell), expected, "{cell}");
        }
        assert_eq!(grid.puzzle(), puzzle);
    }

    #[test]
    fn a_grid_keeps_a_players_own_candidates() {
        let cell: Cell = "r1c1".parse().unwrap();
        let own = CandidateSet::from_iter([Candidate::of(cell, Digit::ALL[0])]);
        let grid = Grid::new(&Puzzle::EMPTY, &Puzzle::EMPTY, &own);
        assert_eq!(grid.candidates(cell), DigitSet::single(Digit::ALL[0]));
        let filled = Puzzle::EMPTY.with(cell, Digit::new(7));
        assert!(Grid::new(&Puzzle::EMPTY, &filled, &own).candidate_set().is_empty());
    }
}
