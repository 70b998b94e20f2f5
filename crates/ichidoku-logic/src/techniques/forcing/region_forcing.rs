//! # Region forcing chain
//!
//! Every place for a digit in a house, taken to be true, leads by a chain to the same conclusion.
//!
//! ## Why it is true
//! The digit stands in one of these places, so the conclusion is true.
//!
//! ## Example
//! ```text
//!   6 in row 2:   r2c1 = 6 -> ... -> r8c4 is not 3
//!                 r2c5 = 6 -> ... -> r8c4 is not 3
//!                 r2c9 = 6 -> ... -> r8c4 is not 3
//! ```
//!
//! ## Near miss
//! A fourth place in the house from which no chain leads there.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::Sink;
use super::{Fork, branches, nodes, starts};
use crate::step::{Truth, candidates_of};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds what all places for a digit in a house lead to, where there are three or more.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (graph, at) = nodes(survey);
    let branches = branches(graph);
    for digit in Digit::ALL {
        for house in House::ALL.into_iter().filter(|house| survey.positions(digit, *house).count_ones() > 2) {
            let places = candidates_of(digit, survey.cells_in(digit, house));
            let fork = Fork { graph, starts: starts(places, &at) };
            fork.report(survey, Technique::RegionForcing, Truth::Digit(house, digit), &branches, sink)?;
        }
    }
    ControlFlow::Continue(())
}
