//! # Cell forcing chain
//!
//! Every candidate of a cell, taken to be true, leads by a chain to the same conclusion.
//!
//! ## Why it is true
//! One of the candidates is true, so the conclusion is.
//!
//! ## Example
//! ```text
//!   r1c1 = 258:   2 -> r1c7 is not 2 -> ... -> r5c7 is not 9
//!                 5 -> ... -> r5c7 is not 9
//!                 8 -> ... -> r5c7 is not 9
//! ```
//!
//! ## Near miss
//! A fourth candidate in the cell from which no chain leads there.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::Sink;
use super::{Fork, branches, nodes, starts};
use crate::step::Truth;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds what all candidates of a cell with three or more lead to.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (graph, at) = nodes(survey);
    let branches = branches(graph);
    for cell in (survey.open() - survey.bivalue()).iter() {
        let candidates = survey.digits(cell).iter().map(|digit| Candidate::of(cell, digit));
        let fork = Fork { graph, starts: starts(candidates, &at) };
        if fork.starts.len() > 2 {
            fork.report(survey, Technique::CellForcing, Truth::Cell(cell), &branches, sink)?;
        }
    }
    ControlFlow::Continue(())
}
