//! Where to guess when propagation has nothing more to say.

use super::state::PEERS;
use crate::bits::BitIter;

/// A candidate to guess: its cell as word (row in band) and bit, and its digit.
#[derive(Clone, Copy)]
pub(crate) struct Guess {
    /// Row in band, 0 to 2.
    pub(crate) row: usize,
    /// The cell's bit.
    pub(crate) bit: u32,
    /// 0-based digit.
    pub(crate) digit: usize,
    /// Whether the cell has just one other candidate.
    pub(crate) pair: bool,
}

impl Guess {
    /// The cell in words, by row in band.
    #[inline(always)]
    pub(crate) fn cell(&self) -> [u32; 3] {
        let mut cell = [0; 3];
        cell[self.row] = self.bit;
        cell
    }

    /// The cell if it is left with one candidate when the guess was wrong.
    #[inline(always)]
    pub(crate) fn cell_without(&self) -> [u32; 3] {
        if self.pair { self.cell() } else { [0; 3] }
    }
}

/// What the next guess is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// A small search.
    Quick,
    /// Solutions in ascending order.
    Reading,
}

/// The guess for a grid, given its words by digit and row in band, its cells with exactly two candidates and with two or
/// more; `None` if every cell has one.
///
/// For a small search: of the cells with two candidates the one with the most open peers, since both guesses then reach as
/// far as they can; failing that, the first cell with the fewest. For solutions in order: the first open cell. The lowest
/// digit first.
#[inline(always)]
pub(crate) fn choose(
    order: Order,
    word: impl Fn(usize, usize) -> u32,
    bivalue: [u32; 3],
    open: [u32; 3],
) -> Option<Guess> {
    let (row, bit) = match order {
        Order::Quick if bivalue == [0; 3] => first_in_reading_order(with_fewest_candidates(&word, open)),
        Order::Quick => most_open_peers(bivalue, open),
        Order::Reading => first_in_reading_order(open),
    }?;
    let mut digits = 0_u32;
    for digit in 0..9 {
        digits |= u32::from(word(digit, row) & bit != 0) << digit;
    }
    Some(Guess { row, bit, digit: digits.trailing_zeros() as usize, pair: bivalue[row] & bit != 0 })
}

/// The first of the cells in reading order.
fn first_in_reading_order(cells: [u32; 3]) -> Option<(usize, u32)> {
    (0..9)
        .map(|row| (row % 3, cells[row % 3] & 0x1FF << (row / 3 * 9)))
        .find(|(_, cells)| *cells != 0)
        .map(|(row, cells)| (row, cells & cells.wrapping_neg()))
}

/// The cell with the most open peers, the first of equals in the order of the words.
#[inline(always)]
fn most_open_peers(cells: [u32; 3], open: [u32; 3]) -> Option<(usize, u32)> {
    let mut best = 0;
    for place in BitIter(u128::from(cells[0]) | u128::from(cells[1]) << 27 | u128::from(cells[2]) << 54) {
        let [a, b, c] = PEERS[place];
        let count = (a & open[0]).count_ones() + (b & open[1]).count_ones() + (c & open[2]).count_ones();
        // One number to compare, since which cell wins cannot be predicted.
        best = best.max(count << 8 | (0x80 - place as u32));
    }
    let place = 0x80_usize.checked_sub(best as usize & 0xFF).filter(|_| best != 0)?;
    Some((place / 27, 1 << (place % 27)))
}

/// The open cells with the fewest candidates.
#[inline(always)]
fn with_fewest_candidates(word: impl Fn(usize, usize) -> u32, open: [u32; 3]) -> [u32; 3] {
    // Bit-sliced counts: `count[k]` holds bit `k` of each cell's number of candidates.
    let mut count = [[0; 3]; 4];
    for digit in 0..9 {
        for r in 0..3 {
            let mut carry = word(digit, r);
            for slice in &mut count {
                (slice[r], carry) = (slice[r] ^ carry, slice[r] & carry);
            }
        }
    }
    // From the highest bit down: where a cell without the bit is left, the others are not the fewest.
    count.iter().rev().fold(open, |cells, slice| {
        let fewer = [0, 1, 2].map(|r| cells[r] & !slice[r]);
        if fewer == [0; 3] { cells } else { fewer }
    })
}
