//! XY-chain: the page is `xy-chain`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::step;
use crate::chain::{Kinds, ones};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const XY_CHAIN: Info = Info {
    slug: "xy-chain",
    name: "XY-chain",
    page: "xy-chain",
    difficulty: 70,
    hodoku: HodokuScore::some("0702", HodokuLevel::Unfair, 260),
    explainer: Some(70),
    find,
    ..super::FAMILY
};

/// Finds chains of bivalue cells whose ends are the same digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = survey.graph_of(Kinds { bivalue: true, ..Kinds::default() }, None);
    for from in 0..graph.len() {
        let digit = |node| graph.node(node, true).digit;
        for to in ones(graph.reaches().on(from)).filter(|to| *to > from && digit(*to) == digit(from)) {
            let out: Vec<_> = graph.victims(from, to).collect();
            if !out.is_empty()
                && let Some(step) = step(&graph, Technique::XyChain, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
