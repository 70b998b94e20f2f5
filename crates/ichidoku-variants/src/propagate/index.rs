//! A control cell says which cell of a line contains a digit.

use crate::Cell;
use crate::domains::{Domains, Flow, indices, is_single};

/// The control cell's digit is a place of the line, from 1; the cell there has the digit of the target.
pub(crate) struct Index {
    pub(crate) control: Cell,
    pub(crate) line: Vec<Cell>,
    pub(crate) target: Target,
    /// Index of the digit 1.
    pub(crate) one: usize,
}

/// The digit that is indexed.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    Digits(u64),
    Cell(Cell),
}

impl Index {
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let target = match self.target {
            Target::Digits(_) => None,
            Target::Cell(cell) => Some(cell),
        };
        [self.control].into_iter().chain(self.line.iter().copied()).chain(target).collect()
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let target = match self.target {
            Target::Digits(set) => set,
            Target::Cell(cell) => domains.get(cell),
        };
        let (mut places, mut digits) = (0, 0);
        for index in indices(domains.get(self.control)) {
            let cell = index.checked_sub(self.one).and_then(|place| self.line.get(place));
            let shared = cell.map_or(0, |&cell| domains.get(cell) & target);
            if shared != 0 {
                places |= 1 << index;
                digits |= shared;
            }
        }
        domains.keep(self.control, places)?;
        if let Target::Cell(cell) = self.target {
            domains.keep(cell, digits)?;
        }
        if is_single(places) {
            let place = places.trailing_zeros() as usize - self.one;
            domains.keep(self.line[place], digits)?;
        }
        Ok(())
    }
}
