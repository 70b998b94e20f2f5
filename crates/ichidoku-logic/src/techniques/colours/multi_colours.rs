//! # Multi colours
//!
//! Two clusters of one digit, coloured A/a and B/b. If A sees B, what sees both a and b loses the digit (type 1). If A
//! sees both B and b, A is false (type 2).
//!
//! ## Why it is true
//! A and B that see each other are not both true, so a or b is. And one of B and b is true, so an A that sees both
//! cannot be.
//!
//! ## Example
//! ```text
//!   r1   a . . | . A . | . . .      A and B share column 5
//!   r7   . . . | . B . | . . b      r1c9 and r7c1 see a and b
//! ```
//!
//! ## Near miss
//! A sees B in one cell only and nothing sees both a and b.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit};

use super::super::Sink;
use super::{Cluster, clusters, seen_by};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds cells that see a and b where A sees B.
pub(crate) fn find_type_1(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    pairs(survey, &mut |one, other| {
        let meet = |i: usize, j: usize| !seen_by(one.colours[i]).is_disjoint(other.colours[j]);
        let both = |i: usize, j: usize| seen_by(one.colours[1 - i]) & seen_by(other.colours[1 - j]);
        let ways = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().filter(|(i, j)| meet(*i, *j));
        let out = survey.cells(one.digit) & ways.fold(CellSet::EMPTY, |all, (i, j)| all | both(i, j));
        if out.is_empty() {
            return ControlFlow::Continue(());
        }
        sink(Step::new(Technique::MultiColours1, Cluster::evidence(&[one, other])).eliminating(one.digit, out))
    })
}

/// Finds colours that see both colours of another cluster.
pub(crate) fn find_type_2(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    pairs(survey, &mut |one, other| {
        for (false_one, pair) in [(one, other), (other, one)] {
            for colour in false_one.colours {
                if pair.colours.iter().all(|c| !seen_by(*c).is_disjoint(colour)) {
                    let evidence = Cluster::evidence(&[one, other]);
                    sink(Step::new(Technique::MultiColours2, evidence).eliminating(one.digit, colour))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn pairs(survey: &Survey<'_>, visit: &mut dyn FnMut(&Cluster, &Cluster) -> ControlFlow<()>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let clusters = clusters(survey, digit);
        for (i, one) in clusters.iter().enumerate() {
            clusters[i + 1..].iter().try_for_each(|other| visit(one, other))?;
        }
    }
    ControlFlow::Continue(())
}
