//! Cell forcing chain: the page is `cell-forcing-chain`.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::{Info, Sink};
use super::{Fork, nodes, starts};
use crate::evidence::Truth;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const CELL_FORCING: Info = Info {
    slug: "cell-forcing-chain",
    name: "cell forcing chain",
    page: "cell-forcing-chain",
    difficulty: 81,
    hodoku: HodokuScore::some("1302", HodokuLevel::Extreme, 500),
    explainer: Some(80),
    find,
    ..super::FAMILY
};

/// Finds what all candidates of a cell with three or more lead to.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (graph, at) = nodes(survey, Nodes::Plain);
    for cell in survey.unless_stopped((survey.open() - survey.bivalue()).iter()) {
        let candidates = survey.digits(cell).iter().map(|digit| Candidate::of(cell, digit));
        let fork = Fork { graph, starts: starts(candidates, &at) };
        if fork.starts.len() > 2 {
            fork.report(survey, Technique::CellForcing, Truth::Cell(cell), sink)?;
        }
    }
    ControlFlow::Continue(())
}
