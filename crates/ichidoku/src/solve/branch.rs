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
}

/// The guess for a grid, given its cells with exactly two candidates and with two or more; `None` if every cell has one.
///
/// A cell with two candidates that has the most open peers: both guesses then reach as far as they can. Failing that, the
/// cell with the fewest candidates.
#[inline(always)]
pub(crate) fn choose(candidates: &[u32; 27], bivalue: [u32; 3], open: [u32; 3]) -> Option<Guess> {
    let (row, bit) = most_open_peers(bivalue, open).or_else(|| fewest_candidates(candidates, open))?;
    let digit = (0..9).find(|digit| candidates[digit * 3 + row] & bit != 0)?;
    Some(Guess { row, bit, digit })
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

/// The open cell with the fewest candidates.
#[cold]
fn fewest_candidates(candidates: &[u32; 27], open: [u32; 3]) -> Option<(usize, u32)> {
    let count = |row: usize, bit: u32| (0..9).filter(|d| candidates[d * 3 + row] & bit != 0).count();
    (0..81)
        .map(|place| (place / 27, 1 << (place % 27)))
        .filter(|(row, bit)| open[*row] & bit != 0)
        .min_by_key(|(row, bit)| count(*row, *bit))
}
