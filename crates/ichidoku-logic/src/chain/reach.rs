//! What follows from one node being false: all of it at once, and the shortest ways to a part of it.

use super::Graph;

/// The nodes that are true if the first one is false.
pub(crate) struct Reach {
    pub(crate) on: Vec<u64>,
}

/// Whether the bit is set.
pub(super) fn has(bits: &[u64], i: usize) -> bool {
    bits[i / 64] >> (i % 64) & 1 == 1
}

pub(super) fn set(bits: &mut [u64], i: usize) {
    bits[i / 64] |= 1 << (i % 64);
}

/// The positions of the set bits, ascending.
pub(crate) fn ones(bits: &[u64]) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(w, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(w * 64 + bit)
        })
    })
}

/// Adds to `all` what the rows of the frontier hold and `all` does not; returns what is new.
pub(super) fn advance<'g>(frontier: &[u64], all: &mut [u64], row: impl Fn(usize) -> &'g [u64]) -> Vec<u64> {
    let mut next = vec![0; all.len()];
    for node in ones(frontier) {
        for (word, more) in next.iter_mut().zip(row(node)) {
            *word |= more;
        }
    }
    for (new, old) in next.iter_mut().zip(all) {
        *new &= !*old;
        *old |= *new;
    }
    next
}

impl Reach {
    /// Whether the node is among the bits.
    pub(crate) fn has(bits: &[u64], node: usize) -> bool {
        has(bits, node)
    }

    /// Everything that follows from the node being false.
    pub(crate) fn new(graph: &Graph, start: usize) -> Self {
        let words = graph.words();
        let (mut on, mut off) = (vec![0; words], vec![0; words]);
        set(&mut off, start);
        let mut frontier = off.clone();
        while frontier.iter().any(|w| *w != 0) {
            let new_on = advance(&frontier, &mut on, |node| graph.strong(node));
            frontier = advance(&new_on, &mut off, |node| graph.weak(node));
        }
        Self { on }
    }

    /// A shortest way from the node being false to the other being true: nodes false and true in turn, both ends included.
    pub(crate) fn way(graph: &Graph, start: usize, goal: usize) -> Option<Vec<usize>> {
        let layers = layers(graph, start, Some(goal));
        let mut way = vec![goal];
        // Both kinds of links run both ways, so the row of a later node names the earlier ones.
        for depth in (1..layers.len()).rev() {
            let node = *way.last()?;
            let row = if depth % 2 == 1 { graph.strong(node) } else { graph.weak(node) };
            let earlier: Vec<u64> = row.iter().zip(&layers[depth - 1]).map(|(a, b)| a & b).collect();
            way.push(ones(&earlier).next()?);
        }
        way.reverse();
        (way.len() == layers.len()).then_some(way)
    }

    /// The shortest way on which the node's being true makes it false, without the node itself. `reaches` has an entry for
    /// each node of the graph.
    pub(crate) fn refutation(graph: &Graph, reaches: &[Self], node: usize) -> Option<Vec<usize>> {
        let near: Vec<usize> = ones(graph.weak(node)).collect();
        let ways = near.iter().flat_map(|from| {
            let ends = near.iter().filter(|to| **to >= *from && has(&reaches[*from].on, **to));
            ends.filter_map(|to| Self::way(graph, *from, *to))
        });
        ways.min_by_key(Vec::len)
    }

    /// All ways without repeated nodes that are at most `slack` links longer than the shortest.
    pub(crate) fn ways(graph: &Graph, start: usize, goal: usize, slack: usize) -> Vec<Vec<usize>> {
        // Seen from the goal: a node of layer k can reach it in k links.
        let left = distances(&layers(graph, goal, None), graph.len());
        let shortest = left[1][start];
        if shortest == usize::MAX {
            return Vec::new();
        }
        let mut walk = Walk { graph, goal, left, ways: Vec::new() };
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
    graph: &'g Graph,
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
        let row = if off { self.graph.strong(node) } else { self.graph.weak(node) };
        for next in ones(row) {
            if self.left[usize::from(!off)][next] < budget && !way.contains(&next) {
                way.push(next);
                self.forward(way, budget - 1);
                way.pop();
            }
        }
    }
}

/// The new nodes of each half step from the start: false, true, false, … With a goal it ends where the goal is true,
/// and is empty if that never happens.
fn layers(graph: &Graph, start: usize, goal: Option<usize>) -> Vec<Vec<u64>> {
    let words = graph.words();
    let (mut on, mut off) = (vec![0; words], vec![0; words]);
    set(&mut off, start);
    let mut layers = vec![off.clone()];
    while let Some(last) = layers.last().filter(|l| l.iter().any(|w| *w != 0)) {
        let new_on = advance(last, &mut on, |node| graph.strong(node));
        let done = goal.is_some_and(|goal| has(&new_on, goal));
        layers.push(new_on);
        if done {
            return layers;
        }
        let new_off = advance(&layers[layers.len() - 1], &mut off, |node| graph.weak(node));
        layers.push(new_off);
    }
    if goal.is_some() { Vec::new() } else { layers }
}
