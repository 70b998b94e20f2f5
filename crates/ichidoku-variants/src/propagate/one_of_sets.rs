//! Different cells that contain exactly the digits of one of several sets.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, indices, is_single};

/// Most places of a digit for which the cells beyond are looked at.
const MOST_PLACES: usize = 4;

/// As many cells as each set has digits. That they differ is seen to elsewhere.
pub(crate) struct OneOfSets {
    pub(crate) cells: Vec<Cell>,
    pub(crate) sets: Vec<u64>,
}

impl OneOfSets {
    pub(crate) fn run(&self, domains: &mut Domains) -> Flow {
        keep_fitting(&self.cells, self.sets.iter().copied(), domains)
    }
}

/// Leaves in cells that differ the digits of the sets that they may make up; a digit that all of these have needs a place.
///
/// A set fits if each of its digits has a place and each cell one of its digits, and no cell would need two.
pub(super) fn keep_fitting(cells: &[Cell], sets: impl Iterator<Item = u64>, domains: &mut Domains) -> Flow {
    let (mut once, mut twice, mut fixed) = (0, 0, 0);
    for &cell in cells {
        let set = domains.get(cell);
        twice |= once & set;
        once |= set;
        fixed |= if is_single(set) { set } else { 0 };
    }
    let fills = |set: u64| {
        cells.iter().all(|&cell| {
            let here = domains.get(cell) & set;
            here != 0 && (here & !twice).count_ones() < 2
        })
    };
    let fitting = sets.filter(|&set| set & !once == 0 && fixed & !set == 0 && fills(set));
    let (some, every) = fitting.fold((0, u64::MAX), |(some, every), set| (some | set, every & set));
    if some == 0 {
        return CONFLICT;
    }
    if some != once {
        cells.iter().try_for_each(|&cell| domains.keep(cell, some))?;
    }
    place(cells, every & !fixed, domains)
}

/// Each digit of a set is in one of the cells: where only one is left, it is there, and where a few are left, cells that differ
/// from all of them don't contain it.
pub(super) fn place(cells: &[Cell], digits: u64, domains: &mut Domains) -> Flow {
    for digit in indices(digits) {
        let digit = 1 << digit;
        let (mut places, mut count) = ([0; MOST_PLACES], 0);
        for &cell in cells.iter().filter(|&&cell| domains.get(cell) & digit != 0) {
            if count < MOST_PLACES {
                places[count] = cell;
            }
            count += 1;
        }
        match count {
            0 => return CONFLICT,
            1 => domains.keep(places[0], digit)?,
            2..=MOST_PLACES => domains.exclude(digit, places[..count].iter().copied())?,
            _ => {}
        }
    }
    Ok(())
}
