//! What follows from each candidate's being in its cell, for all candidates at once.
//!
//! Without patterns and chains inside chains, what follows is settled by the rules of cells and houses alone. So each candidate
//! has two sets of starts: those from which it is on, and those from which it is off. A cell or a house is then worked off
//! for all starts by a few operations on sets.

use std::rc::Rc;

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::houses::{CELLS, HOUSES, bits};
use super::kind::Kind;
use super::node::Bits;

/// The candidates of a board, numbered by cell and digit.
pub(super) struct Numbers {
    /// By number.
    pub(super) marks: Vec<Mark>,
    /// By mark; of no meaning for what is no candidate.
    number: [u16; 729],
    /// By number, the units that it is in.
    units: Vec<[u16; 4]>,
}

impl Numbers {
    pub(super) fn new(board: &Board) -> Self {
        let (marks, mut number) = (board.marks().collect::<Vec<Mark>>(), [0; 729]);
        marks.iter().enumerate().for_each(|(n, of)| number[usize::from(*of)] = n as u16);
        let units = marks.iter().map(|of| units_of(*of)).collect();
        Self { marks, number, units }
    }

    pub(super) fn of(&self, mark: Mark) -> usize {
        self.number[usize::from(mark)].into()
    }
}

/// How many cells there are, and digits in houses.
const UNITS: usize = 81 + 27 * 9;

/// The cell, and the digit in the box, the row and the column.
fn units_of(of: Mark) -> [u16; 4] {
    let (cell, digit) = (cell_of(of), digit_of(of) as u16);
    let [in_box, row, column] = HOUSES[cell].map(|house| 81 + u16::from(house) * 9 + digit);
    [cell as u16, in_box, row, column]
}

/// Candidates from which something follows.
type Starts = Bits<{ STARTS / 64 }>;

/// How many are looked at together. Few boards have more candidates, and smaller sets are faster.
pub(super) const STARTS: usize = 256;

/// The starts from which a candidate is on, and those from which it is off.
#[derive(Clone, Copy)]
struct Sets {
    on: Starts,
    off: Starts,
}

impl Sets {
    const EMPTY: Self = Self { on: Starts::EMPTY, off: Starts::EMPTY };
}

/// What follows from some candidates.
#[derive(Clone)]
pub(super) struct Flood {
    numbers: Rc<Numbers>,
    /// By number.
    sets: Vec<Sets>,
    /// From these something is both. What else follows from them is not complete.
    contradicted: Starts,
    /// The numbers of all candidates, cell by cell, then house by house and digit by digit.
    members: Vec<u16>,
    /// By unit, where its candidates begin among them, and how many there are.
    units: [(u16, u16); UNITS],
    /// What has to be worked off.
    waiting: [u64; UNITS.div_ceil(64)],
    /// Only cells and houses that have come down to two from the beginning say what is on.
    only_pairs: bool,
}

impl Flood {
    /// What follows from the candidates from this number on.
    pub(super) fn from(first: usize, board: &Board, kind: Kind, numbers: &Rc<Numbers>) -> Self {
        let count = numbers.marks.len();
        let mut flood = Self {
            numbers: Rc::clone(numbers),
            sets: vec![Sets::EMPTY; count],
            contradicted: Starts::EMPTY,
            members: Vec::with_capacity(4 * count),
            units: [(0, 0); UNITS],
            waiting: [0; UNITS.div_ceil(64)],
            only_pairs: !kind.dynamic,
        };
        flood.sets.iter_mut().skip(first).zip(0..STARTS as u16).for_each(|(sets, n)| _ = sets.on.insert(n));
        for cell in (0..81).filter(|cell| !kind.nishio && board.is_open(*cell)) {
            flood.add_unit(cell, bits(board.digits[cell]).map(|digit| numbers.of(mark(cell, digit))));
        }
        for (house, digit) in (0..27).flat_map(|house| (0..9).map(move |digit| (house, digit))) {
            let cells = bits(board.places[house][digit]).map(|place| usize::from(CELLS[house][place]));
            flood.add_unit(81 + house * 9 + digit, cells.map(|cell| numbers.of(mark(cell, digit))));
        }
        flood.work_off();
        flood
    }

    fn add_unit(&mut self, unit: usize, members: impl Iterator<Item = usize>) {
        let begin = self.members.len();
        self.members.extend(members.map(|n| n as u16));
        self.units[unit] = (begin as u16, (self.members.len() - begin) as u16);
        self.wait(unit);
    }

    fn wait(&mut self, unit: usize) {
        self.waiting[unit / 64] |= 1 << (unit % 64);
    }

    /// What follows on what is left of the board. None if that has not been worked off: if a cell or a house has come down to one
    /// candidate that still excludes others, or to none.
    pub(super) fn left(&self, board: &Board) -> Option<Self> {
        let is_gone = |of: &Mark| board.digits[cell_of(*of)] >> digit_of(*of) & 1 == 0;
        let mut flood = self.clone();
        let gone: Vec<usize> = (0..self.sets.len()).filter(|n| is_gone(&self.numbers.marks[*n])).collect();
        gone.iter().for_each(|n| flood.remove(*n));
        for unit in gone.iter().flat_map(|n| self.numbers.units[*n]).map(usize::from) {
            match flood.units[unit] {
                (_, 0) => return None,
                (begin, 1) => {
                    let single = usize::from(flood.members[usize::from(begin)]);
                    if !flood.is_alone(single) {
                        return None;
                    }
                    // By itself, nothing leads to it.
                    flood.sets[single] = Sets::EMPTY;
                }
                (_, count) if count == 2 || !self.only_pairs => flood.wait(unit),
                _ => {}
            }
        }
        flood.work_off();
        Some(flood)
    }

    /// Takes out a candidate that is gone: as a start it is none, and so it is looked at no more.
    fn remove(&mut self, n: usize) {
        self.contradicted.insert(n as u16);
        self.sets[n] = Sets::EMPTY;
        for unit in self.numbers.units[n].map(usize::from) {
            let (begin, count) = self.units[unit];
            let members = &mut self.members[usize::from(begin)..usize::from(begin + count)];
            if let Some(place) = members.iter().position(|member| usize::from(*member) == n) {
                members.swap(place, members.len() - 1);
                self.units[unit].1 -= 1;
            }
        }
    }

    /// True if it is the only one wherever it is.
    fn is_alone(&self, n: usize) -> bool {
        self.numbers.units[n].into_iter().all(|unit| self.units[usize::from(unit)].1 == 1)
    }

    fn work_off(&mut self) {
        while self.waiting.iter().any(|waiting| *waiting != 0) {
            for n in 0..self.waiting.len() {
                while self.waiting[n] != 0 {
                    let unit = n * 64 + self.waiting[n].trailing_zeros() as usize;
                    self.waiting[n] &= self.waiting[n] - 1;
                    self.work_off_unit(unit);
                }
            }
        }
    }

    /// Of a cell or a house and digit, one that is on puts out all others, and all others being off puts one on.
    fn work_off_unit(&mut self, unit: usize) {
        let (begin, count) = self.units[unit];
        if count < 2 {
            return;
        }
        let members = usize::from(begin)..usize::from(begin + count);
        let forces = count == 2 || !self.only_pairs;
        let (mut on, mut open) = (Tally::NONE, Tally::NONE);
        for n in members.clone() {
            let member = usize::from(self.members[n]);
            on.add(&self.sets[member].on);
            open.add_missing(&self.sets[member].off);
        }
        for n in members {
            let member = usize::from(self.members[n]);
            let Sets { on: is_on, off: is_off } = &self.sets[member];
            let new_on = if forces { open.no_others(is_off) } else { Starts::EMPTY };
            self.add(member, &new_on, &on.others(is_on), unit);
        }
    }

    /// Adds starts from which a candidate is on, and others from which it is off.
    #[inline(always)]
    fn add(&mut self, member: usize, on: &Starts, off: &Starts, unit: usize) {
        let sets = &mut self.sets[member];
        let new_on = on.without(&sets.on).without(&self.contradicted);
        let new_off = off.without(&sets.off).without(&self.contradicted);
        let mut any = new_on;
        any.add(&new_off);
        if any.is_empty() {
            return;
        }
        sets.on.add(&new_on);
        sets.off.add(&new_off);
        let mut both = sets.on;
        both.keep(&sets.off);
        self.contradicted.add(&both);
        // What is off has a say only where it may leave one candidate.
        let least = if self.only_pairs && new_on.is_empty() { 2..=2 } else { 2..=9 };
        for other in self.numbers.units[member].map(usize::from) {
            if other != unit && least.contains(&self.units[other].1) {
                self.waiting[other / 64] |= 1 << (other % 64);
            }
        }
    }

    /// True if something follows from this start that cannot be.
    pub(super) fn is_contradicted(&self, n: usize) -> bool {
        self.contradicted.has(n as u16)
    }

    /// By start, the numbers of what is on, then of what is off, in so many words each.
    pub(super) fn rows(&self, words: usize) -> Vec<u64> {
        let froms = words.min(STARTS / 64);
        let mut rows = vec![0; froms * 64 * 2 * words];
        for (from, to) in (0..froms).flat_map(|from| (0..words).map(move |to| (from, to))) {
            let those = self.sets.iter().skip(to * 64).take(64);
            let (mut on, mut off) = ([0; 64], [0; 64]);
            for (n, sets) in those.enumerate() {
                (on[n], off[n]) = (sets.on.0[from], sets.off.0[from]);
            }
            for (mut block, offset) in [(on, 0), (off, words)] {
                transpose(&mut block);
                for (n, row) in block.into_iter().enumerate() {
                    rows[(from * 64 + n) * 2 * words + offset + to] = row;
                }
            }
        }
        rows
    }
}

/// In which sets an item is: in one at least, and in two at least.
struct Tally {
    one: Starts,
    two: Starts,
}

impl Tally {
    const NONE: Self = Self { one: Starts::EMPTY, two: Starts::EMPTY };

    #[inline(always)]
    fn add(&mut self, set: &Starts) {
        for n in 0..STARTS / 64 {
            self.two.0[n] |= self.one.0[n] & set.0[n];
            self.one.0[n] |= set.0[n];
        }
    }

    /// Adds all that is not in a set.
    #[inline(always)]
    fn add_missing(&mut self, set: &Starts) {
        for n in 0..STARTS / 64 {
            self.two.0[n] |= self.one.0[n] & !set.0[n];
            self.one.0[n] |= !set.0[n];
        }
    }

    /// What is in another set than this.
    #[inline(always)]
    fn others(&self, set: &Starts) -> Starts {
        Bits(std::array::from_fn(|n| self.two.0[n] | self.one.0[n] & !set.0[n]))
    }

    /// What is in no other than the one that misses this.
    #[inline(always)]
    fn no_others(&self, missing: &Starts) -> Starts {
        Bits(std::array::from_fn(|n| !(self.two.0[n] | self.one.0[n] & missing.0[n])))
    }
}

/// Makes columns of rows, in halves, quarters and so on (H. S. Warren, Hacker's Delight, 7-3).
fn transpose(block: &mut [u64; 64]) {
    let (mut width, mut mask) = (32, u64::MAX >> 32);
    while width > 0 {
        for pair in block.chunks_exact_mut(2 * width) {
            let (left, right) = pair.split_at_mut(width);
            for (left, right) in left.iter_mut().zip(right) {
                let swapped = (*left >> width ^ *right) & mask;
                *left ^= swapped << width;
                *right ^= swapped;
            }
        }
        width /= 2;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_columns() {
        let row = |n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(n as u32);
        let rows: [u64; 64] = std::array::from_fn(|n| row(n as u64));
        let mut block = rows;
        transpose(&mut block);
        for (n, m) in (0..64).flat_map(|n| (0..64).map(move |m| (n, m))) {
            assert_eq!(block[n] >> m & 1, rows[m] >> n & 1, "{n} {m}");
        }
    }
}
