//! Aligned pair and triplet exclusion.
//!
//! A base cell needs a cell it sees that has few candidates, and none with a single one. For pairs those cells have exactly two
//! candidates, for triplets two or three; they need not be aligned with each other. Base cells come by row and column, pairs
//! as ascending binary numbers. The third cell of a triplet is one of the cells with few candidates that the first or
//! the second sees, in the order of their boxes, rows and columns.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{PEERS, SEEN, bits, cells_of};
use super::names::Name;

/// By base cell, the cells it sees that may exclude something.
struct Bases {
    cells: Vec<usize>,
    excluders: [u128; 81],
}

impl Bases {
    fn new(board: &Board, most: u32) -> Self {
        let singles = board.cells_with(1);
        let few = (2..=most).fold(0, |set, count| set | board.cells_with(count));
        let excluders: [u128; 81] = std::array::from_fn(|cell| SEEN[cell] & few);
        let is_base =
            |cell: &usize| board.digits[*cell].count_ones() >= 2 && SEEN[*cell] & singles == 0 && excluders[*cell] != 0;
        Self { cells: (0..81).filter(is_base).collect(), excluders }
    }

    /// Pairs of base cells with at least two excluders in common.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = (1..self.cells.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let pairs = pairs.map(|(i, j)| (self.cells[i], self.cells[j]));
        pairs.filter(|(a, b)| (self.excluders[*a] & self.excluders[*b]).count_ones() >= 2)
    }
}

pub(super) fn pair(board: &Board) -> Option<Hint> {
    let bases = Bases::new(board, 2);
    bases.pairs().find_map(|(a, b)| {
        let removals = excluded(board, &[a, b], bases.excluders[a] & bases.excluders[b]);
        Hint::taking(Name::AlignedPair, 6.2, removals)
    })
}

pub(super) fn triplet(board: &Board) -> Option<Hint> {
    let bases = Bases::new(board, 3);
    let is_base = bases.cells.iter().fold(0_u128, |set, cell| set | 1 << cell);
    bases.pairs().find_map(|(a, b)| {
        let common = bases.excluders[a] & bases.excluders[b];
        let first = bases.excluders[a] & is_base;
        let second = bases.excluders[b] & is_base & !first;
        let in_order = |of: usize, set: u128| PEERS[of].iter().map(|c| *c as usize).filter(move |c| set >> c & 1 == 1);
        in_order(a, first).chain(in_order(b, second)).filter(|c| *c != a && *c != b).find_map(|c| {
            let common = common & bases.excluders[c];
            if common.count_ones() < 2 {
                return None;
            }
            Hint::taking(Name::AlignedTriplet, 7.5, excluded(board, &[a, b, c], common))
        })
    })
}

/// The candidates of the base cells that are in no combination which leaves each excluder a candidate.
fn excluded(board: &Board, bases: &[usize], excluders: u128) -> Removals {
    let union = bases.iter().fold(0, |union, cell| union | board.digits[*cell]);
    let masks: Vec<u16> =
        cells_of(excluders).map(|cell| board.digits[cell]).filter(|mask| mask & !union == 0).collect();
    let sees = |i: usize, j: usize| SEEN[bases[i]] >> bases[j] & 1 == 1;
    let mut allowed = [0_u16; 3];
    let [first, second] = [bases[0], bases[1]].map(|cell| board.digits[cell]);
    for a in bits(first) {
        // What the second cell may hold beside this: each excluder keeps a candidate, and the same digit is not seen.
        let mut beside = second & !(u16::from(sees(0, 1)) << a);
        masks
            .iter()
            .map(|mask| mask & !(1 << a))
            .filter(|rest| rest.is_power_of_two())
            .for_each(|rest| beside &= !rest);
        let Some(third) = bases.get(2) else {
            allowed[1] |= beside;
            allowed[0] |= u16::from(beside != 0) << a;
            continue;
        };
        for b in bits(beside) {
            let used = 1 << a | 1 << b;
            let mut beside = board.digits[*third] & !(u16::from(sees(0, 2)) << a) & !(u16::from(sees(1, 2)) << b);
            masks
                .iter()
                .map(|mask| mask & !used)
                .filter(|rest| rest.is_power_of_two())
                .for_each(|rest| beside &= !rest);
            if beside != 0 {
                allowed[0] |= 1 << a;
                allowed[1] |= 1 << b;
                allowed[2] |= beside;
            }
        }
    }
    let gone = bases.iter().zip(allowed).map(|(cell, allowed)| (*cell as u8, board.digits[*cell] & !allowed));
    let mut removals: Removals = gone.filter(|(_, digits)| *digits != 0).collect();
    removals.sort_unstable();
    removals
}
