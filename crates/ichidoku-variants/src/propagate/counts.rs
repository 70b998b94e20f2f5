//! How often digits occur in cells.

use super::one_of_sets::place;
use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, high, indices, is_single, low, range};

/// The cells contain digits of a set between `least` and `most` times.
pub(crate) struct Occurrences {
    pub(crate) cells: Vec<Cell>,
    pub(crate) digits: u64,
    pub(crate) least: usize,
    pub(crate) most: usize,
}

impl Occurrences {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        between(&self.cells, self.digits, self.least, self.most, domains)?;
        if self.least == 0 || !is_single(self.digits) {
            return Ok(());
        }
        place(&self.cells, self.digits, domains)
    }
}

/// Certain and possible occurrences of digits of a set.
fn occurrences(cells: &[Cell], digits: u64, domains: &Domains) -> (usize, usize) {
    cells.iter().fold((0, 0), |(certain, possible), &cell| {
        let set = domains.get(cell);
        (certain + usize::from(set & !digits == 0), possible + usize::from(set & digits != 0))
    })
}

/// Leaves what keeps the number of occurrences between two bounds.
pub(super) fn between(cells: &[Cell], digits: u64, least: usize, most: usize, domains: &mut Domains) -> Flow {
    let (certain, possible) = occurrences(cells, digits, domains);
    if certain > most || possible < least {
        return CONFLICT;
    }
    if certain == most && possible > certain {
        for &cell in cells {
            if domains.get(cell) & !digits != 0 {
                domains.remove(cell, digits)?;
            }
        }
    } else if possible == least && certain < possible {
        for &cell in cells {
            if domains.get(cell) & digits != 0 {
                domains.keep(cell, digits)?;
            }
        }
    }
    Ok(())
}

/// Sets of cells that contain each digit equally often.
pub(crate) struct SameDigits {
    pub(crate) sets: Vec<Vec<Cell>>,
}

impl SameDigits {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let union = |cells: &Vec<Cell>| cells.iter().fold(0, |union, &cell| union | domains.get(cell));
        let some = self.sets.iter().map(union).fold(0, |some, union| some | union);
        for digit in indices(some) {
            let (mut least, mut most) = (0, usize::MAX);
            for cells in &self.sets {
                let (certain, possible) = occurrences(cells, 1 << digit, domains);
                least = least.max(certain);
                most = most.min(possible);
            }
            if least > most {
                return CONFLICT;
            }
            self.sets.iter().try_for_each(|cells| between(cells, 1 << digit, least, most, domains))?;
        }
        Ok(())
    }
}

/// The control cell is how many different digits the cells contain.
pub(crate) struct CountDistinct {
    pub(crate) control: Cell,
    pub(crate) cells: Vec<Cell>,
    /// The lowest digit.
    pub(crate) lowest: i32,
}

impl CountDistinct {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        let (union, fixed) = domains.union_and_fixed(&self.cells);
        let open = self.cells.iter().filter(|&&cell| domains.get(cell) & fixed == 0).count();
        let all_single = self.cells.iter().all(|&cell| is_single(domains.get(cell)));
        let least = fixed.count_ones() as i32 + i32::from(open > 0);
        let unfixed = self.cells.iter().filter(|&&cell| !is_single(domains.get(cell))).count() as i32;
        let most = (union.count_ones() as i32).min(fixed.count_ones() as i32 + unfixed);
        domains.keep(self.control, range(least - self.lowest, most - self.lowest))?;
        let control = domains.get(self.control);
        if !all_single && high(control) + self.lowest == fixed.count_ones() as i32 {
            self.cells.iter().try_for_each(|&cell| domains.keep(cell, fixed))?;
        }
        if low(control) + self.lowest == fixed.count_ones() as i32 + unfixed {
            for &cell in &self.cells {
                if !is_single(domains.get(cell)) {
                    domains.remove(cell, fixed)?;
                }
            }
        }
        Ok(())
    }
}
