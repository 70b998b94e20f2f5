//! All ways to fill the cells of a sum with different digits.

use std::collections::BTreeSet;

use crate::sets::indices;
use crate::setting::Setting;
use crate::state::State;
use crate::sum::Sum;

/// Most sets of digits that are followed at once; a sum with more says little.
const MOST_SETS: usize = 5_000;

/// What the ways to fill the cells of a sum have in common.
pub(crate) struct Fillings {
    /// For each cell the digits that it has in some way.
    pub(crate) left: Vec<u64>,
    /// The sets of digits that some way uses, ascending.
    pub(crate) sets: Vec<u64>,
}

/// The ways to fill the cells of a sum, all of which differ. `None` if there are too many to follow.
///
/// The digits used so far say all that matters of a way, their sum included. So cells are filled one by one, and of all
/// ways that use the same digits one is followed: forwards to find the sets that can be reached, backwards to find which
/// digits lie on a way to the sum.
pub(crate) fn fillings(setting: &Setting, state: &State, sum: &Sum) -> Option<Fillings> {
    let lowest = i32::from(setting.puzzle().shape().lowest());
    let total = usize::try_from(sum.total - lowest * sum.cells.len() as i32).unwrap_or(usize::MAX);
    let candidates = sum.cells.iter().map(|&cell| state.candidates(cell)).collect::<Vec<_>>();
    let mut layers = vec![BTreeSet::from([0])];
    for set in &candidates {
        let mut next = BTreeSet::new();
        for &used in layers.last()? {
            next.extend(indices(set & !used).map(|digit| used | 1 << digit).filter(|&used| weight(used) <= total));
        }
        if next.len() > MOST_SETS {
            return None;
        }
        layers.push(next);
    }
    let mut alive = layers.pop()?;
    alive.retain(|&used| weight(used) == total);
    let sets = alive.iter().copied().collect();
    let mut left = vec![0; candidates.len()];
    for ((set, layer), left) in candidates.iter().zip(&layers).zip(&mut left).rev() {
        let mut before = BTreeSet::new();
        for &used in layer {
            let kept = indices(set & !used).filter(|digit| alive.contains(&(used | 1 << digit)));
            let kept = kept.fold(0, |kept, digit| kept | 1 << digit);
            if kept != 0 {
                before.insert(used);
                *left |= kept;
            }
        }
        alive = before;
    }
    Some(Fillings { left, sets })
}

/// Sum of the bits of a set.
fn weight(set: u64) -> usize {
    indices(set).sum()
}
