//! One lane of a board: its grid is put there, divided by a guess, and taken out.

use super::branch::{Guess, GuessOrder, choose};
use super::sweep::Board;
use crate::arch::Lanes;
use crate::bits::BitIter;
use crate::solution::Solution;

/// A grid by itself, as it is put into a lane.
#[derive(Clone, Copy)]
pub(super) struct LaneGrid {
    /// The candidates, see [`grid_words`](crate::grid_words).
    pub(super) candidates: [u32; 27],
    /// Cells with one candidate.
    pub(super) naked: [u32; 3],
}

impl<V: Lanes> Board<V> {
    /// Puts a grid into a lane. What the lane found in another grid does not hold for this one.
    #[inline(always)]
    pub(super) fn put(&mut self, lane: usize, grid: &LaneGrid) {
        write(&mut self.placed, lane, &[0; 9]);
        write(&mut self.naked, lane, &grid.naked);
        write(&mut self.candidates, lane, &grid.candidates);
    }

    /// Where to guess in a lane; `None` if each cell has one candidate.
    #[inline(always)]
    pub(super) fn choose(&self, lane: usize) -> Option<Guess> {
        let word = |digit: usize, row: usize| self.candidates[digit * 3 + row].as_ref()[lane];
        choose::<V>(GuessOrder::Quick, word, read(&self.bivalue, lane), read(&self.open, lane))
    }

    /// Leaves the cell of a lane's grid no other digit than the guess; returns the grid in which the guess is wrong.
    #[inline(always)]
    pub(super) fn split(&mut self, lane: usize, guess: Guess) -> LaneGrid {
        let mut other = LaneGrid { candidates: read(&self.candidates, lane), naked: guess.cell_without() };
        other.candidates[guess.digit * 3 + guess.row] &= !guess.bit;
        write(&mut self.naked, lane, &guess.cell());
        for digit in (0..9).filter(|digit| *digit != guess.digit) {
            self.candidates[digit * 3 + guess.row].as_mut()[lane] &= !guess.bit;
        }
        other
    }

    /// The solution in a lane.
    #[inline(always)]
    pub(super) fn solution(&self, lane: usize) -> Solution {
        Solution::from_proved(V::values(&read(&self.candidates, lane)))
    }
}

/// The lanes of a mask.
#[inline(always)]
pub(super) fn lanes(mask: u32) -> BitIter {
    BitIter(mask.into())
}

/// One lane's words.
#[inline(always)]
fn read<W: AsRef<[u32]>, const N: usize>(vectors: &[W; N], lane: usize) -> [u32; N] {
    let mut words = [0; N];
    for (word, vector) in words.iter_mut().zip(vectors) {
        *word = vector.as_ref()[lane];
    }
    words
}

/// Overwrites one lane's words.
#[inline(always)]
pub(super) fn write<W: AsMut<[u32]>, const N: usize>(vectors: &mut [W; N], lane: usize, words: &[u32; N]) {
    for (vector, word) in vectors.iter_mut().zip(words) {
        vector.as_mut()[lane] = *word;
    }
}
