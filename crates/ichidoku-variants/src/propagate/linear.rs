//! Sums: coefficients times digits add up to a total.
//!
//! Bounds are consistent; cells of a sum that must differ and have the same coefficient form a group, of which the
//! combinations of digits are enumerated (as killer players do). Where a total is short of a bound by less than what a
//! digit can change, digits go.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::rc::Rc;

use super::beyond::Beyond;
use super::combinations::Combinations;
use super::extremes::Extremes;
use super::one_of_sets::{Seen, place};
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
    /// Where a digit can't be that has a place in the group, from when that is first needed.
    beyond: OnceCell<Beyond>,
}

/// How far apart the sums may be whose combinations are looked at: most of them fit where more sums do.
const WIDEST: i32 = 5;

/// What the cells of a group may contain, by indices.
#[derive(Default)]
struct Look {
    /// The sums of the lowest indices and of the highest.
    lowest: i32,
    highest: i32,
    /// How far the indices of a cell reach at most.
    widest: i32,
    seen: Seen,
    /// Cells whose digit is not known.
    open: u32,
}

/// Groups whose bounds are remembered while a sum is looked at.
const KNOWN: usize = 4;

/// What a group can add up to.
#[derive(Clone, Copy, Default)]
struct Bounds {
    /// The least and the greatest sum of different digits.
    low: i32,
    high: i32,
    /// The same of each cell for itself.
    lowest: i32,
    highest: i32,
    /// How far a cell reaches at most.
    widest: i32,
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

/// The sum of the lowest indices of a set, of all where there are fewer.
fn sum_of_lowest(mut set: Set, count: usize) -> i32 {
    let mut sum = 0;
    for _ in 0..count {
        if set == 0 {
            break;
        }
        sum += low(set);
        set &= set - 1;
    }
    sum
}

/// The sum of the highest indices of a set, of all where there are fewer.
fn sum_of_highest(mut set: Set, count: usize) -> i32 {
    let mut sum = 0;
    for _ in 0..count {
        if set == 0 {
            break;
        }
        sum += high(set);
        set ^= 1 << high(set);
    }
    sum
}

/// Cells in groups of such that differ from each other: of two ways to find them, the one with the larger groups. Of more
/// cells than a word has bits, each word's are grouped alone.
pub(crate) fn groups_of(cells: &[Cell], together: impl Fn(Cell, Cell) -> bool) -> Vec<Vec<Cell>> {
    let mut groups = Vec::new();
    for cells in cells.chunks(64) {
        let beside = |&a: &Cell| (0..).zip(cells).fold(0, |near, (at, &b)| near | u64::from(together(a, b)) << at);
        groups.append(&mut groups_of_word(cells, &cells.iter().map(beside).collect::<Vec<u64>>()));
    }
    groups
}

/// The same of at most 64 cells, of which each has the others that differ from it as bits.
fn groups_of_word(cells: &[Cell], near: &[u64]) -> Vec<Vec<Cell>> {
    let squares = |groups: &[Vec<Cell>]| groups.iter().map(|group| group.len().pow(2)).sum::<usize>();
    let first = groups_by(cells, near, false);
    if first.len() < 2 {
        return first;
    }
    let sociable = groups_by(cells, near, true);
    if squares(&sociable) > squares(&first) { sociable } else { first }
}

/// Takes cell by cell the first that is still possible, or the one that differs from the most of these.
fn groups_by(cells: &[Cell], near: &[u64], by_count: bool) -> Vec<Vec<Cell>> {
    let mut left = u64::MAX >> (64 - cells.len());
    let mut groups = Vec::new();
    while left != 0 {
        let (mut group, mut possible) = (Vec::new(), left);
        let partners = |at: usize, possible: u64| if by_count { (near[at] & possible).count_ones() } else { 0 };
        // The first of several equals.
        while let Some(next) = indices(possible).min_by_key(|&at| Reverse(partners(at, possible))) {
            group.push(cells[next]);
            left &= !(1 << next);
            possible &= near[next];
        }
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
            groups.extend(cells.into_iter().map(|cells| Group {
                cells,
                coefficient,
                combinations: None,
                beyond: OnceCell::new(),
            }));
        }
        for group in &mut groups {
            group.combinations = if group.cells.len() > 1 { combinations(group.cells.len()) } else { None };
        }
        let mut linear = Self { groups, total, is_patient: false };
        linear.divide();
        linear
    }

    /// Where there is a single group, leaves it the coefficient 1, if the total can be divided by what it has.
    fn divide(&mut self) {
        if let [group] = &mut self.groups[..]
            && self.total % group.coefficient == 0
        {
            self.total /= group.coefficient;
            group.coefficient = 1;
        }
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
            return if group.coefficient == 1 { group.run_alone(self.total, domains) } else { CONFLICT };
        }
        let (mut low, mut high, mut open) = (0, 0, 0);
        let mut known = [Bounds::default(); KNOWN];
        // How far below the greatest sum of its group a cell's digits may reach, and how far above the least sum.
        let (mut below, mut above) = (0, 0);
        for (at, group) in self.groups.iter().enumerate() {
            let bounds = group.bounds(domains);
            known[at % KNOWN] = bounds;
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
            self.keep_groups(low, high, &known, domains)?;
        }
        if open == 2 { self.keep_pair(domains) } else { Ok(()) }
    }

    /// Leaves in each group what fits, given the bounds of all of them together.
    fn keep_groups(&self, mut low: i32, mut high: i32, known: &[Bounds; KNOWN], domains: &mut Domains) -> Flow {
        let are_known = self.groups.len() <= KNOWN;
        let mut is_touched = false;
        for (at, group) in self.groups.iter().enumerate() {
            let bounds = if are_known { known[at] } else { group.bounds(domains) };
            // What the group may add up to, given what the others do.
            let (least, most) = (self.total - (high - bounds.high), self.total - (low - bounds.low));
            if bounds.lowest >= least && bounds.highest <= most {
                continue;
            }
            // What has been looked at before another group lost digits says nothing of this one.
            if !(are_known && is_touched) && group.has_room(&bounds, least, most) {
                continue;
            }
            is_touched = true;
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
    /// What the cells may contain.
    #[inline]
    fn look(&self, domains: &Domains) -> Look {
        let (mut extremes, mut seen) = (Extremes::default(), Seen::default());
        for &cell in &self.cells {
            let set = domains.get(cell);
            extremes.add(set);
            seen.add(set);
        }
        if !Extremes::are_known(seen.once, self.cells.len()) {
            return self.look_at_many(domains);
        }
        let [lowest, highest, widest] = [extremes.lowest(), extremes.highest(), extremes.widest()];
        Look { lowest, highest, widest, seen, open: extremes.open() }
    }

    /// The same of more digits, or of more cells.
    #[cold]
    fn look_at_many(&self, domains: &Domains) -> Look {
        let mut look = Look::default();
        for &cell in &self.cells {
            let set = domains.get(cell);
            let (low, high) = (low(set), high(set));
            look.lowest += low;
            look.highest += high;
            look.widest = look.widest.max(high - low);
            look.seen.add(set);
            look.open += u32::from(low != high);
        }
        look
    }

    /// The last two cells whose digit is not known, in their order.
    fn last_open(&self, domains: &Domains) -> [Cell; 2] {
        let open = self.cells.iter().filter(|&&cell| !is_single(domains.get(cell)));
        open.fold([0, 0], |[_, last], &cell| [last, cell])
    }

    /// Bounds by single cells, and by the lowest and highest different digits of all of them.
    #[inline]
    fn bounds(&self, domains: &Domains) -> Bounds {
        let Look { mut lowest, mut highest, widest, open, seen } = self.look(domains);
        let (mut lows, mut highs) = (lowest, highest);
        // With one open cell, too: bounds that grow as cells lose digits would be wrong beside the sums that they have gone into.
        if self.cells.len() > 1 && open > 0 {
            lows = lows.max(sum_of_lowest(seen.once, self.cells.len()));
            highs = highs.min(sum_of_highest(seen.once, self.cells.len()));
        }
        let by = self.coefficient;
        if by < 0 {
            (lows, highs, lowest, highest) = (highs, lows, highest, lowest);
        }
        let [low, high, lowest, highest] = [lows, highs, lowest, highest].map(|sum| sum * by);
        Bounds { low, high, lowest, highest, widest: widest * by.abs(), open }
    }

    /// True if [`keep`](Self::keep) would find nothing to remove, without having looked at combinations.
    fn has_room(&self, bounds: &Bounds, least: i32, most: i32) -> bool {
        let factor = self.coefficient.abs();
        // Division may bring bounds closer by two.
        let widest = if factor == 1 { WIDEST } else { (WIDEST + 2) * factor };
        bounds.widest <= (bounds.highest - least).min(most - bounds.lowest)
            && (self.combinations.is_none() || most - least > widest)
    }

    /// Leaves what adds up to a sum of indices.
    fn run_alone(&self, sum: i32, domains: &mut Domains) -> Flow {
        let look = self.look(domains);
        match look.open {
            0 if sum == look.lowest => Ok(()),
            0 => CONFLICT,
            1 => {
                let [_, b] = self.last_open(domains);
                let rest = sum - look.lowest + low(domains.get(b));
                domains.keep(b, range(rest, rest))
            }
            2 => {
                let [a, b] = self.last_open(domains);
                let rest = sum - look.lowest + low(domains.get(a)) + low(domains.get(b));
                domains.keep(a, complements(domains.get(b), rest))?;
                domains.keep(b, complements(domains.get(a), rest))?;
                self.keep_between(sum, sum, self.look(domains), domains)
            }
            _ => self.keep_between(sum, sum, look, domains),
        }
    }

    /// Leaves what adds up to something between two bounds.
    fn keep(&self, least: i32, most: i32, domains: &mut Domains) -> Flow {
        let factor = self.coefficient.abs();
        // A negative coefficient mirrors the room.
        let (mut low, mut high) = if self.coefficient > 0 { (least, most) } else { (-most, -least) };
        if factor > 1 {
            (low, high) = (-(-low).div_euclid(factor), high.div_euclid(factor));
        }
        self.keep_between(low, high, self.look(domains), domains)
    }

    /// Leaves what fits into sums of indices between two bounds, given what there is.
    fn keep_between(&self, low_sum: i32, high_sum: i32, mut look: Look, domains: &mut Domains) -> Flow {
        let (below, above) = (look.highest - low_sum, high_sum - look.lowest);
        if below < 0 || above < 0 {
            return CONFLICT;
        }
        // Most often there is room for every digit.
        if look.widest > below.min(above) {
            for &cell in &self.cells {
                let set = domains.get(cell);
                domains.keep(cell, range(high(set) - below, low(set) + above))?;
            }
            look = self.look(domains);
        }
        match &self.combinations {
            Some(combinations) if high_sum - low_sum <= WIDEST => {
                self.keep_combinations(combinations, low_sum, high_sum, &look.seen, domains)
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
        seen: &Seen,
        domains: &mut Domains,
    ) -> Flow {
        let last = combinations.by_sum.len() as i32 - 1;
        let sums = low_sum.max(0) as usize..=high_sum.min(last) as usize;
        let (some, every) = combinations.common(&self.cells, sums, seen, domains);
        if some == 0 {
            return CONFLICT;
        }
        if some != seen.once {
            self.cells.iter().try_for_each(|&cell| domains.keep(cell, some))?;
        }
        self.place(every & !seen.fixed, domains)
    }

    /// Each digit of a set needs a place.
    fn place(&self, digits: Set, domains: &mut Domains) -> Flow {
        if self.cells.len() > Beyond::MOST {
            return place(&self.cells, digits, domains);
        }
        for index in indices(digits) {
            let places =
                (0..).zip(&self.cells).fold(0, |places, (at, &cell)| places | (domains.get(cell) >> index & 1) << at);
            match places {
                0 => return CONFLICT,
                _ if is_single(places) => domains.keep(self.cells[places.trailing_zeros() as usize], 1 << index)?,
                _ => {
                    let Some(apart) = domains.apart() else { continue };
                    let beyond = self.beyond.get_or_init(|| Beyond::new(&self.cells, apart));
                    beyond.of(places as usize).iter().try_for_each(|&cell| domains.remove(cell, 1 << index))?;
                }
            }
        }
        Ok(())
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
