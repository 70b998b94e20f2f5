//! The shortest ways from one node to another, and those that are little longer.
//!
//! A breadth-first search whose frontier is a row of bits: a layer is the `or` of the rows of the layer before, less what was
//! met earlier. Links of both kinds run both ways, so the way is read backwards from the layers: each node's own row names
//! its possible predecessors. All ways up to some slack come from a depth-first search that only takes nodes whose distance
//! from the goal fits into what is left, so it never runs into a dead end for want of length.

use ichidoku::Stop;

use super::bits::{add, common, has, ones, set};
use super::link_graph::LinkGraph;

/// Adds to `all` what the rows of the frontier hold and `all` does not; returns what is new.
pub(super) fn advance<'g>(frontier: &[u64], all: &mut [u64], row: impl Fn(usize) -> &'g [u64]) -> Vec<u64> {
    let mut next = vec![0; all.len()];
    for node in ones(frontier) {
        add(&mut next, row(node));
    }
    for (new, old) in next.iter_mut().zip(all) {
        *new &= !*old;
        *old |= *new;
    }
    next
}

impl LinkGraph {
    /// A shortest way from the node being false to the other being true: nodes false and true in turn, both ends included.
    pub(crate) fn way(&self, start: usize, goal: usize) -> Option<Vec<usize>> {
        shortest(self, End { node: start, on: false }, End { node: goal, on: true })
    }

    /// All ways without repeated nodes that are at most `slack` links longer than the shortest, until the handle is raised.
    pub(crate) fn ways(&self, stop: Stop<'_>, start: usize, goal: usize, slack: usize) -> Vec<Vec<usize>> {
        // Seen from the goal: a node of layer k can reach it in k links.
        let left = distances(&layers(self, End { node: goal, on: false }, None), self.len());
        let shortest = left[1][start];
        if shortest == usize::MAX {
            return Vec::new();
        }
        let mut walk = Walk { stop, graph: self, goal, left, ways: Vec::new() };
        walk.forward(&mut vec![start], shortest + slack);
        walk.ways
    }
}

/// By node: how many links lead from it to the goal if it is false (odd), and if it is true (even).
fn distances(layers: &[Vec<u64>], nodes: usize) -> [Vec<usize>; 2] {
    let mut left = [vec![usize::MAX; nodes], vec![usize::MAX; nodes]];
    for (depth, layer) in layers.iter().enumerate() {
        for node in ones(layer) {
            left[depth % 2][node] = depth;
        }
    }
    left
}

/// The search for ways of bounded length.
struct Walk<'g> {
    stop: Stop<'g>,
    graph: &'g LinkGraph,
    goal: usize,
    /// Links left from a node that is true, and from one that is false.
    left: [Vec<usize>; 2],
    ways: Vec<Vec<usize>>,
}

impl Walk<'_> {
    fn forward(&mut self, way: &mut Vec<usize>, budget: usize) {
        let Some(node) = way.last().copied() else { return };
        let off = way.len() % 2 == 1;
        if !off && node == self.goal {
            self.ways.push(way.clone());
            return;
        }
        for next in ones(self.graph.leading(off, node)) {
            if self.stop.is_raised() {
                return;
            }
            if self.left[usize::from(!off)][next] < budget && !way.contains(&next) {
                way.push(next);
                self.forward(way, budget - 1);
                way.pop();
            }
        }
    }
}

/// A node, true or false.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) node: usize,
    pub(super) on: bool,
}

/// A shortest way between the ends: nodes true and false in turn, both ends included.
pub(super) fn shortest(graph: &LinkGraph, start: End, goal: End) -> Option<Vec<usize>> {
    let layers = layers(graph, start, Some(goal));
    let mut way = vec![goal.node];
    // Both kinds of links run both ways, so the row of a later node names the earlier ones.
    for depth in (1..layers.len()).rev() {
        let row = graph.leading(start.on == (depth % 2 == 0), *way.last()?);
        let earlier = common(row, &layers[depth - 1]).next()?;
        way.push(earlier);
    }
    way.reverse();
    (way.len() == layers.len()).then_some(way)
}

/// The new nodes of each link from the start on, true and false in turn. With a goal they end where it is among them as
/// wanted, and there are none if that never happens.
pub(super) fn layers(graph: &LinkGraph, start: End, goal: Option<End>) -> Vec<Vec<u64>> {
    // The nodes met so far, those that are false and those that are true.
    let mut met = [vec![0; graph.words()], vec![0; graph.words()]];
    set(&mut met[usize::from(start.on)], start.node);
    let mut on = start.on;
    let mut layers = Vec::new();
    let mut last = met[usize::from(on)].clone();
    while last.iter().any(|w| *w != 0) {
        if goal.is_some_and(|goal| goal.on == on && has(&last, goal.node)) {
            layers.push(last);
            return layers;
        }
        on = !on;
        let next = advance(&last, &mut met[usize::from(on)], |node| graph.leading(on, node));
        layers.push(std::mem::replace(&mut last, next));
    }
    if goal.is_some() { Vec::new() } else { layers }
}
