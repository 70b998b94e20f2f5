//! Seeded random puzzles and symmetries for the tests.

#![allow(dead_code)] // Each test uses its part.

pub(crate) mod library;

use ichidoku::{Candidate, CandidateSet, Cell, Column, Digit, Grid, ProperPuzzle, Puzzle, Row, solve::Search};

/// A small generator of random numbers (xorshift64*), the same everywhere for one seed.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }

    pub(crate) fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut all = std::array::from_fn(|i| i);
        for i in (1..N).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }
}

/// A random puzzle with one solution that loses it with any clue less.
pub(crate) fn minimal_puzzle(rng: &mut Rng) -> ProperPuzzle {
    let mut puzzle = Puzzle::EMPTY;
    let count = |puzzle: &Puzzle| Search::new().run(puzzle).count;
    while count(&puzzle) != 1 {
        let cell = Cell::ALL[rng.below(81)];
        let more = puzzle.with(cell, Some(Digit::ALL[rng.below(9)]));
        if puzzle.get(cell).is_none() && count(&more) > 0 {
            puzzle = more;
        }
    }
    for i in rng.shuffled::<81>() {
        let fewer = puzzle.with(Cell::ALL[i], None);
        if count(&fewer) == 1 {
            puzzle = fewer;
        }
    }
    ProperPuzzle::new(puzzle).unwrap_or_else(|_| minimal_puzzle(rng))
}

/// A symmetry of the grid with a relabelling of the digits.
pub(crate) struct Symmetry {
    transposed: bool,
    rows: [usize; 9],
    columns: [usize; 9],
    digits: [usize; 9],
}

impl Symmetry {
    pub(crate) fn random(rng: &mut Rng) -> Self {
        let mut lines = || {
            let bands = rng.shuffled::<3>();
            let inner: [[usize; 3]; 3] = std::array::from_fn(|_| rng.shuffled::<3>());
            std::array::from_fn(|i| bands[i / 3] * 3 + inner[i / 3][i % 3])
        };
        let (rows, columns) = (lines(), lines());
        Self { transposed: rng.below(2) == 1, rows, columns, digits: rng.shuffled::<9>() }
    }

    pub(crate) fn cell(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row().index()], self.columns[cell.column().index()]);
        let (row, column) = if self.transposed { (column, row) } else { (row, column) };
        Cell::at(Row::ALL[row], Column::ALL[column])
    }

    pub(crate) fn digit(&self, digit: Digit) -> Digit {
        Digit::ALL[self.digits[digit.index()]]
    }

    pub(crate) fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::of(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    pub(crate) fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        puzzle.clues().map(|(cell, digit)| (self.cell(cell), self.digit(digit))).collect()
    }

    pub(crate) fn grid(&self, grid: &Grid) -> Grid {
        let candidates: CandidateSet = grid.candidate_set().iter().map(|c| self.candidate(c)).collect();
        Grid::new(&self.puzzle(&grid.puzzle()), &self.puzzle(grid.values()), &candidates)
    }
}
