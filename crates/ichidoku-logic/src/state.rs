//! The logic's working grid: candidates by digit and by cell.

use std::ops::Deref;
use std::sync::Arc;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, ProperPuzzle, Puzzle};

use crate::geometry::Geometry;
use crate::step::Step;

/// A grid as finders see it: what is placed, and the candidates of the open cells, by digit and by cell at once.
///
/// ```
/// use ichidoku::{Cell, Digit, Grid, Puzzle};
/// use ichidoku_logic::State;
/// let mut state = State::new(&Grid::from(Puzzle::EMPTY));
/// let cell: Cell = "r1c1".parse().unwrap();
/// state.place(cell, Digit::ALL[0]);
/// assert_eq!(state.cells(Digit::ALL[0]).len(), 60);
/// assert!(state.digits(cell).is_empty());
/// ```
///
/// It knows its grid's [`Geometry`] and answers what that does: `state.peers(cell)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// None for the classic geometry, so that a clone counts nothing that other threads count, too.
    geometry: Option<Arc<Geometry>>,
    givens: CellSet,
    open: CellSet,
    values: Puzzle,
    cells: [CellSet; 9],
    digits: [DigitSet; 81],
    unique: bool,
}

impl State {
    /// The state of a grid that is not known to have only one solution: uniqueness techniques find nothing.
    pub fn new(grid: &Grid) -> Self {
        let cells = Digit::ALL.map(|digit| grid.cells(digit));
        let digits = digits_by_cell(&cells);
        let (givens, open, values) = (grid.givens(), grid.open_cells(), *grid.values());
        Self { geometry: None, givens, open, values, cells, digits, unique: false }
    }

    /// The state at the start of a puzzle: each open cell has the digits that no clue of a peer excludes.
    pub fn from_puzzle(puzzle: &Puzzle) -> Self {
        Self::at_start(None, puzzle)
    }

    /// The state at the start of a puzzle in a grid of another geometry.
    pub fn on(geometry: Arc<Geometry>, puzzle: &Puzzle) -> Self {
        Self::at_start(Some(geometry).filter(|geometry| **geometry != *Geometry::classic()), puzzle)
    }

    fn at_start(geometry: Option<Arc<Geometry>>, puzzle: &Puzzle) -> Self {
        let givens = puzzle.clue_cells();
        let (open, digits) = (CellSet::FULL - givens, [DigitSet::EMPTY; 81]);
        let mut state = Self { geometry, givens, open, values: *puzzle, cells: [open; 9], digits, unique: false };
        for (cell, digit) in puzzle.clues() {
            state.cells[digit.index()] = state.cells(digit) - state.peers(cell);
        }
        state.digits = digits_by_cell(&state.cells);
        state
    }

    /// The state at the start of a proper puzzle: uniqueness techniques may be used.
    pub fn proper(puzzle: &ProperPuzzle) -> Self {
        Self::from_puzzle(puzzle.puzzle()).assume_unique()
    }

    /// This state where the caller vouches that the givens have exactly one solution.
    #[must_use]
    pub fn assume_unique(mut self) -> Self {
        self.unique = true;
        self
    }

    /// Whether the grid is the classic one, for which every technique is right.
    pub fn is_classic(&self) -> bool {
        self.geometry.is_none()
    }

    /// Whether uniqueness techniques may be used.
    pub fn is_unique(&self) -> bool {
        self.unique
    }

    /// The cells whose digit was given.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// The cells without a digit.
    pub fn open(&self) -> CellSet {
        self.open
    }

    /// The digit in the cell, given or placed.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell)
    }

    /// All digits in the grid.
    pub fn values(&self) -> &Puzzle {
        &self.values
    }

    /// The open cells that may hold the digit.
    pub fn cells(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// The digits that an open cell may hold; empty for a filled one.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// All digits that some cell of the set may hold.
    pub fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.digits(cell))
    }

    /// Whether the candidate is still possible.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.digits(candidate.cell()).contains(candidate.digit())
    }

    /// All candidates.
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::from_cells(self.cells)
    }

    /// Whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// Places the digit: the cell loses its candidates and the peers lose the digit.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.values.set(cell, Some(digit));
        self.open = self.open.without(cell);
        for other in self.digits(cell).iter() {
            self.cells[other.index()] = self.cells(other).without(cell);
        }
        self.digits[cell.index()] = DigitSet::EMPTY;
        let peers = self.peers(cell);
        for peer in (self.cells(digit) & peers).iter() {
            self.digits[peer.index()] = self.digits(peer).without(digit);
        }
        self.cells[digit.index()] = self.cells(digit) - peers;
    }

    /// Takes the candidate out; returns whether it was there.
    pub fn eliminate(&mut self, candidate: Candidate) -> bool {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let present = self.has(candidate);
        self.digits[cell.index()] = self.digits(cell).without(digit);
        self.cells[digit.index()] = self.cells(digit).without(cell);
        present
    }

    /// Does what the step says; returns whether that changed anything.
    pub fn apply(&mut self, step: &Step) -> bool {
        let mut changed = false;
        for candidate in &step.placements {
            if self.open.contains(candidate.cell()) {
                self.place(candidate.cell(), candidate.digit());
                changed = true;
            }
        }
        for candidate in &step.eliminations {
            changed |= self.eliminate(*candidate);
        }
        changed
    }

    /// The grid of this state.
    pub fn grid(&self) -> Grid {
        Grid::new(&self.values.restricted_to(self.givens), &self.values, &self.candidates())
    }
}

impl Deref for State {
    type Target = Geometry;

    fn deref(&self) -> &Geometry {
        self.geometry.as_deref().unwrap_or(Geometry::classic())
    }
}

/// For each cell the digits that it may hold.
fn digits_by_cell(cells: &[CellSet; 9]) -> [DigitSet; 81] {
    let mut digits = [DigitSet::EMPTY; 81];
    for (digit, cells) in Digit::ALL.into_iter().zip(cells) {
        for cell in cells.iter() {
            digits[cell.index()] = digits[cell.index()].with(digit);
        }
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_state_follows_its_grid() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        let mut grid = Grid::from(puzzle);
        let mut state = State::new(&grid);
        assert_eq!(state, State::from_puzzle(&puzzle));
        let (cell, digit) = ("r5c5".parse().unwrap(), Digit::ALL[4]);
        grid.place(cell, digit);
        state.place(cell, digit);
        let out = "r1c3=4".parse().unwrap();
        assert_eq!(grid.eliminate(out), state.eliminate(out));
        assert_eq!(state, State::new(&grid));
        assert_eq!(state.grid(), grid);
    }

    #[test]
    fn cells_and_digits_stay_two_views_of_one_thing() {
        let mut state = State::new(&Grid::from(Puzzle::EMPTY));
        for (i, cell) in Cell::ALL.into_iter().enumerate().step_by(4) {
            state.place(cell, Digit::ALL[i % 9]);
            for candidate in Candidate::all() {
                assert_eq!(state.cells(candidate.digit()).contains(candidate.cell()), state.has(candidate));
            }
        }
    }
}
