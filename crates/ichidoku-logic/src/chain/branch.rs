//! What follows from one node being true.

use super::Graph;
use super::reach::{advance, has, ones, set};

/// The nodes that are true and false if the first one is true.
pub(crate) struct Branch {
    pub(crate) on: Vec<u64>,
    pub(crate) off: Vec<u64>,
}

impl Branch {
    /// Everything that follows from the node being true.
    pub(crate) fn new(graph: &Graph, start: usize) -> Self {
        let (mut on, mut off) = (vec![0; graph.words()], vec![0; graph.words()]);
        set(&mut on, start);
        let mut frontier = on.clone();
        while frontier.iter().any(|w| *w != 0) {
            let new_off = advance(&frontier, &mut off, |node| graph.weak(node));
            frontier = advance(&new_off, &mut on, |node| graph.strong(node));
        }
        Self { on, off }
    }

    /// A shortest way from the start being true to the goal being true or false: nodes true and false in turn.
    pub(crate) fn way(graph: &Graph, start: usize, goal: usize, goal_on: bool) -> Option<Vec<usize>> {
        let layers = layers(graph, start, goal, goal_on)?;
        let mut way = vec![goal];
        // Both kinds of links run both ways, so the row of a later node names the earlier ones.
        for depth in (1..layers.len()).rev() {
            let node = *way.last()?;
            let row = if depth % 2 == 1 { graph.weak(node) } else { graph.strong(node) };
            let earlier: Vec<u64> = row.iter().zip(&layers[depth - 1]).map(|(a, b)| a & b).collect();
            way.push(ones(&earlier).next()?);
        }
        way.reverse();
        Some(way)
    }
}

/// The new nodes of each link from the start on, true and false in turn, until the goal is among them as wanted.
fn layers(graph: &Graph, start: usize, goal: usize, goal_on: bool) -> Option<Vec<Vec<u64>>> {
    let (mut on, mut off) = (vec![0; graph.words()], vec![0; graph.words()]);
    set(&mut on, start);
    let mut layers = vec![on.clone()];
    loop {
        let is_on = layers.len() % 2 == 1;
        let last = layers.last().filter(|layer| layer.iter().any(|w| *w != 0))?;
        if is_on == goal_on && has(last, goal) {
            return Some(layers);
        }
        let next = if is_on {
            advance(last, &mut off, |node| graph.weak(node))
        } else {
            advance(last, &mut on, |node| graph.strong(node))
        };
        layers.push(next);
    }
}
