//! Sums of the cells of several sums: little killers side by side, say, whose cells differ from each other row by row.
//!
//! A sum says more the less room it leaves its cells beside the room that they would have without it. Two sums become one as
//! long as that says more than each of them, the best first, and so do sums that cover a house, less its cells. The idea is that
//! of the Interactive Sudoku Solver (MIT, by sigh). Of eight little killers without a solution, 150,000 guesses didn't suffice before;
//! 9,000 did with combined sums, and two thirds of that with those that reach beyond a house.

use super::{Compiler, KnownSum};
use crate::Cell;
use crate::marks::Marks;
use crate::propagate::groups_of;

/// Cells of the shorter sum that must differ from some cell of the other.
const RELATED: usize = 6;
/// Sums beyond which none are combined: to compare all pairs would take longer than it saves.
const MOST_SUMS: usize = 100;

/// A sum and how much it says.
struct Weighed {
    known: KnownSum,
    marks: Marks,
    /// How far the sum of its cells could reach, by the sizes of its groups of different cells.
    range: i32,
    /// How far the sum is from the nearer end of that.
    room: i32,
    worth: i32,
    is_combined: bool,
}

impl Compiler<'_> {
    /// Adds sums that follow from several, of which none is a branch.
    pub(super) fn combine(&mut self) {
        if self.sums.is_empty() {
            return;
        }
        let mut sums = Vec::<Weighed>::new();
        for known in &self.sums {
            let is_new = sums.iter().all(|other| other.known != *known);
            if is_new && known.has_single_cells() {
                sums.extend(self.weigh(known.clone(), false));
            }
        }
        if sums.len() > MOST_SUMS {
            return;
        }
        let beyond = self.houses.iter().filter_map(|house| self.beyond(house, &sums));
        let mut new = beyond.filter(|sum| sum.range > 4 * sum.room).collect::<Vec<_>>();
        while let Some((before, at, both)) = self.best_pair(&sums) {
            sums.remove(at);
            sums.remove(before);
            sums.push(both);
        }
        new.extend(sums.into_iter().filter(|sum| sum.is_combined && sum.worth > 0));
        for Weighed { known, .. } in new {
            let terms = known.cells.iter().map(|&cell| (cell, 1)).collect::<Vec<_>>();
            self.linear(&terms, known.sum);
        }
    }

    /// The two sums that say the most as one, by their places in ascending order.
    fn best_pair(&self, sums: &[Weighed]) -> Option<(usize, usize, Weighed)> {
        let mut best: Option<(usize, usize, Weighed)> = None;
        for (at, one) in sums.iter().enumerate() {
            for (before, other) in sums[..at].iter().enumerate() {
                let Some(both) = self.together(one, other) else { continue };
                if best.as_ref().is_none_or(|(_, _, known)| both.worth > known.worth) {
                    best = Some((before, at, both));
                }
            }
        }
        best
    }

    /// Both sums as one, if they share no cell and it says more than each.
    fn together(&self, one: &Weighed, other: &Weighed) -> Option<Weighed> {
        let (short, long) = if one.known.cells.len() < other.known.cells.len() { (one, other) } else { (other, one) };
        let differs = |&&cell: &&Cell| long.known.cells.iter().any(|&far| self.apart.has(cell, far));
        let is_related = short.known.cells.iter().filter(differs).take(RELATED).count() == RELATED;
        if !is_related || short.marks.shared(&long.marks) > 0 {
            return None;
        }
        let known = KnownSum::new(&[&*short.known.cells, &*long.known.cells].concat(), one.known.sum + other.known.sum);
        let both = self.weigh(known, true)?;
        (both.worth > one.worth.max(other.worth) || both.worth > one.worth + other.worth).then_some(both)
    }

    /// What sums reach beyond a house that is covered by some of them, of which no two share a cell: first those that share cells
    /// with the fewest others.
    fn beyond(&self, house: &[Cell], sums: &[Weighed]) -> Option<Weighed> {
        let house_sum = self.sum_of(self.digits_of(house));
        let house = self.marks(house);
        let reaching = sums.iter().filter(|sum| sum.marks.shared(&house) > 0).collect::<Vec<_>>();
        let others = |sum: &Weighed| reaching.iter().filter(|other| other.marks.shared(&sum.marks) > 0).count();
        let mut order = reaching.iter().enumerate().map(|(at, sum)| (others(sum), at)).collect::<Vec<_>>();
        crate::sort(&mut order);
        let (mut cells, mut total) = (Marks::none(self.initial.len()), -house_sum);
        for sum in order.iter().map(|&(_, at)| reaching[at]) {
            if sum.marks.shared(&cells) == 0 {
                cells.add(&sum.marks);
                total += sum.known.sum;
            }
        }
        let beyond = cells.without(&house).cells().collect::<Vec<_>>();
        let is_covered = house.shared(&cells) == house.count();
        if is_covered && !beyond.is_empty() { self.weigh(KnownSum::new(&beyond, total), true) } else { None }
    }

    /// How much a sum says, or `None` if it is impossible.
    fn weigh(&self, known: KnownSum, is_combined: bool) -> Option<Weighed> {
        let digits = self.digits as i32;
        let groups = groups_of(&known.cells, |a, b| self.apart.has(a, b));
        let sizes = || groups.iter().map(|group| group.len() as i32);
        let sum = known.sum - self.lowest * known.cells.len() as i32;
        let least = sizes().map(|size| size * (size - 1) / 2).sum::<i32>();
        let range = sizes().map(|size| size * (digits - size)).sum::<i32>();
        let room = (sum - least).min(least + range - sum);
        let worth = range - room * groups.len() as i32;
        let marks = self.marks(&known.cells);
        (room >= 0).then_some(Weighed { known, marks, range, room, worth, is_combined })
    }
}
