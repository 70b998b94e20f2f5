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

use super::super::Sink;
use super::{restricted, seeing_all, step, victims};
use crate::step::AlmostLockedSet;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds pairs of sets with one or two restricted common digits, with the victims outside the sets and
/// with all; the same victims once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sets = survey.almost_locked();
    let mut seen = HashSet::new();
    for (i, a) in sets.iter().enumerate() {
        for b in sets[i + 1..].iter().filter(|b| (a.digits & b.digits).len() > 1) {
            let common = restricted(survey, a, b);
            if common.is_empty() {
                continue;
            }
            let mut all = linked(survey, a, b, common);
            all.sort_unstable();
            all.dedup();
            let outside = all.iter().copied().filter(|c| !(a.cells | b.cells).contains(c.cell())).collect();
            for out in [outside, all] {
                if !out.is_empty() && seen.insert(out.clone()) {
                    sink(step(Technique::AlsXz, &[a, b], out))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What the restricted common digits take out.
fn linked(
    survey: &Survey<'_>,
    a: &AlmostLockedSet,
    b: &AlmostLockedSet,
    common: ichidoku::DigitSet,
) -> Vec<ichidoku::Candidate> {
    if common.len() == 1 {
        return victims(survey, (a.digits & b.digits) - common, &[a, b]);
    }
    let mut out = victims(survey, common, &[a, b]);
    out.extend((a.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[a])));
    out.extend((b.digits - common).iter().flat_map(|digit| seeing_all(survey, digit, &[b])));
    out
}
