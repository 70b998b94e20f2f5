//! The lowest and highest digits of small sets, to be looked up and added for several cells at once.

use crate::sets::Set;

/// Sets of nine digits.
const SETS: usize = 512;
/// Where the parts of an entry are: the lowest index is at 0, then come the highest and whether there are several; last, as many
/// bits as the highest is above the lowest, which are not added but united.
const HIGHEST: u32 = 8;
const OPEN: u32 = 16;
const WIDTH: u32 = 20;

/// Most cells of which sums fit into their places.
const MOST_CELLS: usize = 15;

static TABLE: [u32; SETS] = {
    let mut table = [0; SETS];
    let mut set = 1usize;
    while set < SETS {
        let (lowest, highest) = (set.trailing_zeros(), set.ilog2());
        let is_open = (lowest != highest) as u32;
        table[set] = lowest | highest << HIGHEST | is_open << OPEN | ((1 << (highest - lowest)) - 1) << WIDTH;
        set += 1;
    }
    table
};

/// What the sets of some cells are between, by indices.
#[derive(Clone, Copy, Default)]
pub(super) struct Extremes {
    sums: u32,
    widths: u32,
}

impl Extremes {
    /// True if the sets of this many cells, with this union, can be added.
    #[inline(always)]
    pub(super) fn are_known(union: Set, cells: usize) -> bool {
        union < SETS as Set && cells <= MOST_CELLS
    }

    /// Adds a cell with this set, of nine digits at most.
    #[inline(always)]
    pub(super) fn add(&mut self, set: Set) {
        let entry = TABLE[set as usize % SETS];
        self.sums = self.sums.wrapping_add(entry % (1 << WIDTH));
        self.widths |= entry;
    }

    /// The sum of the lowest indices.
    #[inline(always)]
    pub(super) fn lowest(self) -> i32 {
        (self.sums % (1 << HIGHEST)) as i32
    }

    /// The sum of the highest indices.
    #[inline(always)]
    pub(super) fn highest(self) -> i32 {
        (self.sums >> HIGHEST) as i32 % (1 << (OPEN - HIGHEST))
    }

    /// How many cells have several digits.
    #[inline(always)]
    pub(super) fn open(self) -> u32 {
        self.sums >> OPEN
    }

    /// How far the indices of a cell reach at most.
    #[inline(always)]
    pub(super) fn widest(self) -> i32 {
        (self.widths >> WIDTH).trailing_ones() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extremes_of_nine_cells_fit_beside_each_other() {
        let mut extremes = Extremes::default();
        (0..8).for_each(|_| extremes.add(1 << 8));
        extremes.add(0b1_0000_0010);
        assert_eq!([extremes.lowest(), extremes.highest(), extremes.widest()], [65, 72, 7]);
        assert_eq!(extremes.open(), 1);
        assert!(Extremes::are_known(511, 15) && !Extremes::are_known(512, 2) && !Extremes::are_known(3, 16));
    }
}
