//! Nishio forcing chain: the page is `nishio-forcing-chain`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{branch, strong_truths};
use crate::chain::{Branch, Graph, ones};
use crate::evidence::{Evidence, Node};
use crate::explain::{Message, chain, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const NISHIO: Info = Info {
    slug: "nishio-forcing-chain",
    name: "nishio forcing chain",
    aliases: &["nishio", "contradiction chain"],
    page: "nishio-forcing-chain",
    difficulty: 78,
    hodoku: HodokuScore::some("1301", HodokuLevel::Extreme, 500),
    explainer: Some(75),
    find,
    explain,
    ..super::FAMILY
};

/// Finds candidates that lead to a contradiction, each once, by the shortest pair of chains.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = survey.graph(Nodes::Plain);
    for (start, reached) in graph.branches().iter().enumerate() {
        let Some(candidate) = graph.candidate(start) else { continue };
        let both: Vec<u64> = reached.on.iter().zip(&reached.off).map(|(a, b)| a & b).collect();
        let pairs = ones(&both).filter_map(|goal| pair(graph, start, goal));
        if let Some(ways) = pairs.min_by_key(|ways| ways[0].len() + ways[1].len()) {
            let truths = strong_truths(graph, &ways);
            let evidence = Evidence::Contradiction { ways: ways.map(|way| branch(graph, &way)), truths };
            sink(Step::new(Technique::Nishio, evidence).removing([candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// The shortest chains to the goal being true and to its being false.
fn pair(graph: &Graph, start: usize, goal: usize) -> Option<[Vec<usize>; 2]> {
    Some([Branch::way(graph, start, goal, true)?, Branch::way(graph, start, goal, false)?])
}

/// What the candidate leads to, twice, and why that can't be.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Contradiction { ways: [one, other], .. } = &step.evidence else { return Vec::new() };
    let (Some(start), Some(goal)) = (one.first(), one.last()) else { return Vec::new() };
    let mut messages = vec![say::Suppose { candidate_clauses: vec![chain::affirmed(*start)] }.into()];
    messages.extend(chain::then(&chain::truths(state, one, &[])));
    let also = chain::truths(state, other, &[]);
    messages.extend(also.chunks(2).map(|some| say::ButAlso { then_clauses: some.to_vec() }.into()));
    // The last true node of the second way is what makes the goal false.
    let against = other.iter().rev().find(|node| node.on);
    messages.extend(against.map(|against| clash(state, *goal, *against)));
    messages.push(result::so(state, step));
    messages
}

/// Why the two can't both be true.
fn clash(state: &State, goal: Node, against: Node) -> Message {
    let (digit, cells) = (goal.digit, goal.cells | against.cells);
    match (cells.only(), state.shared_house(cells)) {
        (Some(cell), _) if against.digit != digit => {
            say::ClashCell { cell, first_digit: digit, second_digit: against.digit }.into()
        }
        (None, Some(house)) => say::ClashHouse { digit, house }.into(),
        _ => say::ClashItself { cells: goal.cells, digit }.into(),
    }
}
