//! Several chains from the same place: whichever of its candidates is true, the same follows.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::chains::link_proofs;
use super::{Info, Sink};
use crate::chain::{Branch, Graph, ones};
use crate::step::{Evidence, Link, Step, Strength, Truth};
use crate::survey::{Nodes, Survey};
use crate::technique::{Family, Technique};

pub(super) mod cell_forcing;
pub(super) mod nishio;
pub(super) mod region_forcing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Forcing);

/// What each of the candidates makes false and true.
struct Fork<'g> {
    graph: &'g Graph,
    starts: Vec<usize>,
}

impl Fork<'_> {
    /// Reports each candidate that all starts make false, and each that all make true; `truth` says that one start is
    /// true.
    fn report(&self, survey: &Survey<'_>, technique: Technique, truth: Truth, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let common = |pick: fn(&Branch) -> &[u64]| -> Vec<usize> {
            let mut rows = self.starts.iter().map(|start| pick(&self.graph.branches()[*start]));
            let mut all = rows.next().map(<[u64]>::to_vec).unwrap_or_default();
            rows.for_each(|row| all.iter_mut().zip(row).for_each(|(word, more)| *word &= more));
            ones(&all).collect()
        };
        let named = |node: &usize| self.graph.candidate(*node).filter(|c| survey.has(*c));
        for (node, out) in common(|b| &b.off).iter().filter_map(|node| named(node).map(|c| (*node, c))) {
            if let Some(evidence) = self.evidence(truth, node, false) {
                sink(Step::new(technique, evidence).removing([out]))?;
            }
        }
        for (node, on) in common(|b| &b.on).iter().filter_map(|node| named(node).map(|c| (*node, c))) {
            if let Some(evidence) = self.evidence(truth, node, true) {
                sink(Step::placing(technique, on.cell(), on.digit(), evidence))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A shortest chain from each start to the goal.
    fn evidence(&self, truth: Truth, goal: usize, on: bool) -> Option<Evidence> {
        let mut evidence = Evidence { truths: vec![truth], ..Evidence::default() };
        for start in &self.starts {
            add_branch(self.graph, &Branch::way(self.graph, *start, goal, on)?, &mut evidence);
        }
        Some(evidence)
    }
}

/// Adds a chain from a true node on, nodes true and false in turn, to the evidence.
fn add_branch(graph: &Graph, way: &[usize], evidence: &mut Evidence) {
    let nodes: Vec<_> = way.iter().enumerate().map(|(i, node)| graph.node(*node, i % 2 == 0)).collect();
    evidence.cells = nodes.iter().fold(evidence.cells, |all, node| all | node.cells);
    let named = nodes.iter().flat_map(|n| n.cells.iter().map(|cell| Candidate::of(cell, n.digit)));
    evidence.candidates.extend(named);
    if let Some(rest) = way.get(1..) {
        link_proofs(graph, rest, evidence);
    }
    for pair in nodes.windows(2) {
        let strength = if pair[0].on { Strength::Weak } else { Strength::Strong };
        evidence.links.push(Link { from: pair[0], to: pair[1], strength });
    }
    evidence.chain.extend(nodes);
    evidence.candidates.sort_unstable();
    evidence.candidates.dedup();
}

/// The graph of single candidates, and for each candidate of the list its node.
fn nodes<'g>(survey: &'g Survey<'_>) -> (&'g Graph, impl Fn(Candidate) -> Option<usize> + 'g) {
    let graph = survey.graph(Nodes::Plain);
    let mut at = vec![None; Candidate::COUNT];
    for node in 0..graph.len() {
        if let Some(candidate) = graph.candidate(node) {
            at[candidate.index()] = Some(node);
        }
    }
    (graph, move |candidate: Candidate| at[candidate.index()])
}

/// The nodes of all the candidates, if each has one.
fn starts(candidates: impl Iterator<Item = Candidate>, at: &dyn Fn(Candidate) -> Option<usize>) -> Vec<usize> {
    candidates.filter_map(at).collect()
}
