//! The nodes that chains walk on, and the links between them.
//!
//! Both kinds of links run both ways, so each is a symmetric matrix of bits, a row per node. Single candidates come first:
//! what is eliminated is a prefix of a row.

use ichidoku::{Candidate, CellSet, Digit};

use super::bits::common;
use crate::evidence::{AlmostLockedSet, Node, Truth};

/// Which strong links a graph has.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kinds {
    /// Cells with two candidates.
    pub(crate) bivalue: bool,
    /// Houses with two places for a digit.
    pub(crate) bilocal: bool,
    /// Houses in which a digit's places lie in two groups.
    pub(crate) groups: bool,
    /// Almost locked sets of two cells and more: without one digit they hold all others.
    pub(crate) almost_locked: bool,
    /// Cells to which an almost locked set, without one digit, leaves a single digit.
    pub(crate) forced_cells: bool,
}

/// Why a strong link holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Proof {
    /// It is what this truth comes down to.
    Truth(Truth),
    /// The cells of the set need all but one of its digits.
    Set(AlmostLockedSet),
}

/// A digit in some cells: one, a group, or the places of a digit in an almost locked set.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitPlace {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
}

/// The nodes, and for each the nodes that its being false makes true and that its being true makes false.
///
/// ```text
///   strong[a] = { b : a or b }        weak[a] = { b : not both }        each row one bit a node
/// ```
pub(crate) struct LinkGraph {
    places: Vec<DigitPlace>,
    words: usize,
    strong: Vec<u64>,
    weak: Vec<u64>,
    /// The candidates that are nodes; they are the first ones.
    candidates: Vec<Candidate>,
    links: Links,
}

/// The strong links with their proofs, by the node that they start from.
pub(super) struct Links {
    /// By node, where its links begin; in the end, how many there are.
    starts: Vec<u32>,
    /// Where a link leads to, and which proof it has.
    ends: Vec<(u16, u32)>,
    proofs: Vec<Proof>,
}

impl Links {
    /// Sorts links between two nodes each, both ways; those of one node stay in order.
    pub(super) fn new(nodes: usize, links: &[([u16; 2], u32)], proofs: Vec<Proof>) -> Self {
        let mut starts = vec![0; nodes + 1];
        for node in links.iter().flat_map(|(ends, _)| ends) {
            starts[usize::from(*node) + 1] += 1;
        }
        (0..nodes).for_each(|node| starts[node + 1] += starts[node]);
        let mut free = starts.clone();
        let mut ends = vec![(0, 0); 2 * links.len()];
        for ([a, b], proof) in links {
            for (from, to) in [(*a, *b), (*b, *a)] {
                let place = &mut free[usize::from(from)];
                ends[*place as usize] = (to, *proof);
                *place += 1;
            }
        }
        Self { starts, ends, proofs }
    }

    /// Where the links of the node lead to, and why.
    fn of(&self, node: usize) -> impl Iterator<Item = (usize, &Proof)> {
        let links = &self.ends[self.starts[node] as usize..self.starts[node + 1] as usize];
        links.iter().map(|(to, proof)| (usize::from(*to), &self.proofs[*proof as usize]))
    }
}

impl LinkGraph {
    /// The graph of these nodes, with their rows of bits.
    pub(super) fn of(places: Vec<DigitPlace>, [strong, weak]: [Vec<u64>; 2], links: Links) -> Self {
        let words = places.len().div_ceil(64);
        let candidates =
            places.iter().map_while(|place| Some(Candidate::of(place.cells.only()?, place.digit))).collect();
        Self { places, candidates, words, strong, weak, links }
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// How many of them are single candidates; they are the first ones.
    pub(super) fn candidate_count(&self) -> usize {
        self.candidates.len()
    }

    /// How many words a row of bits has.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// What becomes true if the node is false.
    pub(crate) fn strong(&self, node: usize) -> &[u64] {
        &self.strong[node * self.words..][..self.words]
    }

    /// What becomes false if the node is true.
    pub(crate) fn weak(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..][..self.words]
    }

    /// What one link leads to: if `on`, what becomes true if the node is false; else what becomes false if it is true.
    pub(crate) fn leading(&self, on: bool, node: usize) -> &[u64] {
        if on { self.strong(node) } else { self.weak(node) }
    }

    /// Why one of the two nodes must be true: every reason there is.
    pub(crate) fn proofs(&self, from: usize, to: usize) -> impl Iterator<Item = &Proof> {
        self.links.of(from).filter(move |(end, _)| *end == to).map(|(_, proof)| proof)
    }

    /// The almost locked sets whose places for a digit the node is, each once.
    pub(crate) fn sets_at(&self, node: usize) -> Vec<AlmostLockedSet> {
        let mut sets: Vec<AlmostLockedSet> = Vec::new();
        for (_, proof) in self.links.of(node) {
            if let Proof::Set(set) = proof
                && !sets.contains(set)
            {
                sets.push(*set);
            }
        }
        sets
    }

    /// The node as evidence.
    pub(crate) fn node(&self, node: usize, on: bool) -> Node {
        let DigitPlace { digit, cells } = self.places[node];
        Node { digit, cells, on }
    }

    /// The node's candidate, if it is only one.
    pub(crate) fn candidate(&self, node: usize) -> Option<Candidate> {
        self.candidates.get(node).copied()
    }

    /// The candidates that are false if one of the two nodes is true, whichever.
    pub(crate) fn victims(&self, a: usize, b: usize) -> impl Iterator<Item = Candidate> {
        let words = self.candidates.len().div_ceil(64);
        common(&self.weak(a)[..words], &self.weak(b)[..words]).map_while(|node| self.candidate(node))
    }
}
