//! Which cells can't contain the same digit.

use crate::Cell;
use crate::sets::indices;

/// Which cells can't contain the same digit, as a matrix of bits.
pub(crate) struct Apart {
    words: usize,
    bits: Vec<u64>,
}

impl Apart {
    pub(crate) fn new(cells: usize) -> Self {
        let words = cells.div_ceil(64);
        Self { words, bits: vec![0; cells * words] }
    }

    pub(crate) fn add(&mut self, a: Cell, b: Cell) {
        for (a, b) in [(usize::from(a), usize::from(b)), (usize::from(b), usize::from(a))] {
            self.bits[a * self.words + b / 64] |= 1 << (b % 64);
        }
    }

    pub(crate) fn has(&self, a: Cell, b: Cell) -> bool {
        let (a, b) = (usize::from(a), usize::from(b));
        self.bits[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// How many words of bits stand for all cells.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// The cells that are apart from this one, as words of bits.
    pub(crate) fn row(&self, cell: Cell) -> &[u64] {
        &self.bits[usize::from(cell) * self.words..][..self.words]
    }

    /// The cells that are apart from this one, ascending.
    pub(crate) fn of(&self, cell: Cell) -> Vec<Cell> {
        let row = self.row(cell);
        let mut cells = Vec::with_capacity(row.iter().map(|word| word.count_ones() as usize).sum());
        for (at, &word) in row.iter().enumerate() {
            cells.extend(indices(word).map(|bit| (at * 64 + bit) as Cell));
        }
        cells
    }
}
