//! # Simple colours
//!
//! Strong links of one digit are coloured in two colours. What sees both colours loses the digit (trap); a colour that
//! sees itself is false (wrap).
//!
//! ## Why it is true
//! Along strong links the digit is either in all cells of the one colour or in all of the other. So what sees both
//! sees a true one; and a colour cannot be true if two of its cells share a house.
//!
//! ## Example
//! ```text
//!   r1   A . . | . B . | . . .      A = B: the rows and columns hold the digit twice each
//!   r4   B . . | . - . | . . .      r4c5 sees an A ... and a B: not the digit
//! ```
//!
//! ## Near miss
//! A cell that sees one colour twice, and the other not at all.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit};

use super::super::Sink;
use super::{Cluster, clusters, seen_by};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds cells that see both colours of a cluster.
pub(crate) fn find_trap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursTrap, trapped, sink)
}

/// Finds colours of which two cells see each other.
pub(crate) fn find_wrap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursWrap, wrapped, sink)
}

fn each(
    survey: &Survey<'_>,
    technique: Technique,
    victims: fn(&Survey<'_>, &Cluster) -> CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for cluster in Digit::ALL.into_iter().flat_map(|digit| clusters(survey, digit)) {
        let out = victims(survey, &cluster);
        if !out.is_empty() {
            sink(Step::new(technique, Cluster::evidence(&[&cluster])).eliminating(cluster.digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

fn trapped(survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let [a, b] = cluster.colours;
    (survey.cells(cluster.digit) & seen_by(a) & seen_by(b)) - (a | b)
}

fn wrapped(_survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let clashing = |colour: &&CellSet| !seen_by(**colour).is_disjoint(**colour);
    cluster.colours.iter().filter(clashing).fold(CellSet::EMPTY, |all, colour| all | *colour)
}
