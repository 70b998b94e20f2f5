//! # Discontinuous nice loop, also grouped and with almost locked sets
//!
//! A chain that comes back to the candidate it started from and contradicts it. If assuming it false makes it true, it
//! is true. If assuming it true makes it false, it goes.
//!
//! ## Why it is true
//! What leads to its own opposite cannot be so.
//!
//! ## How to find it
//! Take a candidate and ask what follows if it were true: walk along weak and strong links in turn, and see whether the
//! walk ends in something that excludes it. The same with what follows if it were false.
//!
//! ## The kinds
//! Plain, grouped, and with almost locked sets, as alternating inference chains are. Two strong links at the start
//! place the digit; two weak links take it out.
//!
//! ## Near miss
//! A third place or a third candidate where the chain needs a strong link: the walk stops there.
//!
//! ## References
//! - [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)
//! - [HoDoKu: chains, the section on nice loops](https://hodoku.sourceforge.net/en/tech_chains.php)

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
