//! Which digits different cells with a known sum can have.

use std::cell::OnceCell;
use std::ops::RangeInclusive;

use super::one_of_sets::{self, Seen};
use crate::Cell;
use crate::domains::{Domains, Set, indices};

/// The most digits for which there is a table with a row for each set of them.
const MOST_DIGITS: usize = 9;
const SETS: usize = 1 << MOST_DIGITS;

/// Sets of a certain number of digits, by the sum of their indices.
pub(crate) struct Combinations {
    pub(crate) by_sum: Vec<Vec<u32>>,
    /// The same to be looked up, from when it is first needed; nothing where there are more digits.
    tables: Vec<OnceCell<Table>>,
}

/// The most combinations of so many digits with the same sum.
const MOST_ALIKE: usize = 12;
/// Combinations of which common digits are looked up at once.
const HALF: usize = MOST_ALIKE / 2;

/// The combinations with one sum as bits, by their places in the list.
struct Table {
    all: u16,
    /// For each set of digits, the combinations that have one of them, and those that have several.
    with: Vec<[u16; 2]>,
    /// For each set of combinations, of the first ones and of the others, the digits that one of them has, and those that one lacks.
    digits: [[[u16; 2]; 1 << HALF]; 2],
}

impl Combinations {
    /// Of this many digits out of `digits`, or `None` where they are too many to be of use.
    pub(crate) fn new(size: usize, digits: usize) -> Option<Self> {
        if digits > 16 || size > digits || binomial(digits, size) > 2_000 {
            return None;
        }
        let mut by_sum = vec![Vec::new(); digits * digits];
        let mut set = (1u32 << size) - 1;
        while set < 1 << digits {
            by_sum[indices(set.into()).sum::<usize>()].push(set);
            if set == 0 {
                break;
            }
            // The next number with as many bits (Gosper).
            let lowest = set & set.wrapping_neg();
            let ripple = set + lowest;
            set = ripple | ((set ^ ripple) / lowest) >> 2;
        }
        let tables = if digits > MOST_DIGITS { 0 } else { by_sum.len() };
        let tables = (0..tables).map(|_| OnceCell::new()).collect();
        Some(Self { by_sum, tables })
    }

    /// The digits that some of the combinations with these sums have that cells may make up, and those that all of them have.
    pub(super) fn common(
        &self,
        cells: &[Cell],
        sums: RangeInclusive<usize>,
        seen: &Seen,
        domains: &Domains,
    ) -> (Set, Set) {
        if self.tables.is_empty() {
            let sets = sums.flat_map(|sum| &self.by_sum[sum]).map(|&set| set.into());
            return one_of_sets::common(cells, sets, seen, domains);
        }
        let (mut some, mut lacking) = (0, 0);
        for sum in sums {
            let table = self.tables[sum].get_or_init(|| Table::new(&self.by_sum[sum]));
            let [has, lacks] = table.digits(table.fitting(cells, seen, domains));
            some |= has;
            lacking |= lacks;
        }
        (some.into(), (!lacking).into())
    }
}

impl Table {
    fn new(combinations: &[u32]) -> Self {
        let has =
            |digit: usize| (0..).zip(combinations).fold(0, |has, (at, &set)| has | ((set >> digit & 1) as u16) << at);
        let has: [u16; MOST_DIGITS] = core::array::from_fn(has);
        let mut with = vec![[0, 0]; SETS];
        for set in 1..SETS {
            let [some, several] = with[set & (set - 1)];
            let has = has[set.trailing_zeros() as usize];
            with[set] = [some | has, several | some & has];
        }
        let mut digits = [[[0, 0]; 1 << HALF]; 2];
        for (half, combinations) in digits.iter_mut().zip(combinations.chunks(HALF)) {
            for set in 1usize..1 << combinations.len() {
                let [has, lacks] = half[set & (set - 1)];
                let combination = combinations[set.trailing_zeros() as usize] as u16;
                half[set] = [has | combination, lacks | !combination];
            }
        }
        Self { all: (1 << combinations.len()) - 1, with, digits }
    }

    /// The digits that one of some combinations has, and those that one of them lacks.
    #[inline(always)]
    fn digits(&self, combinations: u16) -> [u16; 2] {
        let half = |half: usize, of: u16| self.digits[half][usize::from(of) % (1 << HALF)];
        let [first, others] = [half(0, combinations), half(1, combinations >> HALF)];
        [first[0] | others[0], first[1] | others[1]]
    }

    /// Those that fit into cells, in the sense of [`one_of_sets::common`].
    #[inline]
    fn fitting(&self, cells: &[Cell], seen: &Seen, domains: &Domains) -> u16 {
        let with = |set: Set| self.with[set as usize % SETS];
        cells.iter().fold(self.all & !with(!seen.once)[0], |fitting, &cell| {
            let set = domains.get(cell);
            fitting & with(set)[0] & !with(set & !seen.twice)[1]
        })
    }
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k.min(n - k)).fold(1, |product, i| product * (n - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use testkit::random::Random;

    use super::*;

    #[test]
    fn tables_find_what_lists_find() {
        let cells = [0, 1, 2, 3];
        let with_tables = Combinations::new(cells.len(), 9).unwrap();
        let lists = Combinations { by_sum: with_tables.by_sum.clone(), tables: Vec::new() };
        let mut fitting = 0;
        for seed in 0..2_000 {
            let mut random = Random::new(seed);
            let set = |_| (0..9).filter(|_| random.below(3) == 0).fold(1 << (seed % 9), |set, digit| set | 1 << digit);
            let domains = Domains::new(cells.map(set).to_vec());
            let seen = Seen::new(&cells, &domains);
            let sum = 6 + seed as usize % 20;
            let [found, expected] =
                [&with_tables, &lists].map(|combinations| combinations.common(&cells, sum..=sum + 1, &seen, &domains));
            assert_eq!(found.0, expected.0, "{seed}");
            assert!(found.0 == 0 || found == expected, "{seed}");
            fitting += usize::from(found.0 != 0);
        }
        assert!((500..1_900).contains(&fitting), "{fitting}");
    }
}
