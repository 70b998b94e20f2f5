//! Different cells that contain exactly the digits of one of several sets.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, indices};

/// As many cells as each set has digits. That they differ is seen to elsewhere.
pub(crate) struct OneOfSets {
    pub(crate) cells: Vec<Cell>,
    pub(crate) sets: Vec<u64>,
}

impl OneOfSets {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (union, fixed) = domains.union_and_fixed(&self.cells);
        let fitting = self.sets.iter().filter(|&&set| set & !union == 0 && fixed & !set == 0);
        let (some, every) = fitting.fold((0, u64::MAX), |(some, every), &set| (some | set, every & set));
        if some == 0 {
            return CONFLICT;
        }
        self.cells.iter().try_for_each(|&cell| domains.keep(cell, some))?;
        place(&self.cells, every & !fixed, domains)
    }
}

/// Each digit of a set is in one of the cells; where only one is left, it is there.
pub(super) fn place(cells: &[Cell], digits: u64, domains: &mut Domains) -> Flow {
    for digit in indices(digits) {
        let mut places = cells.iter().filter(|&&cell| domains.get(cell) >> digit & 1 == 1);
        match (places.next().copied(), places.next()) {
            (None, _) => return CONFLICT,
            (Some(cell), None) => domains.keep(cell, 1 << digit)?,
            _ => {}
        }
    }
    Ok(())
}
