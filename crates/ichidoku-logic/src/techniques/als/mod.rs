//! Almost locked sets: cells of a house with one digit more than cells. Without any one of their digits they hold all
//! the others.
//!
//! Two such sets have a restricted common digit `x` if every `x` of the one sees every `x` of the other: at most one of
//! the sets holds `x`, so the other holds all of its other digits.

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::Info;
use crate::draw::Marks;
use crate::evidence::{AlmostLockedSet, Evidence, Joint};
use crate::explain::{Arg, Key, Message, links};
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
const FAMILY: Info = Info::of(Family::AlmostLockedSets, explain, marks);

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

/// Each set, and what they have to do with each other.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    let Evidence::AlmostLocked { sets, joint } = &step.evidence else { return Vec::new() };
    let is_first = |(i, set): &(usize, &AlmostLockedSet)| !sets[..*i].contains(set);
    let told = sets.iter().enumerate().filter(is_first).map(|(_, set)| links::about_set(*set));
    told.chain([match joint {
        Joint::Restricted(digits) => {
            let key = if digits.len() > 1 { Key::RestrictedTwice } else { Key::Restricted };
            Message::new(key, vec![Arg::Digits(*digits)])
        }
        Joint::Hinge => Message::new(Key::Hinge, Vec::new()),
        Joint::Stem(stem) => Message::new(Key::Stem, vec![Arg::Cell(*stem)]),
    }])
    .collect()
}

/// Each set as a part; a stem comes before its petals.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::AlmostLocked { sets, joint } = &step.evidence else { return Marks::default() };
    match joint {
        Joint::Stem(stem) => Marks::of_sets(state, Some(*stem), sets),
        Joint::Restricted(_) | Joint::Hinge => Marks::of_sets(state, None, sets),
    }
}
