//! # Continuous nice loop, also grouped and with almost locked sets
//!
//! A closed chain of strong and weak links in turn. Each weak link becomes strong: what both of its ends exclude goes.
//! The digits of an almost locked set in the loop that the loop does not use are locked in the set.
//!
//! ## Why it is true
//! Either every second node of the loop is true, or every other one: so of each weak link one end is true.
//!
//! ## Example
//! ```text
//!   4(r1c2) = 4(r1c8) - 7(r1c8) = 7(r5c8) - 7(r5c2) = 4(r5c2) - 4(r1c2)
//!   no other 4 in column 2, no other digit in r1c8, no other 7 in row 5
//! ```
//!
//! ## Near miss
//! The ends of the chain do not see each other: it is an alternating inference chain, and only its ends count.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet};

use super::super::Sink;
use super::evidence;
use crate::chain::{Graph, Proof, Reach, ones};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// How many links longer than the shortest a loop through a weak link may be.
const SLACK: usize = 2;

/// Finds loops that take something out, the shortest and almost shortest through every weak link, each set of victims once.
pub(crate) fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = HashSet::new();
    for from in 0..graph.len() {
        let reach = Reach::new(graph, from);
        for to in ones(&reach.on).filter(|to| graph.is_weak(*to, from)) {
            for way in Reach::ways(graph, from, to, SLACK) {
                let linked = victims(survey, graph, &way);
                let with_locked = linked.iter().copied().chain(locked(survey, graph, &way)).collect();
                let beside = beside_loop(survey, graph, &way);
                for out in [linked, with_locked, beside].map(sorted) {
                    if way.len() > 2 && !out.is_empty() && seen.insert(out.clone()) {
                        sink(Step::new(technique, evidence(graph, &way)).removing(out))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

/// What both ends of each weak link exclude, the one that closes the loop included.
fn victims(survey: &Survey<'_>, graph: &Graph, way: &[usize]) -> Vec<Candidate> {
    let weak: Vec<usize> = way[1..].iter().copied().chain([way[0]]).collect();
    weak.chunks_exact(2).flat_map(|pair| graph.victims(survey, pair[0], pair[1])).collect()
}

/// The victims of weak links inside a cell, and those of the others that lie in no cell of the loop.
fn beside_loop(survey: &Survey<'_>, graph: &Graph, way: &[usize]) -> Vec<Candidate> {
    let cells = way.iter().fold(CellSet::EMPTY, |all, node| all | graph.node(*node, true).cells);
    let weak: Vec<usize> = way[1..].iter().copied().chain([way[0]]).collect();
    let outside = |pair: &[usize]| {
        let inside = graph.node(pair[0], true).digit != graph.node(pair[1], true).digit;
        let victims = graph.victims(survey, pair[0], pair[1]);
        victims.into_iter().filter(|c| inside || !cells.contains(c.cell())).collect::<Vec<_>>()
    };
    weak.chunks_exact(2).flat_map(outside).collect()
}

/// What sees all places of a digit of an almost locked set that the loop enters and leaves by two other digits.
fn locked(survey: &Survey<'_>, graph: &Graph, way: &[usize]) -> Vec<Candidate> {
    let mut out = Vec::new();
    for pair in way.chunks_exact(2) {
        if let Some(Proof::Set(set)) = graph.proof(pair[0], pair[1]) {
            let used = pair.iter().map(|node| graph.node(*node, true).digit);
            for digit in used.fold(set.digits, DigitSet::without).iter() {
                let cells = survey.cells(digit) & set.places(survey, digit).common_peers();
                out.extend(cells.iter().map(|cell| Candidate::of(cell, digit)));
            }
        }
    }
    out
}
