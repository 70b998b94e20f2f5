//! Which cells can't contain the same digit.

use crate::Cell;
use crate::rows::Rows;
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

    /// Each of these cells is apart from the others.
    pub(crate) fn add_all(&mut self, cells: &[Cell]) {
        let mut all = vec![0; self.words];
        cells.iter().for_each(|&cell| all[usize::from(cell) / 64] |= 1 << (cell % 64));
        for cell in cells.iter().map(|&cell| usize::from(cell)) {
            let row = &mut self.bits[cell * self.words..][..self.words];
            row.iter_mut().zip(&all).for_each(|(row, all)| *row |= all);
            row[cell / 64] &= !(1 << (cell % 64));
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

    /// For each cell those that are apart from it, ascending.
    pub(crate) fn peers(&self) -> Rows<Cell> {
        Rows::new(self.bits.chunks(self.words).map(|row| {
            let words = row.iter().enumerate();
            words.flat_map(|(at, &word)| indices(word).map(move |bit| (at * 64 + bit) as Cell))
        }))
    }
}
