//! # ALS-XY-wing
//!
//! Three almost locked sets A, C, B: A and C have the restricted common digit x, C and B another one, y. What sees every
//! z of A and of B, z a common digit of these, is not z.
//!
//! ## Why it is true
//! If A lacks z it holds x, so C does not, so C holds y, so B does not, so B holds z.
//!
//! ## Example
//! ```text
//!   A = r2c1, r2c3 with 3 5 8;   C = r2c7 with 5 9;   B = r7c7, r8c7 with 3 6 9:
//!   x = 5, y = 9: A or B holds 3
//! ```
//!
//! ## Near miss
//! x = y: C need not hold anything.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::DigitSet;

use super::super::Sink;
use super::{restricted, step, victims};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds three sets joined by two different restricted common digits, the same victims once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let sets = survey.almost_locked();
    let mut seen = HashSet::new();
    for hinge in sets {
        let near: Vec<_> = sets
            .iter()
            .map(|set| (set, if set == hinge { DigitSet::EMPTY } else { restricted(survey, hinge, set) }))
            .filter(|(_, common)| !common.is_empty())
            .collect();
        for (i, (a, x)) in near.iter().enumerate() {
            for (b, y) in near[i + 1..].iter().filter(|(_, y)| (*x | *y).len() > 1) {
                for out in outcomes(survey, [a, b], [*x, *y]) {
                    if seen.insert(out.clone()) {
                        sink(step(Technique::AlsXyWing, &[a, hinge, b], out))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// What each choice of two different restricted digits takes out, where it is something.
fn outcomes(
    survey: &Survey<'_>,
    [a, b]: [&crate::step::AlmostLockedSet; 2],
    [xs, ys]: [DigitSet; 2],
) -> Vec<Vec<ichidoku::Candidate>> {
    let pairs = xs.iter().flat_map(|x| ys.without(x).iter().map(move |y| (x, y)));
    let mut all: Vec<_> = pairs
        .map(|(x, y)| {
            let mut out = victims(survey, (a.digits & b.digits).without(x).without(y), &[a, b]);
            out.sort_unstable();
            out
        })
        .filter(|out| !out.is_empty())
        .collect();
    all.dedup();
    all
}
