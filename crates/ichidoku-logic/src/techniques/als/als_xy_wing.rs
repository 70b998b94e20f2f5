//! # ALS-XY-wing
//!
//! Three almost locked sets A, C and B. A and C share a digit X that can stand in only one of them, C and B another
//! such digit Y. What sees every Z of A and of B, where Z is a digit of both, is not Z.
//!
//! ## Why it is true
//! If A has no Z, it holds all its other digits, X among them. So C has no X and holds Y. So B has no Y and holds Z. Z
//! stands in A or in B.
//!
//! ## How to find it
//! It is the XY-wing with sets in the place of cells: C is the pivot, A and B are the pincers.
//!
//! ## Near miss
//! One candidate more in one of the sets, or X and Y the same digit: then C need not hold anything.
//!
//! ## References
//! - [HoDoKu: almost locked sets](https://hodoku.sourceforge.net/en/tech_als.php)
//! - [Sudopedia: Almost Locked Set](http://sudopedia.enjoysudoku.com/Almost_Locked_Set.html)

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
    for hinge in survey.unless_stopped(sets) {
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
