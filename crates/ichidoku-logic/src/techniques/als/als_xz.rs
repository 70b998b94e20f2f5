//! # ALS-XZ
//!
//! Two almost locked sets with a restricted common digit x and another common digit z: what sees every z of both sets
//! is not z. With two restricted common digits both sets are locked, and what sees all places of any of their digits in
//! its set loses it.
//!
//! ## Why it is true
//! At most one of the sets holds x. The other holds all its other digits, z among them. With two restricted digits
//! each set lacks one of them, and holds everything else.
//!
//! ## Example
//! ```text
//!   A = r1c1, r1c2 with 2 4 7;   B = r3c3, r5c3 with 2 4 9;   the 2s of A and B share box 1:
//!   A or B holds 4, and what sees all their 4s does not
//! ```
//!
//! ## Near miss
//! One x of A that does not see one x of B.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet};

use super::super::Sink;
use super::{restricted, seeing_all, step, victims};
use crate::step::AlmostLockedSet;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds pairs of sets with one or two restricted common digits that take something out of other cells; the same
/// victims once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sets = survey.almost_locked();
    let mut seen = HashSet::new();
    for (i, a) in sets.iter().enumerate() {
        for b in sets[i + 1..].iter().filter(|b| (a.digits & b.digits).len() > 1) {
            let common = restricted(survey, a, b);
            if common.is_empty() {
                continue;
            }
            let out = outside(linked(survey, a, b, common), a.cells | b.cells);
            if !out.is_empty() && seen.insert(out.clone()) {
                sink(step(Technique::AlsXz, &[a, b], out))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the restricted common digits take out.
fn linked(survey: &Survey<'_>, a: &AlmostLockedSet, b: &AlmostLockedSet, common: DigitSet) -> Vec<Candidate> {
    if common.len() == 1 {
        return victims(survey, (a.digits & b.digits) - common, &[a, b]);
    }
    let mut out = victims(survey, common, &[a, b]);
    out.extend((a.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[a])));
    out.extend((b.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[b])));
    out
}

/// The candidates that lie in other cells, each once, in order.
fn outside(mut candidates: Vec<Candidate>, cells: CellSet) -> Vec<Candidate> {
    candidates.retain(|c| !cells.contains(c.cell()));
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}
