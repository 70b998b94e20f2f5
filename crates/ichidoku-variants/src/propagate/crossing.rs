//! Two sets of houses that share cells: what each has beyond the other are the same digits.

use crate::Cell;
use crate::domains::{Domains, Flow};

/// The cells that only one of two sets of houses has. Both sets have each digit equally often, so the digits of these cells
/// are the same too: pointing and claiming for a row and a box, and the law of leftovers for irregular boxes.
pub(crate) struct Crossing {
    /// Those of one set, then those of the other: in one list, since a grid of sixteen has 128 crossings.
    cells: Vec<Cell>,
    /// How many are of the first set.
    pub(crate) of_first: usize,
}

impl Crossing {
    /// The cells of each set that the other doesn't have, this many in all.
    pub(crate) fn new(first: impl Iterator<Item = Cell>, second: impl Iterator<Item = Cell>, count: usize) -> Self {
        let mut cells = Vec::with_capacity(count);
        first.for_each(|cell| cells.push(cell));
        let of_first = cells.len();
        second.for_each(|cell| cells.push(cell));
        Self { cells, of_first }
    }

    /// The cells of both sets.
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (first, second) = self.cells.split_at(self.of_first);
        let unions = [first, second].map(|cells| cells.iter().fold(0, |union, &cell| union | domains.get(cell)));
        if unions[0] == unions[1] {
            return Ok(());
        }
        let both = unions[0] & unions[1];
        self.cells.iter().try_for_each(|&cell| domains.keep(cell, both))
    }
}
