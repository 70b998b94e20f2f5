//! Sets of nodes, one bit each.
//!
//! A graph has a few hundred nodes, so a row is a handful of words, and *everything that follows from either of these* is one
//! `or` per word. That is why whole rows are kept instead of lists of neighbours.

/// Whether the bit is set.
pub(crate) fn has(bits: &[u64], i: usize) -> bool {
    bits[i / 64] >> (i % 64) & 1 == 1
}

/// Sets the bit.
pub(crate) fn set(bits: &mut [u64], i: usize) {
    bits[i / 64] |= 1 << (i % 64);
}

/// Sets all of these bits, too.
pub(crate) fn add(bits: &mut [u64], more: &[u64]) {
    bits.iter_mut().zip(more).for_each(|(word, more)| *word |= more);
}

/// The positions of the set bits, ascending.
pub(crate) fn ones(bits: &[u64]) -> impl Iterator<Item = usize> {
    positions(bits.iter().copied())
}

/// The positions of the bits that are set in both, ascending.
pub(crate) fn common(a: &[u64], b: &[u64]) -> impl Iterator<Item = usize> {
    positions(a.iter().zip(b).map(|(a, b)| a & b))
}

/// Whether some bit is set in both.
pub(crate) fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

fn positions(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    Positions { words, rest: 0, end: 0 }
}

/// Goes through words bit by bit.
struct Positions<W> {
    words: W,
    /// What is left of the word at hand.
    rest: u64,
    /// Where the word after it begins.
    end: usize,
}

impl<W: Iterator<Item = u64>> Iterator for Positions<W> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.rest == 0 {
            self.rest = self.words.next()?;
            self.end += 64;
        }
        let bit = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Some(self.end - 64 + bit)
    }
}
