//! Different cells that contain exactly the digits of one of several sets.

use crate::Cell;
use crate::domains::{CONFLICT, Domains, Flow, indices};

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
fn keep_fitting(cells: &[Cell], sets: impl Iterator<Item = u64>, domains: &mut Domains) -> Flow {
    let seen = Seen::new(cells, domains);
    let (some, every) = common(cells, sets, &seen, domains);
    if some == 0 {
        return CONFLICT;
    }
    if some != seen.once {
        cells.iter().try_for_each(|&cell| domains.keep(cell, some))?;
    }
    place(cells, every & !seen.fixed, domains)
}

/// The digits that some of the sets have that cells may make up, and those that all of them have.
///
/// A set fits if each of its digits has a place and each cell one of its digits, and no cell would need two.
pub(super) fn common(cells: &[Cell], sets: impl Iterator<Item = u64>, seen: &Seen, domains: &Domains) -> (u64, u64) {
    let fills = |set: u64| {
        cells.iter().all(|&cell| {
            let here = domains.get(cell) & set;
            here != 0 && (here & !seen.twice).count_ones() < 2
        })
    };
    let fitting = sets.filter(|&set| set & !seen.once == 0 && seen.fixed & !set == 0 && fills(set));
    fitting.fold((0, u64::MAX), |(some, every), set| (some | set, every & set))
}

/// The digits that cells may contain: in some cell, in more than one, and alone in one.
#[derive(Default)]
pub(super) struct Seen {
    pub(super) once: u64,
    pub(super) twice: u64,
    pub(super) fixed: u64,
}

impl Seen {
    pub(super) fn new(cells: &[Cell], domains: &Domains) -> Self {
        let mut seen = Self::default();
        cells.iter().for_each(|&cell| seen.add(domains.get(cell)));
        seen
    }

    /// Adds a cell with this set.
    #[inline(always)]
    pub(super) fn add(&mut self, set: u64) {
        self.twice |= self.once & set;
        self.once |= set;
        self.fixed |= if set & set.wrapping_sub(1) == 0 { set } else { 0 };
    }
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
            2..=MOST_PLACES => domains.exclude(digit, &places[..count].iter().copied())?,
            _ => {}
        }
    }
    Ok(())
}
