//! What follows from one node being true.
//!
//! That is what its weak links make false, and what follows from those being false, which [`Reachable`] has already: one `or`
//! per weak link, no search. What is false is then one weak link from what is true.

use super::bits::{add, ones, set};
use super::link_graph::LinkGraph;
use super::reachable::Reachable;
use super::shortest::{End, shortest};

/// The nodes that are true and false if the first one is true.
pub(crate) struct Branch {
    pub(crate) on: Vec<u64>,
    pub(crate) off: Vec<u64>,
}

impl Branch {
    /// Everything that follows from the node being true.
    pub(super) fn new(graph: &LinkGraph, reaches: &Reachable, start: usize) -> Self {
        let (mut on, mut off) = (vec![0; graph.words()], vec![0; graph.words()]);
        set(&mut on, start);
        ones(graph.weak(start)).for_each(|node| add(&mut on, reaches.on(node)));
        ones(&on).for_each(|node| add(&mut off, graph.weak(node)));
        Self { on, off }
    }

    /// A shortest way from the start being true to the goal being true or false: nodes true and false in turn.
    pub(crate) fn way(graph: &LinkGraph, start: usize, goal: usize, goal_on: bool) -> Option<Vec<usize>> {
        shortest(graph, End { node: start, on: true }, End { node: goal, on: goal_on })
    }
}
