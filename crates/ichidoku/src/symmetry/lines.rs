//! Permutations of nine lines (rows or columns) that keep threes of them together.

use crate::symmetry::band_order::{ORDERS, rank};

/// Where each of nine lines goes: threes (bands, stacks) go as a whole, and the lines inside each change places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Lines([u8; 9]);

impl Lines {
    /// How many there are: 6 orders of the threes, and 6 of the lines inside each.
    pub(super) const COUNT: usize = 6 * 6 * 6 * 6;

    /// Every line stays.
    pub(super) const IDENTITY: Self = Self([0, 1, 2, 3, 4, 5, 6, 7, 8]);

    /// The permutation with this number; none from [`Self::COUNT`] on.
    pub(super) fn nth(index: usize) -> Option<Self> {
        let threes = ORDERS.get(index / 216)?;
        let inside = [ORDERS[index / 36 % 6], ORDERS[index / 6 % 6], ORDERS[index % 6]];
        Some(Self(core::array::from_fn(|line| threes[line / 3] * 3 + inside[line / 3][line % 3])))
    }

    /// The permutation's number.
    pub(super) fn index(self) -> usize {
        let to = self.0;
        let threes = rank([to[0] / 3, to[3] / 3, to[6] / 3]);
        (0..3).fold(threes, |index, i| index * 6 + rank([to[3 * i] % 3, to[3 * i + 1] % 3, to[3 * i + 2] % 3]))
    }

    /// The permutation that takes each line to the given place; none if threes do not stay together.
    pub(super) fn new(to: [u8; 9]) -> Option<Self> {
        let lines = Self(to);
        (to.iter().all(|line| *line < 9) && Self::nth(lines.index()) == Some(lines)).then_some(lines)
    }

    /// The permutation after which line `lines[i]` stands at the place `i`.
    pub(super) fn from_places(lines: [u8; 9]) -> Self {
        Self(lines).inverse()
    }

    /// Where the line goes.
    pub(super) const fn to(self, line: usize) -> usize {
        self.0[line] as usize
    }

    /// This permutation, and then the other.
    pub(super) fn then(self, next: Self) -> Self {
        Self(self.0.map(|line| next.0[line as usize]))
    }

    /// The permutation that takes each line back.
    pub(super) fn inverse(self) -> Self {
        let mut from = [0; 9];
        for (line, to) in self.0.into_iter().enumerate() {
            from[to as usize] = line as u8;
        }
        Self(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn all_1296_are_numbered_and_different() {
        let mut all: Vec<Lines> = (0..Lines::COUNT).filter_map(Lines::nth).collect();
        assert_eq!((all.len(), all[0]), (Lines::COUNT, Lines::IDENTITY));
        for (i, lines) in all.iter().enumerate() {
            assert_eq!(lines.index(), i);
            assert_eq!(Lines::new(lines.0), Some(*lines));
            assert_eq!(lines.then(lines.inverse()), Lines::IDENTITY);
        }
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), Lines::COUNT);
        assert_eq!(Lines::nth(Lines::COUNT), None);
    }

    #[test]
    fn threes_that_are_torn_are_refused() {
        for to in [[0, 1, 3, 2, 4, 5, 6, 7, 8], [0; 9], [0, 1, 2, 3, 4, 5, 6, 7, 9], [3, 4, 5, 3, 4, 5, 0, 1, 2]] {
            assert_eq!(Lines::new(to), None, "{to:?}");
        }
    }
}
