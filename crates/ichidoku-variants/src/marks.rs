//! Sets of cells as bits.

use crate::Cell;
use crate::sets::indices;

/// Some of all cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Marks(Vec<u64>);

impl Marks {
    /// These cells, of this many in all.
    pub(crate) fn new(cells: &[Cell], all: usize) -> Self {
        let mut marks = Self::none(all);
        cells.iter().for_each(|&cell| marks.0[usize::from(cell) / 64] |= 1 << (cell % 64));
        marks
    }

    /// None, of this many in all.
    pub(crate) fn none(all: usize) -> Self {
        Self(vec![0; all.div_ceil(64)])
    }

    /// Removes all.
    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// How many of them others have too.
    pub(crate) fn shared(&self, others: &Self) -> usize {
        self.0.iter().zip(&others.0).map(|(own, other)| (own & other).count_ones() as usize).sum()
    }

    /// True if others have two of them or more. To count takes several times as long.
    pub(crate) fn share_several(&self, others: &Self) -> bool {
        let mut is_shared = false;
        self.0.iter().zip(&others.0).any(|(own, other)| {
            let both = own & other;
            let are_several = both & both.wrapping_sub(1) != 0 || is_shared && both != 0;
            is_shared |= both != 0;
            are_several
        })
    }

    /// Those that others don't have.
    pub(crate) fn without(&self, others: &Self) -> Self {
        Self(self.0.iter().zip(&others.0).map(|(own, other)| own & !other).collect())
    }

    /// Adds others.
    pub(crate) fn add(&mut self, others: &Self) {
        self.0.iter_mut().zip(&others.0).for_each(|(own, other)| *own |= other);
    }

    /// The cells, ascending.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        cells(self.0.iter().copied())
    }

    /// The cells that others don't have, ascending.
    pub(crate) fn beyond(&self, others: &Self) -> impl Iterator<Item = Cell> {
        cells(self.0.iter().zip(&others.0).map(|(own, other)| own & !other))
    }
}

/// The cells of words of bits, ascending.
fn cells(words: impl Iterator<Item = u64>) -> impl Iterator<Item = Cell> {
    (0..).zip(words).flat_map(|(at, word)| indices(word).map(move |bit| at * 64 + bit as Cell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_compared_word_by_word() {
        let (one, other) = (Marks::new(&[3, 64, 99], 100), Marks::new(&[3, 65], 100));
        assert_eq!((one.count(), one.shared(&other)), (3, 1));
        assert_eq!(one.without(&other).cells().collect::<Vec<_>>(), [64, 99]);
        assert_eq!(one.beyond(&other).collect::<Vec<_>>(), [64, 99]);
        let several = [[3, 64], [3, 65], [65, 66]].map(|cells| one.share_several(&Marks::new(&cells, 100)));
        assert_eq!(several, [true, false, false]);
        let mut both = one.clone();
        both.add(&other);
        assert_eq!(both, Marks::new(&[3, 64, 65, 99], 100));
    }
}
