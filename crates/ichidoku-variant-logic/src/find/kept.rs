//! Steps after which cells keep only some of their candidates.

use ichidoku_variants::Cell;

use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// A step that takes out all candidates of the cells but those that are left, or `None` if there are no others.
pub(super) fn step(
    technique: Technique,
    state: &State,
    left: impl Iterator<Item = (Cell, u64)>,
    evidence: Evidence,
) -> Option<Step> {
    let eliminations = left.map(|(cell, left)| (cell, state.candidates(cell) & !left)).collect();
    Step::eliminate(technique, eliminations, evidence)
}
