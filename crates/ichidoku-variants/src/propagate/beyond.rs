//! Cells that differ from several others.

use crate::Cell;
use crate::apart::Apart;
use crate::sets::indices;

/// For each set of a few cells, as bits, the cells beyond them that differ from all of the set.
pub(super) struct Beyond {
    /// Where the cells of each set end.
    ends: Vec<u32>,
    cells: Vec<Cell>,
}

impl Beyond {
    /// The most cells.
    pub(super) const MOST: usize = 6;

    pub(super) fn new(cells: &[Cell], apart: &Apart) -> Self {
        let mut beyond = Self { ends: vec![0; 1 << cells.len()], cells: Vec::new() };
        for set in 1..1 << cells.len() {
            if set & (set - 1) != 0 {
                for word in 0..apart.words() {
                    let common = indices(set as u64).fold(u64::MAX, |common, at| common & apart.row(cells[at])[word]);
                    let common = indices(common).map(|bit| (word * 64 + bit) as Cell);
                    beyond.cells.extend(common.filter(|cell| !cells.contains(cell)));
                }
            }
            beyond.ends[set] = beyond.cells.len() as u32;
        }
        beyond
    }

    pub(super) fn of(&self, set: usize) -> &[Cell] {
        &self.cells[self.ends[set - 1] as usize..self.ends[set] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cells_that_see_all_of_a_set_are_beyond_it() {
        let mut apart = Apart::new(70);
        for (a, b) in [(0, 1), (0, 2), (0, 69), (1, 69), (2, 69), (1, 5), (2, 5), (1, 2), (0, 3)] {
            apart.add(a, b);
        }
        let beyond = Beyond::new(&[0, 1, 2], &apart);
        assert_eq!([0b11, 0b101, 0b110, 0b111].map(|set| beyond.of(set)), [&[69][..], &[69], &[5, 69], &[69]]);
    }
}
