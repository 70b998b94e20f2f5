//! The graph of a state, with what follows from its nodes, each worked out once.

use std::cell::OnceCell;
use std::ops::Deref;

use ichidoku::Digit;

use super::bits::{common, meet, ones, set};
use super::branch::Branch;
use super::builder::Builder;
use super::link_graph::{Kinds, LinkGraph};
use super::reachable::Reachable;
use crate::evidence::AlmostLockedSet;
use crate::overview::Overview;

/// Nodes and links, and what follows from each node being true or false.
pub(crate) struct Graph {
    links: LinkGraph,
    reaches: OnceCell<Reachable>,
    refuted: OnceCell<Vec<u64>>,
    branches: OnceCell<Vec<Branch>>,
}

impl Graph {
    /// The graph of the state with the given strong links, of one digit or of all. The almost locked sets are only looked
    /// at for links that need them.
    pub(crate) fn new(overview: &Overview<'_>, sets: &[AlmostLockedSet], kinds: Kinds, only: Option<Digit>) -> Self {
        let links = Builder::new(overview, sets, kinds, only).finish();
        Self { links, reaches: OnceCell::new(), refuted: OnceCell::new(), branches: OnceCell::new() }
    }

    /// Everything that follows from each node being false.
    pub(crate) fn reaches(&self) -> &Reachable {
        self.reaches.get_or_init(|| Reachable::new(self))
    }

    /// Everything that follows from each node being true.
    pub(crate) fn branches(&self) -> &[Branch] {
        self.branches.get_or_init(|| (0..self.len()).map(|node| Branch::new(self, self.reaches(), node)).collect())
    }

    /// The candidates that exclude two nodes of which one must be true.
    pub(crate) fn refuted(&self) -> &[u64] {
        self.refuted.get_or_init(|| {
            let mut refuted = vec![0; self.words()];
            let falls = |near: &[u64]| ones(near).any(|from| meet(self.reaches().on(from), near));
            (0..self.candidate_count()).filter(|node| falls(self.weak(*node))).for_each(|node| set(&mut refuted, node));
            refuted
        })
    }

    /// The shortest way on which the node's being true makes it false, without the node itself.
    pub(crate) fn refutation(&self, node: usize) -> Option<Vec<usize>> {
        let near = self.weak(node);
        let ways = ones(near).flat_map(|from| {
            let ends = common(near, self.reaches().on(from)).filter(move |to| *to >= from);
            ends.filter_map(move |to| self.way(from, to))
        });
        ways.min_by_key(Vec::len)
    }
}

impl Deref for Graph {
    type Target = LinkGraph;

    fn deref(&self) -> &LinkGraph {
        &self.links
    }
}
