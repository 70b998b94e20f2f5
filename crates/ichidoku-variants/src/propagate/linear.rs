//! Sums: coefficients times digits add up to a total.
//!
//! Bounds are consistent; cells of a sum that must differ and have the same coefficient form a group, of which the
//! combinations of digits are enumerated (as killer players do). Where a total is short of a bound by less than what a
//! digit can change, digits go.

use std::rc::Rc;

use super::one_of_sets::place;
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, high, indices, is_single, low, range};

/// A sum of groups of cells.
pub(crate) struct Linear {
    groups: Vec<Group>,
    /// In terms of indices, so the lowest digit is 0.
    total: i32,
}

/// Cells with the same coefficient that differ from each other.
struct Group {
    cells: Vec<Cell>,
    coefficient: i32,
    /// Sets of as many digits as there are cells, by their sum; only for small ones.
    combinations: Option<Rc<Combinations>>,
}

/// Sets of a certain number of digits, by the sum of their indices.
pub(crate) struct Combinations {
    by_sum: Vec<Vec<u32>>,
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
        Some(Self { by_sum })
    }
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k.min(n - k)).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// Least and greatest sums of a group.
#[derive(Clone, Copy)]
struct Bounds {
    low: i32,
    high: i32,
}

impl Linear {
    /// A sum of terms; `together` says of two cells that they differ, `combinations` makes the sets of a size.
    pub(crate) fn new(
        terms: &[(Cell, i32)],
        total: i32,
        together: impl Fn(Cell, Cell) -> bool,
        mut combinations: impl FnMut(usize) -> Option<Rc<Combinations>>,
    ) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for &(cell, coefficient) in terms {
            let fits = |group: &&mut Group| {
                group.coefficient == coefficient && group.cells.iter().all(|&other| together(other, cell))
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { cells: vec![cell], coefficient, combinations: None }),
            }
        }
        for group in &mut groups {
            group.combinations = if group.cells.len() > 1 { combinations(group.cells.len()) } else { None };
        }
        Self { groups, total }
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied()).collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (mut low, mut high) = (0, 0);
        for group in &self.groups {
            let bounds = group.bounds(domains);
            low += bounds.low;
            high += bounds.high;
        }
        if self.total < low || self.total > high {
            return CONFLICT;
        }
        for group in &self.groups {
            let bounds = group.bounds(domains);
            // What the group may add up to, given what the others do.
            let room = Bounds { low: self.total - (high - bounds.high), high: self.total - (low - bounds.low) };
            group.keep(room, domains)?;
            let now = group.bounds(domains);
            low += now.low - bounds.low;
            high += now.high - bounds.high;
        }
        self.keep_pair(domains)
    }

    /// Where two cells are open, each digit of one needs its complement in the other.
    fn keep_pair(&self, domains: &mut Domains) -> Flow {
        let mut rest = self.total;
        let mut open = [(0, 0); 2];
        let mut count = 0;
        for group in &self.groups {
            for &cell in &group.cells {
                let set = domains.get(cell);
                if is_single(set) {
                    rest -= group.coefficient * low(set);
                } else if count == 2 {
                    return Ok(());
                } else {
                    open[count] = (cell, group.coefficient);
                    count += 1;
                }
            }
        }
        if count < 2 {
            return Ok(());
        }
        let [(a, by_a), (b, by_b)] = open;
        let partners = |set: u64, by: i32, other_by: i32, other: u64| {
            indices(set).fold(0, |kept, index| {
                let left = rest - by * index as i32;
                let fits = left % other_by == 0 && (0..64).contains(&(left / other_by));
                kept | if fits && other >> (left / other_by) & 1 == 1 { 1 << index } else { 0 }
            })
        };
        let (set_a, set_b) = (domains.get(a), domains.get(b));
        domains.keep(a, partners(set_a, by_a, by_b, set_b))?;
        domains.keep(b, partners(set_b, by_b, by_a, set_a))
    }
}

impl Group {
    /// Bounds by single cells, and by the lowest and highest different digits of all of them.
    fn bounds(&self, domains: &Domains) -> Bounds {
        let (mut lows, mut highs, mut union) = (0, 0, 0);
        for &cell in &self.cells {
            let set = domains.get(cell);
            lows += low(set);
            highs += high(set);
            union |= set;
        }
        if self.cells.len() > 1 {
            let lowest = indices(union).take(self.cells.len()).sum::<usize>() as i32;
            let mut left = union;
            let mut highest = 0;
            for _ in 0..self.cells.len().min(union.count_ones() as usize) {
                highest += high(left);
                left ^= 1 << high(left);
            }
            lows = lows.max(lowest);
            highs = highs.min(highest);
        }
        let (a, b) = (lows * self.coefficient, highs * self.coefficient);
        Bounds { low: a.min(b), high: a.max(b) }
    }

    /// Leaves what fits into the room for the group.
    fn keep(&self, room: Bounds, domains: &mut Domains) -> Flow {
        let factor = self.coefficient.abs();
        // A negative coefficient mirrors the room.
        let (low, high) = if self.coefficient > 0 { (room.low, room.high) } else { (-room.high, -room.low) };
        self.keep_between(-(-low).div_euclid(factor), high.div_euclid(factor), domains)
    }

    /// Leaves what fits into sums of indices between two bounds.
    fn keep_between(&self, low_sum: i32, high_sum: i32, domains: &mut Domains) -> Flow {
        let (mut lows, mut highs) = (0, 0);
        for &cell in &self.cells {
            lows += low(domains.get(cell));
            highs += high(domains.get(cell));
        }
        if lows >= low_sum && highs <= high_sum {
            return Ok(());
        }
        for &cell in &self.cells {
            let set = domains.get(cell);
            domains.keep(cell, range(low_sum - (highs - high(set)), high_sum - (lows - low(set))))?;
        }
        match &self.combinations {
            Some(combinations) => self.keep_combinations(combinations, low_sum, high_sum, domains),
            None => Ok(()),
        }
    }

    /// Leaves the digits of the combinations with these sums; a digit that all of them have needs a place.
    fn keep_combinations(
        &self,
        combinations: &Combinations,
        low_sum: i32,
        high_sum: i32,
        domains: &mut Domains,
    ) -> Flow {
        let (union, fixed) = domains.union_and_fixed(&self.cells);
        let last = combinations.by_sum.len() as i32 - 1;
        let (mut some, mut every) = (0, u64::MAX);
        for sum in low_sum.max(0)..=high_sum.min(last) {
            for &set in &combinations.by_sum[sum as usize] {
                let set = u64::from(set);
                if set & !union == 0 && fixed & !set == 0 {
                    some |= set;
                    every &= set;
                }
            }
        }
        if some == 0 {
            return CONFLICT;
        }
        if some != union {
            self.cells.iter().try_for_each(|&cell| domains.keep(cell, some))?;
        }
        place(&self.cells, every & !fixed, domains)
    }
}
