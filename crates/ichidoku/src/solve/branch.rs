//! Where to guess when propagation has nothing more to say.

use super::state::PEERS;

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
    let digit = (0..9).find(|digit| word(*digit, row) & bit != 0)?;
    Some(Guess { row, bit, digit, pair: bivalue[row] & bit != 0 })
}

/// The first of the cells in reading order.
fn first_in_reading_order(cells: [u32; 3]) -> Option<(usize, u32)> {
    (0..9)
        .map(|row| (row % 3, cells[row % 3] & 0x1FF << (row / 3 * 9)))
        .find(|(_, cells)| *cells != 0)
        .map(|(row, cells)| (row, cells & cells.wrapping_neg()))
}

/// The cell with the most open peers.
#[inline(always)]
fn most_open_peers(cells: [u32; 3], open: [u32; 3]) -> Option<(usize, u32)> {
    let mut best = None;
    let mut best_count = 0;
    for row in 0..3 {
        let mut rest = cells[row];
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let peers = &PEERS[row * 27 + place];
            let count = 1 + (0..3).map(|r| (peers[r] & open[r]).count_ones()).sum::<u32>();
            if count > best_count {
                (best, best_count) = (Some((row, 1 << place)), count);
            }
        }
    }
    best
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
