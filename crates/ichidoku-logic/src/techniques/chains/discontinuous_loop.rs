//! # Discontinuous nice loop, also grouped and with almost locked sets
//!
//! A chain that comes back to where it started. If a candidate's being false makes it true, it is true and the others
//! leave its cell; if its being true makes it false, it goes.
//!
//! ## Why it is true
//! What contradicts itself is not so.
//!
//! ## Example
//! ```text
//!   7(r2c2) = 7(r2c8) - 4(r2c8) = 4(r5c8) - 4(r5c2) = 7(r5c2) ...   if r2c2 is not 7, ... r2c2 is 7
//! ```
//!
//! ## Near miss
//! The loop closes with a weak link at one side and a strong one at the other: it is continuous.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::Sink;
use super::{evidence, step};
use crate::chain::{Graph, Reach, ones};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds candidates that contradict themselves, each once, from a shortest loop.
pub(crate) fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let reaches: Vec<Reach> = (0..graph.len()).map(|node| Reach::new(graph, node)).collect();
    for node in 0..graph.len() {
        let Some(candidate) = graph.candidate(node) else { continue };
        if Reach::has(&reaches[node].on, node) {
            let others = survey.digits(candidate.cell()).without(candidate.digit());
            let out: Vec<_> = others.iter().map(|digit| Candidate::of(candidate.cell(), digit)).collect();
            if !out.is_empty()
                && let Some(step) = step(graph, technique, node, node, out)
            {
                sink(step)?;
            }
        }
        if let Some(step) = refuted(graph, technique, &reaches, node, candidate) {
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// The step that takes out the candidate, from the shortest loop through it.
fn refuted(graph: &Graph, technique: Technique, reaches: &[Reach], node: usize, candidate: Candidate) -> Option<Step> {
    let near: Vec<usize> = ones(graph.weak(node)).collect();
    let ways = near.iter().flat_map(|from| {
        let ends = near.iter().filter(|to| **to >= *from && Reach::has(&reaches[*from].on, **to));
        ends.filter_map(|to| Reach::way(graph, *from, *to))
    });
    let shortest = ways.min_by_key(Vec::len)?;
    Some(Step::new(technique, evidence(graph, &shortest)).removing([candidate]))
}
