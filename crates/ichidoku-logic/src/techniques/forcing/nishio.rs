//! # Nishio forcing chain
//!
//! A candidate, taken to be true, leads by one chain to a second candidate being true and by another to its being
//! false. It goes.
//!
//! ## Why it is true
//! What leads to a contradiction is not so.
//!
//! ## Example
//! ```text
//!   r3c3 = 4 -> ... -> r7c7 is 9
//!   r3c3 = 4 -> ... -> r7c7 is not 9
//! ```
//!
//! ## Near miss
//! The two chains end in different candidates.

use std::ops::ControlFlow;

use super::super::Sink;
use super::{add_branch, branches};
use crate::chain::{Branch, Graph, ones};
use crate::step::{Evidence, Step};
use crate::survey::{Nodes, Survey};
use crate::technique::Technique;

/// Finds candidates that lead to a contradiction, each once, by the shortest pair of chains.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = survey.graph(Nodes::Plain);
    for (start, branch) in branches(graph).iter().enumerate() {
        let Some(candidate) = graph.candidate(start) else { continue };
        let both: Vec<u64> = branch.on.iter().zip(&branch.off).map(|(a, b)| a & b).collect();
        let pairs = ones(&both).filter_map(|goal| pair(graph, start, goal));
        if let Some(ways) = pairs.min_by_key(|ways| ways[0].len() + ways[1].len()) {
            let mut evidence = Evidence::default();
            ways.iter().for_each(|way| add_branch(graph, way, &mut evidence));
            sink(Step::new(Technique::Nishio, evidence).removing([candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// The shortest chains to the goal being true and to its being false.
fn pair(graph: &Graph, start: usize, goal: usize) -> Option<[Vec<usize>; 2]> {
    Some([Branch::way(graph, start, goal, true)?, Branch::way(graph, start, goal, false)?])
}
