//! Chains of strong and weak links in turn: of the two ends at least one is true.
//!
//! ```text
//!   A = B - C = D - E = F       = strong: not both false;  - weak: not both true
//!   if A is false then B is true, C false, D true, E false, F true: A or F
//! ```

use ichidoku::Candidate;

use super::Info;
use crate::chain::{Graph, Proof};
use crate::draw::Marks;
use crate::evidence::{AlmostLockedSet, Evidence, Node, Truth};
use crate::explain::chain;
use crate::step::Step;
use crate::technique::{Family, Technique};

pub(super) mod aic;
pub(super) mod continuous_loop;
pub(super) mod discontinuous_loop;
pub(super) mod twinned_xy_chains;
pub(super) mod x_chain;
pub(super) mod xy_chain;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Chains, chain::explain, Marks::of_links) };

/// The nodes of a way from a false node to a true one, false and true in turn.
pub(super) fn nodes(graph: &Graph, way: &[usize]) -> Vec<Node> {
    way.iter().enumerate().map(|(i, node)| graph.node(*node, i % 2 == 1)).collect()
}

/// Why the strong links of ways hold.
#[derive(Default)]
pub(super) struct Links {
    pub(super) truths: Vec<Truth>,
    pub(super) sets: Vec<AlmostLockedSet>,
}

impl Links {
    /// The links of a way that starts with a false node.
    pub(super) fn of(graph: &Graph, way: &[usize]) -> Self {
        let mut links = Self::default();
        links.add(graph, way);
        links
    }

    /// Adds those of another way; the truths stay sorted, each once.
    pub(super) fn add(&mut self, graph: &Graph, way: &[usize]) {
        for pair in way.chunks_exact(2) {
            match graph.proofs(pair[0], pair[1]).next() {
                Some(Proof::Truth(truth)) => self.truths.push(*truth),
                Some(Proof::Set(set)) => {
                    self.truths.extend(set.cells.iter().map(Truth::Cell));
                    self.sets.push(*set);
                }
                None => {}
            }
        }
        self.truths.sort_unstable();
        self.truths.dedup();
    }
}

/// The evidence of a way from a false node to a true one.
fn evidence(graph: &Graph, way: &[usize]) -> Evidence {
    let Links { truths, sets } = Links::of(graph, way);
    Evidence::Chain { nodes: nodes(graph, way), truths, sets, ends: Vec::new() }
}

/// A step of the technique from one of the shortest chains between the nodes.
fn step(graph: &Graph, technique: Technique, from: usize, to: usize, out: Vec<Candidate>) -> Option<Step> {
    let way = graph.way(from, to)?;
    Some(Step::new(technique, evidence(graph, &way)).removing(out))
}
