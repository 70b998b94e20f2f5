//! Two cells, and which pairs of digits they allow.

use std::rc::Rc;

use crate::Cell;
use crate::domains::{Domains, Flow, indices, is_single};

/// Pairs that are allowed, from the first cell's digit to sets for the second, and back.
pub(crate) struct Pair {
    pub(crate) first: Cell,
    pub(crate) second: Cell,
    pub(crate) forth: Rc<[u64]>,
    pub(crate) back: Rc<[u64]>,
}

impl Pair {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        domains.keep(self.second, reach(&self.forth, domains.get(self.first)))?;
        domains.keep(self.first, reach(&self.back, domains.get(self.second)))
    }
}

/// All that some digit of the set allows.
fn reach(table: &[u64], set: u64) -> u64 {
    indices(set).fold(0, |union, index| union | table[index])
}

/// A cell that excludes its digit from other cells, which depend on the digit.
pub(crate) struct TaxicabCell {
    pub(crate) cell: Cell,
    /// For each digit's index, the cells that can't contain it too.
    pub(crate) excluded: Vec<Vec<Cell>>,
}

impl TaxicabCell {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let set = domains.get(self.cell);
        if !is_single(set) {
            return Ok(());
        }
        self.excluded[set.trailing_zeros() as usize].iter().try_for_each(|&other| domains.remove(other, set))
    }
}

/// If the cell contains a certain digit, the others differ.
pub(crate) struct DifferIfDigit {
    pub(crate) cell: Cell,
    pub(crate) digit: u64,
    pub(crate) others: Vec<Cell>,
}

impl DifferIfDigit {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let set = domains.get(self.cell);
        if set == self.digit {
            return differ(&self.others, domains);
        }
        let mut seen = 0;
        for &other in &self.others {
            let set = domains.get(other);
            if is_single(set) && seen & set != 0 {
                return domains.remove(self.cell, self.digit);
            }
            seen |= if is_single(set) { set } else { 0 };
        }
        Ok(())
    }
}

/// Removes the digits of fixed cells from the other ones.
pub(super) fn differ(cells: &[Cell], domains: &mut Domains) -> Flow {
    for (at, &cell) in cells.iter().enumerate() {
        let set = domains.get(cell);
        if is_single(set) {
            let others = cells.iter().enumerate().filter(|&(other, _)| other != at);
            others.map(|(_, &other)| other).try_for_each(|other| domains.remove(other, set))?;
        }
    }
    Ok(())
}
