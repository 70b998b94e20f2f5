//! As many cells as digits, all different: each digit has a place.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow};

/// Cells of which each contains another digit, so that every digit is in one of them. That fixed digits are removed from
/// the other cells is done elsewhere, by peers.
pub(crate) struct House {
    pub(crate) cells: Vec<Cell>,
    pub(crate) all: u64,
}

impl House {
    /// Places digits that have a single place.
    #[inline]
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (mut once, mut twice, mut fixed) = (0, 0, 0);
        for &cell in &self.cells {
            let set = domains.get(cell);
            twice |= once & set;
            once |= set;
            fixed |= if set & (set - 1) == 0 { set } else { 0 };
        }
        if once != self.all {
            return CONFLICT;
        }
        let mut hidden = once & !twice & !fixed;
        if hidden == 0 {
            return Ok(());
        }
        for &cell in &self.cells {
            let here = domains.get(cell) & hidden;
            if here != 0 {
                if here & (here - 1) != 0 {
                    return CONFLICT;
                }
                domains.keep(cell, here)?;
                hidden &= !here;
            }
        }
        Ok(())
    }
}
