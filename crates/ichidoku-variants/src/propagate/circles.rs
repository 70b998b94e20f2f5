//! Counting circles: each digit in the cells occurs in them as often as it says.

use super::counts::between;
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, indices};

/// The cells with circles.
pub(crate) struct Circles {
    pub(crate) cells: Vec<Cell>,
    /// The lowest digit.
    pub(crate) lowest: usize,
}

impl Circles {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (union, fixed) = domains.union_and_fixed(&self.cells);
        let (some, every) = self.totals(union, fixed);
        if some == 0 && !self.cells.is_empty() {
            return CONFLICT;
        }
        for digit in indices(union) {
            let count = digit + self.lowest;
            let least = if every >> digit & 1 == 1 { count } else { 0 };
            let most = if some >> digit & 1 == 1 { count } else { 0 };
            let possible = self.cells.iter().filter(|&&cell| domains.get(cell) >> digit & 1 == 1).count();
            let most = if possible < count { 0 } else { most };
            between(&self.cells, 1 << digit, least, most, domains)?;
        }
        Ok(())
    }

    /// Of the sets of digits that add up to the number of circles: the union and the intersection.
    fn totals(&self, union: u64, fixed: u64) -> (u64, u64) {
        let digits = indices(union).collect::<Vec<_>>();
        let free = digits.iter().copied().filter(|&digit| fixed >> digit & 1 == 0).collect::<Vec<_>>();
        let given = indices(fixed).map(|digit| digit + self.lowest).sum::<usize>();
        let (mut some, mut every) = (0, u64::MAX);
        if let Some(rest) = self.cells.len().checked_sub(given) {
            self.fill(&free, rest, fixed, &mut |set| {
                some |= set;
                every &= set;
            });
        }
        (some, every)
    }

    fn fill(&self, free: &[usize], rest: usize, set: u64, found: &mut impl FnMut(u64)) {
        if rest == 0 {
            found(set);
        }
        for (at, &digit) in free.iter().enumerate() {
            let count = digit + self.lowest;
            if count > rest {
                break;
            }
            if count > 0 {
                self.fill(&free[at + 1..], rest - count, set | 1 << digit, found);
            }
        }
    }
}
