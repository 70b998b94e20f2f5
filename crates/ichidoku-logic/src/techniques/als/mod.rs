//! Almost locked sets: cells of a house with one digit more than cells. Without any one of their digits they hold all
//! the others.
//!
//! Two such sets have a restricted common digit `x` if every `x` of the one sees every `x` of the other: at most one of
//! the sets holds `x`, so the other holds all of its other digits.

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::Info;
use crate::step::{AlmostLockedSet, Evidence, Step, Truth};
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod als_chain;
pub(super) mod als_xy_wing;
pub(super) mod als_xz;
pub(super) mod death_blossom;
pub(super) mod sue_de_coq;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::AlmostLockedSets);

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
fn step(technique: Technique, sets: &[&AlmostLockedSet], out: Vec<Candidate>) -> Step {
    let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let evidence = Evidence {
        cells,
        truths: cells.iter().map(Truth::Cell).collect(),
        almost_locked: sets.iter().map(|set| **set).collect(),
        ..Evidence::default()
    };
    Step::new(technique, evidence).removing(out)
}
