//! Sums: coefficients times digits add up to a total.
//!
//! Bounds are consistent; cells of a sum that must differ and have the same coefficient form a group, of which the
//! combinations of digits are enumerated (as killer players do). Where a total is short of a bound by less than what a
//! digit can change, digits go.

use std::rc::Rc;

use super::one_of_sets::keep_fitting;
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, Set, high, indices, is_single, low, range};

/// A sum of groups of cells.
pub(crate) struct Linear {
    groups: Vec<Group>,
    /// In terms of indices, so the lowest digit is 0.
    total: i32,
    /// True if it looks only when a digit is known.
    pub(super) is_patient: bool,
}

/// Cells with the same coefficient that differ from each other.
struct Group {
    cells: Vec<Cell>,
    coefficient: i32,
    /// Sets of as many digits as there are cells, by their sum; only for small ones.
    combinations: Option<Rc<Combinations>>,
}

/// How far apart the sums may be whose combinations are looked at: most of them fit where more sums do.
const WIDEST: i32 = 5;

/// Sets of a certain number of digits, by the sum of their indices.
pub(crate) struct Combinations {
    pub(crate) by_sum: Vec<Vec<u32>>,
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

/// What a group can add up to.
#[derive(Clone, Copy)]
struct Bounds {
    /// The least and the greatest sum of different digits.
    low: i32,
    high: i32,
    /// The same of each cell for itself.
    lowest: i32,
    highest: i32,
    /// Cells whose digit is not known.
    open: u32,
}

/// The indices that make up a total with one of a set that is not the same.
fn complements(set: Set, total: i32) -> Set {
    if !(0..=126).contains(&total) {
        return 0;
    }
    let half = if total % 2 == 0 { 1 << (total / 2) } else { 0 };
    // Reversed, index i is at 63 - i, and is wanted at total - i.
    let reversed = (set & !half).reverse_bits();
    if total < 63 { reversed >> (63 - total) } else { reversed << (total - 63) }
}

/// The sum of the lowest indices of a set, which has as many.
fn sum_of_lowest(mut set: Set, count: usize) -> i32 {
    let mut sum = 0;
    for _ in 0..count {
        sum += low(set);
        set &= set - 1;
    }
    sum
}

/// The sum of the highest indices of a set, which has as many.
fn sum_of_highest(mut set: Set, count: usize) -> i32 {
    let mut sum = 0;
    for _ in 0..count {
        sum += high(set);
        set ^= 1 << high(set);
    }
    sum
}

/// Cells in groups of such that differ from each other: of two ways to find them, the one with the larger groups.
pub(crate) fn groups_of(cells: &[Cell], together: impl Fn(Cell, Cell) -> bool) -> Vec<Vec<Cell>> {
    let squares = |groups: &[Vec<Cell>]| groups.iter().map(|group| group.len().pow(2)).sum::<usize>();
    let first = groups_by(cells, &together, false);
    if first.len() < 2 {
        return first;
    }
    let sociable = groups_by(cells, &together, true);
    if squares(&sociable) > squares(&first) { sociable } else { first }
}

/// Takes cell by cell the first that is still possible, or the one that differs from the most of these.
fn groups_by(cells: &[Cell], together: impl Fn(Cell, Cell) -> bool, by_count: bool) -> Vec<Vec<Cell>> {
    let mut left = cells.to_vec();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let (mut group, mut possible) = (Vec::new(), left.clone());
        let partners = |cell: Cell, possible: &[Cell]| {
            if by_count { possible.iter().filter(|&&other| together(cell, other)).count() } else { 0 }
        };
        // The first of several equals.
        while let Some(&next) = possible.iter().rev().max_by_key(|&&cell| partners(cell, &possible)) {
            group.push(next);
            possible.retain(|&cell| together(next, cell));
        }
        left.retain(|cell| !group.contains(cell));
        groups.push(group);
    }
    groups
}

impl Linear {
    /// A sum of terms; `together` says of two cells that they differ, `combinations` makes the sets of a size.
    pub(crate) fn new(
        terms: &[(Cell, i32)],
        total: i32,
        together: impl Fn(Cell, Cell) -> bool,
        mut combinations: impl FnMut(usize) -> Option<Rc<Combinations>>,
    ) -> Self {
        let mut groups = Vec::new();
        for (at, &(_, coefficient)) in terms.iter().enumerate() {
            if terms[..at].iter().any(|&(_, by)| by == coefficient) {
                continue;
            }
            let cells = terms.iter().filter(|&&(_, by)| by == coefficient).map(|&(cell, _)| cell).collect::<Vec<_>>();
            let cells = groups_of(&cells, &together);
            groups.extend(cells.into_iter().map(|cells| Group { cells, coefficient, combinations: None }));
        }
        for group in &mut groups {
            group.combinations = if group.cells.len() > 1 { combinations(group.cells.len()) } else { None };
        }
        Self { groups, total, is_patient: false }
    }

    /// The same, to be looked at only when a digit is known.
    pub(crate) fn patient(self) -> Self {
        Self { is_patient: true, ..self }
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied()).collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        if let [group] = &self.groups[..] {
            return group.run_alone(self.total, domains);
        }
        let (mut low, mut high, mut open) = (0, 0, 0);
        // How far below the greatest sum of its group a cell's digits may reach, and how far above the least sum.
        let (mut below, mut above) = (0, 0);
        for group in &self.groups {
            let bounds = group.bounds(domains);
            low += bounds.low;
            high += bounds.high;
            below = below.max(bounds.high - bounds.lowest);
            above = above.max(bounds.highest - bounds.low);
            open += bounds.open;
        }
        if self.total < low || self.total > high {
            return CONFLICT;
        }
        // Most often there is room for every digit.
        if below > high - self.total || above > self.total - low {
            self.keep_groups(low, high, domains)?;
        }
        if open == 2 { self.keep_pair(domains) } else { Ok(()) }
    }

    /// Leaves in each group what fits, given the bounds of all of them together.
    fn keep_groups(&self, mut low: i32, mut high: i32, domains: &mut Domains) -> Flow {
        for group in &self.groups {
            let bounds = group.bounds(domains);
            // What the group may add up to, given what the others do.
            let (least, most) = (self.total - (high - bounds.high), self.total - (low - bounds.low));
            if bounds.lowest >= least && bounds.highest <= most {
                continue;
            }
            group.keep(least, most, domains)?;
            let now = group.bounds(domains);
            low += now.low - bounds.low;
            high += now.high - bounds.high;
        }
        Ok(())
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
    #[inline]
    fn bounds(&self, domains: &Domains) -> Bounds {
        let (mut lowest, mut highest, mut union, mut open) = (0, 0, 0, 0);
        for &cell in &self.cells {
            let set = domains.get(cell);
            lowest += low(set);
            highest += high(set);
            union |= set;
            open += u32::from(!is_single(set));
        }
        let (mut lows, mut highs) = (lowest, highest);
        // With one open cell, too: bounds that grow as cells lose digits would be wrong beside the sums that they have gone into.
        if self.cells.len() > 1 {
            let size = self.cells.len().min(union.count_ones() as usize);
            lows = lows.max(sum_of_lowest(union, size));
            highs = highs.min(sum_of_highest(union, size));
        }
        let by = self.coefficient;
        if by < 0 {
            (lows, highs, lowest, highest) = (highs, lows, highest, lowest);
        }
        Bounds { low: lows * by, high: highs * by, lowest: lowest * by, highest: highest * by, open }
    }

    /// Leaves what adds up to a total.
    fn run_alone(&self, total: i32, domains: &mut Domains) -> Flow {
        let sum = total / self.coefficient;
        let (mut rest, mut open, mut last) = (sum, 0, [0; 2]);
        for &cell in &self.cells {
            let set = domains.get(cell);
            if is_single(set) {
                rest -= low(set);
            } else {
                last = [last[1], cell];
                open += 1;
            }
        }
        match open {
            _ if sum * self.coefficient != total => CONFLICT,
            0 if rest == 0 => Ok(()),
            0 => CONFLICT,
            1 => domains.keep(last[1], range(rest, rest)),
            2 => {
                let [a, b] = last;
                domains.keep(a, complements(domains.get(b), rest))?;
                domains.keep(b, complements(domains.get(a), rest))?;
                self.keep_between(sum, sum, domains)
            }
            _ => self.keep_between(sum, sum, domains),
        }
    }

    /// Leaves what adds up to something between two bounds.
    fn keep(&self, least: i32, most: i32, domains: &mut Domains) -> Flow {
        let factor = self.coefficient.abs();
        // A negative coefficient mirrors the room.
        let (low, high) = if self.coefficient > 0 { (least, most) } else { (-most, -least) };
        self.keep_between(-(-low).div_euclid(factor), high.div_euclid(factor), domains)
    }

    /// Leaves what fits into sums of indices between two bounds.
    fn keep_between(&self, low_sum: i32, high_sum: i32, domains: &mut Domains) -> Flow {
        let (mut lows, mut highs) = (0, 0);
        for &cell in &self.cells {
            lows += low(domains.get(cell));
            highs += high(domains.get(cell));
        }
        if lows > high_sum || highs < low_sum {
            return CONFLICT;
        }
        for &cell in &self.cells {
            let set = domains.get(cell);
            let (lowest, highest) = (low_sum - highs + high(set), high_sum - lows + low(set));
            if lowest > low(set) || highest < high(set) {
                domains.keep(cell, range(lowest, highest))?;
            }
        }
        match &self.combinations {
            Some(combinations) if high_sum - low_sum <= WIDEST => {
                self.keep_combinations(combinations, low_sum, high_sum, domains)
            }
            _ => Ok(()),
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
        let last = combinations.by_sum.len() as i32 - 1;
        let sums = low_sum.max(0)..=high_sum.min(last);
        let sets = sums.flat_map(|sum| &combinations.by_sum[sum as usize]).map(|&set| set.into());
        keep_fitting(&self.cells, sets, domains)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complements_make_up_the_total_with_another_index() {
        assert_eq!(complements(0b1_0110, 4), 0b1001);
        assert_eq!(complements(1 << 40 | 1 << 48, 90), 1 << 50 | 1 << 42);
        assert_eq!((complements(1, 0), complements(u64::MAX, 127), complements(u64::MAX, -1)), (0, 0, 0));
    }

    #[test]
    fn bounds_are_sums_of_different_indices() {
        assert_eq!((sum_of_lowest(0b1_1010, 2), sum_of_highest(0b1_1010, 2)), (4, 7));
    }
}
