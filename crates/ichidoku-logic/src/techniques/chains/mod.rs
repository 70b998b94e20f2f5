//! Chains of strong and weak links in turn: of the two ends at least one is true.
//!
//! ```text
//!   A = B - C = D - E = F       = strong: not both false;  - weak: not both true
//!   if A is false then B is true, C false, D true, E false, F true: A or F
//! ```

use ichidoku::{Candidate, CellSet};

use super::Info;
use crate::chain::{Graph, Proof};
use crate::step::{Evidence, Link, Step, Strength, Truth};
use crate::technique::{Family, Technique};

pub(super) mod aic;
pub(super) mod continuous_loop;
pub(super) mod discontinuous_loop;
pub(super) mod x_chain;
pub(super) mod xy_chain;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Chains);

/// The evidence of a way from a false node to a true one, nodes false and true in turn.
pub(super) fn evidence(graph: &Graph, way: &[usize]) -> Evidence {
    let chain: Vec<_> = way.iter().enumerate().map(|(i, node)| graph.node(*node, i % 2 == 1)).collect();
    let mut evidence = Evidence {
        cells: chain.iter().fold(CellSet::EMPTY, |all, node| all | node.cells),
        candidates: chain.iter().flat_map(|n| n.cells.iter().map(|cell| Candidate::of(cell, n.digit))).collect(),
        ..Evidence::default()
    };
    for (i, pair) in chain.windows(2).enumerate() {
        let strength = if i % 2 == 0 { Strength::Strong } else { Strength::Weak };
        evidence.links.push(Link { from: pair[0], to: pair[1], strength });
    }
    link_proofs(graph, way, &mut evidence);
    evidence.candidates.sort_unstable();
    evidence.candidates.dedup();
    evidence.chain = chain;
    evidence
}

/// Adds why each strong link of the way holds; the way starts with a false node.
pub(super) fn link_proofs(graph: &Graph, way: &[usize], evidence: &mut Evidence) {
    for pair in way.chunks_exact(2) {
        match graph.proofs(pair[0], pair[1]).next() {
            Some(Proof::Truth(truth)) => evidence.truths.push(*truth),
            Some(Proof::Set(set)) => {
                evidence.truths.extend(set.cells.iter().map(Truth::Cell));
                evidence.almost_locked.push(*set);
            }
            None => {}
        }
    }
    evidence.truths.sort_unstable();
    evidence.truths.dedup();
}

/// A step of the technique from one of the shortest chains between the nodes.
fn step(graph: &Graph, technique: Technique, from: usize, to: usize, out: Vec<Candidate>) -> Option<Step> {
    let way = graph.way(from, to)?;
    Some(Step::new(technique, evidence(graph, &way)).removing(out))
}
