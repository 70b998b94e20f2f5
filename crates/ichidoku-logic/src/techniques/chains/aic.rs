//! Alternating inference chain, also grouped and with almost locked sets: the page is `alternating-inference-chain`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::step;
use crate::chain::{Graph, ones};
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const AIC: Info = Info {
    slug: "alternating-inference-chain",
    name: "alternating inference chain",
    aliases: &["AIC"],
    page: "alternating-inference-chain",
    difficulty: 72,
    hodoku: HodokuScore::some("0708", HodokuLevel::Unfair, 280),
    explainer: Some(70),
    find: |survey, sink| find(survey, Technique::Aic, survey.graph(Nodes::Plain), sink),
    ..super::FAMILY
};

pub(crate) const GROUPED_AIC: Info = Info {
    slug: "grouped-alternating-inference-chain",
    name: "grouped alternating inference chain",
    aliases: &["grouped AIC"],
    page: "alternating-inference-chain",
    difficulty: 76,
    hodoku: HodokuScore::some("0711", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::GroupedAic, survey.graph(Nodes::Grouped), sink),
    ..super::FAMILY
};

pub(crate) const ALS_AIC: Info = Info {
    slug: "almost-locked-alternating-inference-chain",
    name: "almost locked alternating inference chain",
    aliases: &["ALS AIC"],
    page: "alternating-inference-chain",
    difficulty: 80,
    hodoku: HodokuScore::some("0711", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::AlsAic, survey.graph(Nodes::AlmostLocked), sink),
    ..super::FAMILY
};

/// Finds for every two nodes of which one must be true what both exclude.
pub(super) fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // What both ends of a chain exclude is among these; looking for it first takes far less than trying all ends.
    if ones(graph.refuted()).next().is_none() {
        return ControlFlow::Continue(());
    }
    for from in survey.unless_stopped(0..graph.len()) {
        for to in ones(graph.reaches().on(from)).filter(|to| *to > from) {
            let out: Vec<_> = graph.victims(from, to).collect();
            if !out.is_empty()
                && let Some(step) = step(graph, technique, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
