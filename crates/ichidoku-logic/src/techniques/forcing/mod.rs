//! Several chains from the same place: whichever of its candidates is true, the same follows.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::chains::Links;
use super::{Info, Sink};
use crate::chain::{Branch, Graph, ones};
use crate::draw::Marks;
use crate::evidence::{Evidence, Node, Truth};
use crate::explain::{Message, chain, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{Family, Technique};

pub(super) mod cell_forcing;
pub(super) mod nishio;
pub(super) mod region_forcing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Forcing, explain, Marks::of_links) };

/// What each of the candidates makes false and true.
pub(super) struct Fork<'g> {
    pub(super) graph: &'g Graph,
    pub(super) starts: Vec<usize>,
}

impl Fork<'_> {
    /// Reports each candidate that all starts make false, and each that all make true; `truth` says that one start is
    /// true.
    fn report(&self, survey: &Survey<'_>, technique: Technique, truth: Truth, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let named = |node: usize| self.graph.candidate(node).filter(|c| survey.has(*c));
        for (node, out) in self.refuted().into_iter().filter_map(|node| named(node).map(|c| (node, c))) {
            if let Some(evidence) = self.evidence(truth, node, false) {
                sink(Step::new(technique, evidence).removing([out]))?;
            }
        }
        for (node, on) in self.common(|b| &b.on).into_iter().filter_map(|node| named(node).map(|c| (node, c))) {
            if let Some(evidence) = self.evidence(truth, node, true) {
                sink(Step::placing(technique, on.cell(), on.digit(), evidence))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The nodes that all starts make false.
    pub(super) fn refuted(&self) -> Vec<usize> {
        self.common(|b| &b.off)
    }

    /// The nodes that follow from all starts.
    fn common(&self, pick: fn(&Branch) -> &[u64]) -> Vec<usize> {
        let mut rows = self.starts.iter().map(|start| pick(&self.graph.branches()[*start]));
        let mut all = rows.next().map(<[u64]>::to_vec).unwrap_or_default();
        rows.for_each(|row| all.iter_mut().zip(row).for_each(|(word, more)| *word &= more));
        ones(&all).collect()
    }

    /// A shortest chain from each start to the goal, and what makes its strong links strong.
    pub(super) fn ways(&self, goal: usize, on: bool) -> Option<(Vec<Vec<Node>>, Vec<Truth>)> {
        let ways = self.starts.iter().map(|start| Branch::way(self.graph, *start, goal, on));
        let ways: Vec<Vec<usize>> = ways.collect::<Option<_>>()?;
        let branches = ways.iter().map(|way| branch(self.graph, way)).collect();
        Some((branches, strong_truths(self.graph, &ways)))
    }

    fn evidence(&self, of: Truth, goal: usize, on: bool) -> Option<Evidence> {
        let (branches, mut truths) = self.ways(goal, on)?;
        truths.push(of);
        truths.sort_unstable();
        truths.dedup();
        Some(Evidence::Forcing { of, branches, truths })
    }
}

/// A chain from a true node on, nodes true and false in turn.
fn branch(graph: &Graph, way: &[usize]) -> Vec<Node> {
    way.iter().enumerate().map(|(i, node)| graph.node(*node, i % 2 == 0)).collect()
}

/// Why the strong links of the ways hold, which start with true nodes; there are no almost locked sets in the graph.
fn strong_truths(graph: &Graph, ways: &[Vec<usize>]) -> Vec<Truth> {
    let mut links = Links::default();
    ways.iter().filter_map(|way| way.get(1..)).for_each(|rest| links.add(graph, rest));
    links.truths
}

/// The graph with these nodes, and for each candidate its node.
pub(super) fn nodes<'g>(survey: &'g Survey<'_>, kind: Nodes) -> (&'g Graph, impl Fn(Candidate) -> Option<usize> + 'g) {
    let graph = survey.graph(kind);
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

/// Of what one must be true, and where each case leads.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Forcing { of, branches, .. } = &step.evidence else { return Vec::new() };
    let ways = branches.iter().map(|branch| way(state, branch));
    let end = say::ForcingEnd { result_clauses: result::clauses(state, step) }.into();
    [cases(state, *of)].into_iter().chain(ways).chain([end]).collect()
}

/// What must be filled, with all that could do it.
pub(super) fn cases(state: &State, of: Truth) -> Message {
    match of {
        Truth::Cell(cell) => say::ForcingCell { cell, digits: state.digits(cell) }.into(),
        Truth::Digit(house, digit) => {
            say::ForcingHouse { house, digit, cells: state.cells(digit) & state.house_cells(house) }.into()
        }
    }
}

/// The most facts that are named on a way.
const MILESTONES: usize = 5;

/// If the first node is true, the others follow; of many the first and the last are named.
pub(super) fn way(state: &State, branch: &[Node]) -> Message {
    let (Some(first), Some(last)) = (branch.first(), branch.last()) else {
        return say::ForcingWay { start_clauses: Vec::new(), then_clauses: Vec::new() }.into();
    };
    let mut then_clauses = chain::truths(state, branch, &[]);
    if then_clauses.is_empty() {
        then_clauses.push(chain::negated(*last));
    }
    if then_clauses.len() > MILESTONES {
        let count = then_clauses.len() - MILESTONES;
        let last = then_clauses.split_off(then_clauses.len() - 1);
        then_clauses.truncate(MILESTONES - 1);
        then_clauses.push(say::StepsLater { count, then_clauses: last }.into());
    }
    say::ForcingWay { start_clauses: vec![chain::affirmed(*first)], then_clauses }.into()
}
