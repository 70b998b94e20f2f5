//! Which two almost locked sets have a restricted common digit, and which see a candidate together.
//!
//! Of some hundred sets most have neither with most others, and each set would have to ask each other. So it is written
//! down for every digit and cell which sets have the digit there, and which see the cell from all of their places; a few
//! of these rows then say what holds for one set and all others:
//!
//! ```text
//!   a digit of a is restricted in b    b has it in no cell that a does not see
//!   a and b see a candidate together   some cell is seen by a and by b
//! ```

use ichidoku::{Cell, CellSet, Digit, DigitSet};

use crate::chain::{add, ones, set};
use crate::evidence::AlmostLockedSet;
use crate::overview::Overview;

/// The digits of each two sets for which that is so.
pub(crate) struct Pairs {
    count: usize,
    restricted: Vec<DigitSet>,
    aimed: Vec<DigitSet>,
}

/// A set that has the digit in question: its places, and the candidates that see all of them.
struct Member {
    set: usize,
    places: CellSet,
    seen: CellSet,
}

impl Pairs {
    /// The pairs of the state's almost locked sets.
    pub(crate) fn new(overview: &Overview<'_>, sets: &[AlmostLockedSet]) -> Self {
        let count = sets.len();
        let none = vec![DigitSet::EMPTY; count * count];
        let mut pairs = Self { count, restricted: none.clone(), aimed: none };
        for digit in Digit::ALL {
            pairs.add(overview, sets, digit);
        }
        pairs
    }

    /// The digits that the sets have in common and that are restricted.
    pub(crate) fn restricted(&self, a: usize, b: usize) -> DigitSet {
        self.restricted[a * self.count + b]
    }

    /// The digits of which some candidate sees all places in both sets.
    pub(crate) fn aimed(&self, a: usize, b: usize) -> DigitSet {
        self.aimed[a * self.count + b]
    }

    fn add(&mut self, overview: &Overview<'_>, sets: &[AlmostLockedSet], digit: Digit) {
        let members = members(overview, sets, digit);
        let has = Rows::new(self.count, members.iter().map(|member| (member.set, member.places)));
        let sees = Rows::new(self.count, members.iter().map(|member| (member.set, member.seen)));
        let (mut all, mut row) = (vec![0; has.words], vec![0; has.words]);
        has.any_of(overview.cells(digit), &mut all);
        for member in &members {
            let start = member.set * self.count;
            has.any_of(overview.cells(digit) - member.seen, &mut row);
            row.iter_mut().zip(&all).for_each(|(far, all)| *far = all & !*far);
            ones(&row).for_each(|near| add_digit(&mut self.restricted[start + near], digit));
            sees.any_of(member.seen, &mut row);
            ones(&row).for_each(|other| add_digit(&mut self.aimed[start + other], digit));
        }
    }
}

fn add_digit(digits: &mut DigitSet, digit: Digit) {
    *digits = digits.with(digit);
}

/// The sets that have the digit.
fn members(overview: &Overview<'_>, sets: &[AlmostLockedSet], digit: Digit) -> Vec<Member> {
    let sets = sets.iter().enumerate().filter(|(_, set)| set.digits.contains(digit));
    sets.map(|(i, set)| Member { set: i, places: set.places(overview, digit), seen: set.seen(overview, digit) })
        .collect()
}

/// By cell, the sets that it has to do with, one bit each.
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn new(count: usize, sets: impl Iterator<Item = (usize, CellSet)>) -> Self {
        let words = count.div_ceil(64);
        let mut bits = vec![0; Cell::ALL.len() * words];
        for (i, cells) in sets {
            cells.iter().for_each(|cell| set(&mut bits[cell.index() * words..], i));
        }
        Self { words, bits }
    }

    /// Makes the row that of the sets that have to do with one of the cells.
    fn any_of(&self, cells: CellSet, row: &mut [u64]) {
        row.fill(0);
        cells.iter().for_each(|cell| add(row, &self.bits[cell.index() * self.words..][..self.words]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::survey::Survey;
    use crate::{AlmostLockedSet, State};
    use ichidoku::Puzzle;

    /// The digits of which each place in the one set sees each place in the other.
    fn restricted(survey: &Survey<'_>, a: &AlmostLockedSet, b: &AlmostLockedSet) -> DigitSet {
        let apart = |digit: &Digit| b.places(survey, *digit).is_subset(survey.common_peers(a.places(survey, *digit)));
        (a.digits & b.digits).iter().filter(apart).collect()
    }

    #[test]
    fn pairs_are_what_each_two_sets_say() {
        for line in [
            "4.53..8.......9.36..2..........25.4..9...82..7......1..8....1......9..6.....46...",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ] {
            let state = State::from_puzzle(&line.parse::<Puzzle>().unwrap());
            let survey = Survey::new(&state);
            let (sets, pairs) = (survey.almost_locked(), survey.almost_locked_pairs());
            let (mut joined, mut aimed) = (0, 0);
            for (i, a) in sets.iter().enumerate() {
                for (j, b) in sets.iter().enumerate() {
                    let hit = |d: &Digit| !a.seen(&survey, *d).is_disjoint(b.seen(&survey, *d));
                    let expected = [restricted(&survey, a, b), (a.digits & b.digits).iter().filter(hit).collect()];
                    assert_eq!([pairs.restricted(i, j), pairs.aimed(i, j)], expected, "{a:?} {b:?}");
                    joined += usize::from(!expected[0].is_empty());
                    aimed += usize::from(!expected[1].is_empty());
                }
            }
            assert!(joined > 10 && aimed > 10, "{joined} {aimed} of {} sets", sets.len());
        }
    }
}
