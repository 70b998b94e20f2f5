//! Two sets of houses that share cells: what each has beyond the other are the same digits.

use crate::Cell;
use crate::domains::{Domains, Flow};

/// The cells that only one of two sets of houses has. Both sets have each digit equally often, so the digits of these cells
/// are the same too: pointing and claiming for a row and a box, and the law of leftovers for irregular boxes.
pub(crate) struct Crossing {
    pub(crate) rests: [Vec<Cell>; 2],
}

impl Crossing {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let unions = self.rests.each_ref().map(|cells| cells.iter().fold(0, |union, &cell| union | domains.get(cell)));
        if unions[0] == unions[1] {
            return Ok(());
        }
        let both = unions[0] & unions[1];
        self.rests.iter().flatten().try_for_each(|&cell| domains.keep(cell, both))
    }
}
