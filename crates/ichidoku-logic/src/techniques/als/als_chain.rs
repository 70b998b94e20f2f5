//! ALS chain: the page is `als-chain`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Digit, DigitSet};

use super::super::chains::{Links, nodes};
use super::super::{Info, Sink};
use super::victims;
use crate::chain::{Graph, Kinds, Proof, ones};
use crate::draw::Marks;
use crate::evidence::{AlmostLockedSet, Evidence, Truth};
use crate::explain::{Message, chain, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const ALS_CHAIN: Info = Info {
    slug: "als-chain",
    name: "ALS chain",
    aliases: &["ALS-XY-chain"],
    page: "als-chain",
    difficulty: 78,
    hodoku: HodokuScore::some("0903", HodokuLevel::Unfair, 340),
    find,
    explain,
    marks: Marks::of_links,
    ..super::FAMILY
};

/// Finds chains of sets, the shortest between two ends; with the digit of the ends, all others that they share go too.
/// Then those that come back to the set where they start, the shortest for each digit that joins it.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // The graph of all chains with almost locked sets, which later techniques ask for anyway, has all of these links.
    if ones(survey.graph(Nodes::AlmostLocked).refuted()).next().is_none() {
        return ControlFlow::Continue(());
    }
    let graph = survey.graph_of(Kinds { bivalue: true, almost_locked: true, ..Kinds::default() }, None);
    let mut seen = HashSet::new();
    let mut tell = |way: &[usize], ends: &[AlmostLockedSet], out: Vec<Candidate>| {
        let is_new = !out.is_empty() && seen.insert(out.clone());
        if is_new { sink(step(&graph, way, ends, out)) } else { ControlFlow::Continue(()) }
    };
    for from in survey.unless_stopped(0..graph.len()) {
        let digit = |node| graph.node(node, true).digit;
        for to in ones(graph.reaches().on(from)).filter(|to| *to > from && digit(*to) == digit(from)) {
            if graph.victims(from, to).next().is_none() {
                continue;
            }
            for way in graph.ways(survey.stop(), from, to, 0).iter().filter(|way| way.len() > 2) {
                outcomes(survey, &graph, way).into_iter().try_for_each(|(ends, out)| tell(way, &ends, out))?;
            }
        }
    }
    for node in survey.unless_stopped(0..graph.len()) {
        let Some(way) = graph.refutation(node) else { continue };
        let kept = |set: &AlmostLockedSet| set.digits.without(graph.node(node, true).digit);
        let mut sets = graph.sets_at(node).into_iter();
        sets.try_for_each(|set| tell(&way, &[set], sorted(victims(survey, kept(&set), &[&set]))))?;
    }
    ControlFlow::Continue(())
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates
}

/// What goes with each choice of the first and the last set.
fn outcomes(survey: &Survey<'_>, graph: &Graph, way: &[usize]) -> Vec<([AlmostLockedSet; 2], Vec<Candidate>)> {
    let (first, last) = ([way[0], way[1]], [way[way.len() - 2], way[way.len() - 1]]);
    let joints: [Digit; 2] = [way[1], way[way.len() - 2]].map(|node| graph.node(node, true).digit);
    let mut all = Vec::new();
    for a in sets(survey, graph, first) {
        for b in sets(survey, graph, last) {
            let common = joints.into_iter().fold(a.digits & b.digits, DigitSet::without);
            all.push(([a, b], sorted(victims(survey, common, &[&a, &b]))));
        }
    }
    all
}

/// The sets that link the nodes; a bivalue cell is one.
fn sets(survey: &Survey<'_>, graph: &Graph, [from, to]: [usize; 2]) -> Vec<AlmostLockedSet> {
    let set = |proof: &Proof| match proof {
        Proof::Set(set) => Some(*set),
        Proof::Truth(Truth::Cell(cell)) => {
            Some(AlmostLockedSet { cells: ichidoku::CellSet::single(*cell), digits: survey.digits(*cell) })
        }
        Proof::Truth(Truth::Digit(..)) => None,
    };
    graph.proofs(from, to).filter_map(set).collect()
}

fn step(graph: &Graph, way: &[usize], ends: &[AlmostLockedSet], out: Vec<Candidate>) -> Step {
    let Links { mut truths, sets } = Links::of(graph, way);
    truths.extend(ends.iter().flat_map(|end| end.cells.iter().map(Truth::Cell)));
    truths.sort_unstable();
    truths.dedup();
    let evidence = Evidence::Chain { nodes: nodes(graph, way), truths, sets, ends: ends.to_vec() };
    Step::new(Technique::AlsChain, evidence).removing(out)
}

/// The chain from the first set to the last, and what else the two sets share; or the set that a chain comes back to.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Chain { nodes, sets, ends, .. } = &step.evidence else { return Vec::new() };
    let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { return Vec::new() };
    let mut messages = chain::story(state, nodes, sets);
    match ends[..] {
        [set] => {
            messages.push(say::AlsChainLoop { cells: set.cells, digits: result::digits_out(step) }.into());
            messages.extend(result::sentences(state, step));
        }
        [a, b] => {
            let digit = first.digit;
            let (end_cells, out_cells) = (first.cells | last.cells, result::cells_out(step, digit));
            if out_cells.is_empty() {
                messages.push(say::ChainEndsOnly { digit, end_cells }.into());
            } else {
                messages.push(say::ChainEndsGroup { digit, end_cells, out_cells }.into());
            }
            let rest: Vec<Candidate> = step.eliminations.iter().filter(|c| c.digit() != digit).copied().collect();
            if !rest.is_empty() {
                let digits = rest.iter().map(|c| c.digit()).collect();
                messages.push(say::AlsChainMore { first_cells: a.cells, last_cells: b.cells, digits }.into());
                messages.push(say::Result { result_clauses: result::eliminated(&rest) }.into());
            }
        }
        _ => messages.extend(result::sentences(state, step)),
    }
    messages
}
