//! Discontinuous nice loop, also grouped and with almost locked sets: the page is `discontinuous-nice-loop`.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::{Info, Sink};
use super::{evidence, step};
use crate::chain::{Graph, has};
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DISCONTINUOUS_LOOP: Info = Info {
    slug: "discontinuous-nice-loop",
    name: "discontinuous nice loop",
    page: "discontinuous-nice-loop",
    difficulty: 72,
    hodoku: HodokuScore::some("0707", HodokuLevel::Unfair, 280),
    explainer: Some(70),
    find: |survey, sink| find(survey, Technique::DiscontinuousLoop, survey.graph(Nodes::Plain), sink),
    ..super::FAMILY
};

pub(crate) const GROUPED_DISCONTINUOUS_LOOP: Info = Info {
    slug: "grouped-discontinuous-nice-loop",
    name: "grouped discontinuous nice loop",
    page: "discontinuous-nice-loop",
    difficulty: 76,
    hodoku: HodokuScore::some("0710", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::GroupedDiscontinuousLoop, survey.graph(Nodes::Grouped), sink),
    ..super::FAMILY
};

pub(crate) const ALS_DISCONTINUOUS_LOOP: Info = Info {
    slug: "almost-locked-discontinuous-nice-loop",
    name: "almost locked discontinuous nice loop",
    page: "discontinuous-nice-loop",
    difficulty: 80,
    hodoku: HodokuScore::some("0710", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::AlsDiscontinuousLoop, survey.graph(Nodes::AlmostLocked), sink),
    ..super::FAMILY
};

/// Finds candidates that contradict themselves, each once, from a shortest loop.
fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for node in survey.unless_stopped(0..graph.len()) {
        let Some(candidate) = graph.candidate(node) else { continue };
        if has(graph.reaches().on(node), node) {
            let others = survey.digits(candidate.cell()).without(candidate.digit());
            let out: Vec<_> = others.iter().map(|digit| Candidate::of(candidate.cell(), digit)).collect();
            if !out.is_empty()
                && let Some(step) = step(graph, technique, node, node, out)
            {
                sink(step)?;
            }
        }
        if has(graph.refuted(), node)
            && let Some(step) = refuted(graph, technique, node, candidate)
        {
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The step that takes out the candidate, from the shortest loop through it.
fn refuted(graph: &Graph, technique: Technique, node: usize, candidate: Candidate) -> Option<Step> {
    let shortest = graph.refutation(node)?;
    Some(Step::new(technique, evidence(graph, &shortest)).removing([candidate]))
}
