//! Almost locked sets: cells of a house with one more digit than cells. Without any one of their digits they hold all
//! the others.
//!
//! Two such sets have a restricted common digit `x` if every `x` of the one sees every `x` of the other: at most one of
//! the sets holds `x`, so the other holds all of its other digits.

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::Info;
use crate::draw::Marks;
use crate::evidence::{AlmostLockedSet, Evidence, Joint};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod ahs_xz;
pub(super) mod als_chain;
pub(super) mod als_xy_wing;
pub(super) mod als_xz;
pub(super) mod death_blossom;
pub(super) mod sue_de_coq;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::AlmostLockedSets, |_, _| Vec::new(), marks) };

/// The candidates of the digit that see all of its places in the sets.
fn seeing_all(survey: &Survey<'_>, digit: Digit, sets: &[&AlmostLockedSet]) -> Vec<Candidate> {
    let seen = sets.iter().fold(CellSet::FULL, |seen, set| seen & set.seen(survey, digit));
    seen.iter().map(|cell| Candidate::of(cell, digit)).collect()
}

/// What sees all places of each of the digits in the sets.
fn victims(survey: &Survey<'_>, digits: DigitSet, sets: &[&AlmostLockedSet]) -> Vec<Candidate> {
    digits.iter().flat_map(|digit| seeing_all(survey, digit, sets)).collect()
}

/// The step that rests on the sets.
fn step(technique: Technique, sets: &[&AlmostLockedSet], joint: Joint, out: Vec<Candidate>) -> Step {
    let evidence = Evidence::AlmostLocked { sets: sets.iter().map(|set| **set).collect(), joint };
    Step::new(technique, evidence).removing(out)
}

/// The set with its letter, by its number from 1.
fn about_set(set: AlmostLockedSet, set_count: usize) -> Message {
    let AlmostLockedSet { cells, digits } = set;
    match cells.only() {
        Some(_) => say::AlsCell { set_count, cells, digits }.into(),
        None => say::AlsSet { set_count, cells, digits }.into(),
    }
}

/// The cells of both sets for a digit.
fn places(state: &State, digit: Digit, sets: [AlmostLockedSet; 2]) -> CellSet {
    state.cells(digit) & (sets[0].cells | sets[1].cells)
}

/// The digits that only one of the two sets can hold.
fn restricted(state: &State, sets: [AlmostLockedSet; 2]) -> DigitSet {
    let [a, b] = sets;
    let apart = |digit: &Digit| {
        let [here, there] = sets.map(|set| state.cells(*digit) & set.cells);
        here.is_disjoint(there) && here.iter().all(|cell| there.is_subset(state.peers(cell)))
    };
    (a.digits & b.digits).iter().filter(apart).collect()
}

/// Why only one of the sets can hold the digit.
fn about_restricted(state: &State, digit: Digit, sets: [AlmostLockedSet; 2]) -> Message {
    let cells = places(state, digit, sets);
    match state.shared_house(cells) {
        Some(house) => say::AlsRestrictedIn { digit, cells, house }.into(),
        None => say::AlsRestricted { digit, cells }.into(),
    }
}

/// By each eliminated digit, where it must be and what sees all of that.
fn out(state: &State, step: &Step, sets: [AlmostLockedSet; 2]) -> Vec<Message> {
    let about = |digit: Digit| {
        let out_cells = result::cells_out(step, digit);
        say::AlsOut { digit, cells: places(state, digit, sets), out_cells }.into()
    };
    result::digits_out(step).iter().map(about).collect()
}

/// Each set as a part, in the order in which the words call them A, B and C; a stem comes before its petals.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::AlmostLocked { sets, joint } = &step.evidence else { return Marks::default() };
    match (joint, &sets[..]) {
        (Joint::Stem(stem), sets) => Marks::of_sets(state, Some(*stem), sets),
        (Joint::Hinge, [a, hinge, b]) => Marks::of_sets(state, None, &[*a, *b, *hinge]),
        (Joint::Restricted(_) | Joint::Hinge, sets) => Marks::of_sets(state, None, sets),
    }
}
