//! Patterns that a puzzle with one solution cannot end in.
//!
//! A set of cells without givens that could be filled in two ways, with the same digits in each house, is deadly:
//! whatever the rest of the grid is, both fillings fit. So in a puzzle with one solution at least one candidate outside
//! the pattern, a guardian, is true. These finders are asked only where the state may assume uniqueness.

use super::Info;
use crate::draw::{Marks, Part};
use crate::evidence::Evidence;
use crate::explain::say;
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod avoidable_rectangle;
pub(super) mod borescoper;
pub(super) mod bug;
pub(super) mod extended_rectangle;
pub(super) mod hidden_rectangle;
mod pattern;
pub(super) mod qiu;
mod rectangle;
pub(super) mod reverse_bug;
pub(super) mod type_1;
pub(super) mod type_2;
pub(super) mod type_3;
pub(super) mod type_4;
pub(super) mod type_6;
pub(super) mod unique_loop;
mod words;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { assumes_uniqueness: true, ..Info::of(Family::Uniqueness, words::explain, marks) };

/// The pattern, its guardians, and the cells that make a subset with these.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Deadly { deadly, subset, .. } = &step.evidence else { return Marks::default() };
    let named = Marks::default().named([say::MarkPattern::KEY, say::MarkGuardian::KEY, say::MarkSubset::KEY]);
    let marks = named.put_cells(state, Part::Third, *subset);
    let marks = marks.put(state, Part::First, deadly.pattern.iter().copied());
    marks.put(state, Part::Second, deadly.guardians.iter().copied())
}
