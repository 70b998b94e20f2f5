//! All ways to place one digit in the whole grid.

use super::Info;
use crate::draw::Marks;
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod pattern_overlay;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Templates, explain, |_, _| Marks::default()) };

/// That the ways of all digits were compared, and what those that are left have in common.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let (placed, out) = (cells_of(&step.placements), cells_of(&step.eliminations));
    let Some(digit) = step.placements.first().or(step.eliminations.first()).map(|c| c.digit()) else {
        return Vec::new();
    };
    let common = match placed.is_empty() {
        true => say::TemplatesDelete { digit, cells: out }.into(),
        false => say::TemplatesSet { digit, cells: placed }.into(),
    };
    [say::TemplatesAll.into(), common].into_iter().chain(result::sentences(state, step)).collect()
}
