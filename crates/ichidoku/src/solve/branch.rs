//! Where to guess when propagation has nothing more to say.
//!
//! A cell with two candidates is best, since a wrong guess proves the other digit. Among these the one that touches most
//! other open cells: what a guess does is what it takes from its peers. That is the usual advice to fail first (Haralick
//! and Elliott, *Increasing tree search efficiency for constraint satisfaction problems*, 1980), with a tie-break that was
//! measured; BENCHMARKS.md says what was tried and lost. In ascending enumeration it is the first open cell instead.

use crate::arch::Lanes;
use crate::bits::BitIter;
use crate::grid_words::{place_of, rows};

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
pub(crate) enum GuessOrder {
    /// A small search.
    Quick,
    /// Solutions in ascending order.
    Reading,
}

/// The guess for a grid, given its words by digit and row in band, its cells with exactly two candidates and with two or
/// more; `None` if every cell has one.
///
/// For a small search: of the cells with two candidates the one with the most open peers, since both guesses then reach as
/// far as they can, or the first of them where few cells are open; failing that, the first cell with the fewest. For
/// solutions in order: the first open cell. The lowest digit first.
#[inline(always)]
pub(crate) fn choose<V: Lanes>(
    order: GuessOrder,
    word: impl Fn(usize, usize) -> u32,
    bivalue: [u32; 3],
    open: [u32; 3],
) -> Option<Guess> {
    let (row, bit) = match order {
        GuessOrder::Quick if bivalue == [0; 3] => first_in_reading_order(with_fewest_candidates(&word, open)),
        GuessOrder::Quick if is_nearly_full(open) => first_in_words(bivalue),
        GuessOrder::Quick => most_touching::<V>(&word, bivalue, open),
        GuessOrder::Reading => first_in_reading_order(open),
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

/// So few open cells, at most, are not worth comparing.
const NEARLY_FULL: u32 = 26;

/// True if what is left to search is so little that a better guess saves less than it takes to find.
#[inline(always)]
fn is_nearly_full(open: [u32; 3]) -> bool {
    open.iter().map(|row| row.count_ones()).sum::<u32>() <= NEARLY_FULL
}

/// The first of the cells as they lie in the words.
#[inline(always)]
fn first_in_words(cells: [u32; 3]) -> Option<(usize, u32)> {
    (0..3).find(|row| cells[*row] != 0).map(|row| (row, cells[row] & cells[row].wrapping_neg()))
}

/// How many cells are compared; more find hardly better ones.
const COMPARED: usize = 8;

/// What is compared of a cell, by its place `27·row in band + bit`: the cell and its peers, each in three words.
const PLACES: [[u32; 6]; 81] = {
    let mut places = [[0; 6]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, bit) = place_of(cell);
        let place = &mut places[row * 27 + bit.trailing_zeros() as usize];
        place[row] = bit;
        let mut rest = crate::topology::PEERS[cell].bits();
        while rest != 0 {
            let (peer_row, peer_bit) = place_of(rest.trailing_zeros() as usize);
            place[3 + peer_row] |= peer_bit;
            rest &= rest - 1;
        }
        cell += 1;
    }
    places
};

/// Of the first few of the cells, which have two candidates each, the one that touches most: each cell it sees that has
/// two candidates, one of them shared, counts five, each other open cell it sees counts one. The first of equals.
///
/// The cells are compared in lock step, one a lane.
#[inline(always)]
fn most_touching<V: Lanes>(
    word: impl Fn(usize, usize) -> u32,
    cells: [u32; 3],
    open: [u32; 3],
) -> Option<(usize, u32)> {
    let mut compared = [[0; 16]; 6];
    let mut places = [0; COMPARED];
    let mut count = 0;
    for place in BitIter(u128::from(cells[0]) | u128::from(cells[1]) << 27 | u128::from(cells[2]) << 54).take(COMPARED)
    {
        places[count] = place;
        for (words, word) in compared.iter_mut().zip(PLACES[place]) {
            words[count] = word;
        }
        count += 1;
    }
    let mut scores = [0; 16];
    for first in (0..count).step_by(V::COUNT) {
        score::<V>(&compared, first, &word, cells, open).to_slice(&mut scores[first..]);
    }
    let mut best = 0;
    for (i, score) in scores.iter().enumerate().take(count) {
        // One number to compare, since which cell wins cannot be predicted.
        best = best.max(score << 8 | (0xFF - i as u32));
    }
    let place = *places[..count].get(0xFF - (best & 0xFF) as usize)?;
    Some((place / 27, 1 << (place % 27)))
}

/// How much the cells of one vector touch.
#[inline(always)]
fn score<V: Lanes>(
    compared: &[[u32; 16]; 6],
    first: usize,
    word: impl Fn(usize, usize) -> u32,
    cells: [u32; 3],
    open: [u32; 3],
) -> V {
    let cell = rows!(|r| V::from_slice(&compared[r][first..]));
    let peers = rows!(|r| V::from_slice(&compared[3 + r][first..]));
    let mut linked = [V::splat(0); 3];
    for digit in 0..9 {
        let words = rows!(|r| V::splat(word(digit, r)));
        let here = V::or_and(V::or_and(words[0].and(cell[0]), words[1], cell[1]), words[2], cell[2]).nonzero();
        linked = rows!(|r| V::or_and(linked[r], words[r], here));
    }
    let touched = rows!(|r| V::and3(linked[r], peers[r], V::splat(cells[r])).count_ones());
    let reached = rows!(|r| peers[r].and(V::splat(open[r])).count_ones());
    let touched = touched[0].add(touched[1]).add(touched[2]);
    touched.shl::<2>().add(reached[0]).add(reached[1]).add(reached[2])
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
