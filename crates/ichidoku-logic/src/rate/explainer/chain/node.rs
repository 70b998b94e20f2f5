//! Assumptions: a digit is in a cell, or it is not.

use std::sync::LazyLock;

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::houses::{CELLS, HOUSES, NEW_PLACES, PEERS, PLACES, bits, is_pair};

/// An assumption: twice the mark, and one more if the digit is in the cell.
pub(super) type Node = u16;

/// How many there are.
pub(super) const NODES: usize = 1458;

pub(super) const fn on(mark: Mark) -> Node {
    mark * 2 + 1
}

pub(super) const fn off(mark: Mark) -> Node {
    mark * 2
}

pub(super) const fn is_on(node: Node) -> bool {
    node % 2 == 1
}

pub(super) const fn mark_of(node: Node) -> Mark {
    node / 2
}

/// Why a digit is in a cell: it is the last in its box, row or column (as numbered there), or the cell has no other.
pub(super) type Cause = u16;
pub(super) const CELL: Cause = 3;

/// A set of marks or of nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const WORDS: usize>(pub(super) [u64; WORDS]);

pub(super) type Marks = Bits<12>;
pub(super) type Nodes = Bits<23>;

impl<const WORDS: usize> Bits<WORDS> {
    pub(super) const EMPTY: Self = Self([0; WORDS]);

    #[inline(always)]
    pub(super) fn has(&self, item: u16) -> bool {
        self.0[usize::from(item) / 64] >> (item % 64) & 1 == 1
    }

    /// Adds an item; false if it was there.
    #[inline(always)]
    pub(super) fn insert(&mut self, item: u16) -> bool {
        let word = &mut self.0[usize::from(item) / 64];
        let before = *word;
        *word |= 1 << (item % 64);
        before != *word
    }

    pub(super) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    /// Takes out what the other has.
    pub(super) fn take(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
    }

    /// What the other has not.
    #[inline(always)]
    pub(super) fn without(mut self, other: &Self) -> Self {
        self.take(other);
        self
    }

    pub(super) fn remove(&mut self, item: u16) {
        self.0[usize::from(item) / 64] &= !(1 << (item % 64));
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |any, (word, other)| any | (word & other)) != 0
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        let (mut n, mut rest) = (0, self.0[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                n += 1;
                rest = *self.0.get(n)?;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some((n * 64) as u16 + bit as u16)
        })
    }

    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }
}

impl<const WORDS: usize> FromIterator<u16> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = u16>>(items: I) -> Self {
        let mut bits = Self::EMPTY;
        items.into_iter().for_each(|item| _ = bits.insert(item));
        bits
    }
}

/// By mark, all that cannot be if this digit is in its cell.
static EXCLUDED: LazyLock<Box<[Marks]>> = LazyLock::new(|| {
    let excluded = |of: Mark| {
        let (cell, digit) = (cell_of(of), digit_of(of));
        let others = (0..9).filter(|other| *other != digit).map(|other| mark(cell, other));
        let seen = PEERS[cell].iter().map(|peer| mark(usize::from(*peer), digit));
        others.chain(seen).collect()
    };
    (0..729).map(excluded).collect()
});

/// The marks of each digit.
static OF_DIGIT: LazyLock<[Marks; 9]> =
    LazyLock::new(|| std::array::from_fn(|digit| (0..81).map(|cell| mark(cell, digit)).collect()));

/// Which marks exclude each other: digits of one cell and equal digits of a house, or the latter only.
#[derive(Clone, Copy)]
pub(super) struct Weak {
    excluded: &'static [Marks],
    of_digit: &'static [Marks; 9],
    cells: bool,
}

impl Weak {
    pub(super) fn new(cells: bool) -> Self {
        Self { excluded: &EXCLUDED, of_digit: &OF_DIGIT, cells }
    }

    /// What cannot be if this digit is in its cell.
    #[inline(always)]
    pub(super) fn of(self, from: Mark) -> Marks {
        let mut marks = self.excluded[usize::from(from)];
        if !self.cells {
            marks.keep(&self.of_digit[digit_of(from)]);
        }
        marks
    }
}

/// What cannot be if this digit is in its cell, in the original's order: the cell's other digits, then the digit in other
/// cells of the box, the row and the column. Without `cells` the first are left out. Ends when `found` says so.
#[inline(always)]
pub(super) fn weak(board: &Board, from: Mark, cells: bool, mut found: impl FnMut(Mark) -> bool) -> bool {
    let (cell, digit) = (cell_of(from), digit_of(from));
    if cells {
        for other in bits(board.digits[cell] & !(1 << digit)) {
            if found(mark(cell, other)) {
                return true;
            }
        }
    }
    for kind in 0..3 {
        let house = HOUSES[cell][kind] as usize;
        for place in bits(board.places[house][digit] & NEW_PLACES[cell][kind]) {
            if found(mark(CELLS[house][place] as usize, digit)) {
                return true;
            }
        }
    }
    false
}

/// What must be if this digit is not in its cell, with the first cause in the original's order: the cell, the box, the row,
/// the column.
#[inline(always)]
pub(super) fn strong(board: &Board, from: Mark, cells: bool, houses: bool, mut found: impl FnMut(Mark, Cause)) {
    let (cell, digit) = (cell_of(from), digit_of(from));
    if cells && is_pair(board.digits[cell]) {
        let other = board.digits[cell] & !(1 << digit);
        found(mark(cell, other.trailing_zeros() as usize), CELL);
    }
    if houses {
        let mut last = [NOWHERE; 3];
        for kind in 0..3 {
            let house = HOUSES[cell][kind] as usize;
            let places = board.places[house][digit];
            if is_pair(places) {
                let other = places & !(1 << PLACES[cell][kind]);
                let to = mark(CELLS[house][other.trailing_zeros() as usize] as usize, digit);
                if !last.contains(&to) {
                    last[kind] = to;
                    found(to, kind as Cause);
                }
            }
        }
    }
}

const NOWHERE: Mark = Mark::MAX;

/// The house in which a digit in one cell keeps it from another, or the cell if it is the same.
pub(super) fn weak_cause(from: Mark, to: Mark) -> Cause {
    let (from, to) = (cell_of(from), cell_of(to));
    if from == to {
        return CELL;
    }
    (0..3).find(|kind| HOUSES[from][*kind as usize] == HOUSES[to][*kind as usize]).unwrap_or(CELL)
}

/// The candidates that had to go before the cause of this could hold: those that `before` has and `now` has not.
pub(super) fn gone(before: &Board, now: &Board, mark_: Mark, cause: Cause, mut found: impl FnMut(Mark)) {
    let (cell, digit) = (cell_of(mark_), digit_of(mark_));
    if cause == CELL {
        bits(before.digits[cell] & !now.digits[cell]).for_each(|other| found(mark(cell, other)));
    } else {
        let house = HOUSES[cell][cause as usize] as usize;
        let places = before.places[house][digit] & !now.places[house][digit];
        bits(places).for_each(|place| found(mark(CELLS[house][place] as usize, digit)));
    }
}
