//! Collects almost locked sets: cells of a house with one candidate digit more than cells.

mod pairs;

use ichidoku::{CellSet, DigitSet, House};

pub(crate) use pairs::Pairs;

use crate::evidence::AlmostLockedSet;
use crate::overview::Overview;

/// All almost locked sets, each once, in an order that does not depend on the house it is found in.
pub(crate) fn all(overview: &Overview<'_>) -> Vec<AlmostLockedSet> {
    let mut sets: Vec<AlmostLockedSet> = Vec::with_capacity(256);
    for house in House::ALL {
        in_house(overview, house, &mut sets);
    }
    sets.sort_unstable_by_key(|set| set.cells);
    sets.dedup_by_key(|set| set.cells);
    sets
}

/// Goes through the subsets of the house's open cells; each extends a smaller one by its lowest cell.
fn in_house(overview: &Overview<'_>, house: House, sets: &mut Vec<AlmostLockedSet>) {
    let digits = overview.in_order(house).map(|cell| overview.digits(cell));
    let mut union = [DigitSet::EMPTY; 512];
    for places in 1..512usize {
        let low = places.trailing_zeros() as usize;
        let rest = places & (places - 1);
        let closed = digits[low].is_empty() || (rest != 0 && union[rest].is_empty());
        if closed {
            continue;
        }
        union[places] = union[rest] | digits[low];
        if union[places].len() == places.count_ones() as usize + 1 {
            sets.push(AlmostLockedSet { cells: overview.cells_at(house, places as u16), digits: union[places] });
        }
    }
}

impl AlmostLockedSet {
    /// The set's places for the digit.
    pub(crate) fn places(&self, overview: &Overview<'_>, digit: ichidoku::Digit) -> CellSet {
        overview.cells(digit) & self.cells
    }

    /// The candidates of the digit that see all of its places in the set.
    pub(crate) fn seen(&self, overview: &Overview<'_>, digit: ichidoku::Digit) -> CellSet {
        overview.cells(digit) & overview.common_peers(self.places(overview, digit))
    }
}
