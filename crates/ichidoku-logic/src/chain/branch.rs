//! What follows from one node being true.

use super::Graph;
use super::ways::{End, closure, shortest};

/// The nodes that are true and false if the first one is true.
pub(crate) struct Branch {
    pub(crate) on: Vec<u64>,
    pub(crate) off: Vec<u64>,
}

impl Branch {
    /// Everything that follows from the node being true.
    pub(crate) fn new(graph: &Graph, start: usize) -> Self {
        let [off, on] = closure(graph, End { node: start, on: true });
        Self { on, off }
    }

    /// A shortest way from the start being true to the goal being true or false: nodes true and false in turn.
    pub(crate) fn way(graph: &Graph, start: usize, goal: usize, goal_on: bool) -> Option<Vec<usize>> {
        shortest(graph, End { node: start, on: true }, End { node: goal, on: goal_on })
    }
}
