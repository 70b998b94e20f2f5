//! Aligned pair and triplet exclusion.
//!
//! A base cell needs a cell it sees that has few candidates. The original drops one that sees a naked single, but no such
//! single is left when it comes to this. For pairs those cells have exactly two candidates, for triplets two or three;
//! they need not be aligned with each other. Base cells come by row and column, pairs as ascending binary numbers. The
//! third cell of a triplet is one of the cells with few candidates that the first or the second sees, in the order of their
//! boxes, rows and columns, or in Sukaku Explainer by row and column.

use super::board::Board;
use super::hint::{Hint, Removals};
use super::houses::{CELL_BIT, Peers, SEEN, bits, cells_of, is_pair};
use super::names::Name;

/// A cell that may be excluded from, and the cells it sees that may exclude something.
type Base = (usize, u128);

/// The base cells, if these cells may exclude something.
fn bases(board: &Board, few: u128) -> Vec<Base> {
    let is_base = |cell: &usize| !board.digits[*cell].is_power_of_two() && SEEN[*cell] & few != 0;
    cells_of(board.open).filter(is_base).map(|cell| (cell, SEEN[cell] & few)).collect()
}

/// Pairs of base cells, with the excluders that they have in common: at least two.
fn pairs(bases: &[Base]) -> impl Iterator<Item = (Base, Base, u128)> {
    let pairs = bases.iter().enumerate().flat_map(|(n, b)| bases[..n].iter().map(move |a| (*a, *b)));
    pairs.map(|(a, b)| (a, b, a.1 & b.1)).filter(|(.., common)| is_many(*common))
}

fn is_many(cells: u128) -> bool {
    cells & cells.wrapping_sub(1) != 0
}

pub(super) fn pair(board: &Board) -> Option<Hint> {
    let [few, _] = board.cells_with_few();
    pairs(&bases(board, few)).find_map(|((a, _), (b, _), common)| {
        Hint::taking(Name::AlignedPair, 6.2, Excluders::new(board, common).excluded(board, [a, b])?)
    })
}

pub(super) fn triplet(board: &Board, peers: &Peers) -> Option<Hint> {
    let [two, three] = board.cells_with_few();
    let bases = bases(board, two | three);
    let mut excluders = [0_u128; 81];
    bases.iter().for_each(|(cell, seen)| excluders[*cell] = *seen);
    pairs(&bases).find_map(|((a, of_a), (b, of_b), common)| {
        let in_order =
            |of: usize, set: u128| peers[of].iter().map(|c| *c as usize).filter(move |c| set & CELL_BIT[*c] != 0);
        let (first, second) = (of_a & !CELL_BIT[b], of_b & !of_a & !CELL_BIT[a]);
        in_order(a, first).chain(in_order(b, second)).find_map(|c| {
            let common = common & excluders[c];
            if !is_many(common) {
                return None;
            }
            Hint::taking(Name::AlignedTriplet, 7.5, Excluders::new(board, common).excluded(board, [a, b, c])?)
        })
    })
}

/// What the cells that all base cells see exclude.
struct Excluders {
    /// By digit, those that would leave a cell of two candidates none beside it.
    pairs: [u16; 9],
    /// The candidates of the cells that have three.
    triples: [u16; 20],
    count: usize,
}

impl Excluders {
    fn new(board: &Board, cells: u128) -> Self {
        let mut excluders = Self { pairs: [0; 9], triples: [0; 20], count: 0 };
        for digits in cells_of(cells).map(|cell| board.digits[cell]) {
            if is_pair(digits) {
                bits(digits).for_each(|digit| excluders.pairs[digit] |= digits & !(1 << digit));
            } else {
                excluders.triples[excluders.count] = digits;
                excluders.count += 1;
            }
        }
        excluders
    }

    /// What these exclude of a third cell's digits.
    fn of_third(&self, used: u16) -> u16 {
        let left = self.triples[..self.count].iter().map(|digits| digits & !used);
        left.filter(|left| left.is_power_of_two()).fold(0, |all, left| all | left)
    }

    /// The candidates of the base cells that are in no combination which leaves each excluder a candidate. None if all are in one.
    fn excluded<const N: usize>(&self, board: &Board, bases: [usize; N]) -> Option<Removals> {
        let sees = |i: usize, j: usize| u16::from(SEEN[bases[i]] & CELL_BIT[bases[j]] != 0);
        let digits = bases.map(|cell| board.digits[cell]);
        let mut allowed = [0; N];
        for a in bits(digits[0]) {
            let beside = digits[1] & !self.pairs[a] & !(sees(0, 1) << a);
            if N == 2 {
                if beside != 0 {
                    allowed[0] |= 1 << a;
                    allowed[1] |= beside;
                }
            } else {
                let third = digits[2] & !self.pairs[a] & !(sees(0, 2) << a);
                for b in bits(beside) {
                    let third = third & !self.pairs[b] & !(sees(1, 2) << b) & !self.of_third(1 << a | 1 << b);
                    if third != 0 {
                        allowed[0] |= 1 << a;
                        allowed[1] |= 1 << b;
                        allowed[2] |= third;
                        if allowed[1..] == digits[1..] {
                            break;
                        }
                    }
                }
            }
            if allowed == digits {
                return None;
            }
        }
        let gone =
            bases.iter().zip(digits).zip(allowed).map(|((cell, digits), allowed)| (*cell as u8, digits & !allowed));
        let mut removals: Removals = gone.filter(|(_, digits)| *digits != 0).collect();
        removals.sort_unstable();
        Some(removals)
    }
}
