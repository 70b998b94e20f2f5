//! # Alternating inference chain, also grouped and with almost locked sets
//!
//! Strong links (at least one of two is true) and weak links (at most one of two is true) in turn, with a strong link
//! at both ends. Of the two ends at least one is true, so what both of them exclude goes.
//!
//! ## Why it is true
//! Suppose one end is false. The strong link makes the next candidate true, the weak link after it makes one false, the
//! next strong link makes one true: at the other end stands a true one.
//!
//! ## How to find it
//! Strong links are houses with two places for a digit and cells with two candidates. Weak links are any two places of
//! a digit in one house and any two candidates of one cell. Start from a candidate that you would like to be rid of:
//! what would be true if it were? Chains in both directions from there meet in an AIC. Two ends with the same digit
//! take it out where both are seen; two ends in one cell leave the cell nothing else; two ends with different digits in
//! cells that see each other take from each cell the other's digit.
//!
//! ## The kinds
//! In the plain kind each node is one candidate. In the grouped kind a node may be two or three places of a digit where
//! a box and a line cross, of which it does not matter which is true. With almost locked sets a link may run through a
//! set of cells with one digit more than cells: without one of its digits it holds all the others.
//!
//! ## Near miss
//! A third place in a house, or a third candidate in a cell, where the chain needs a strong link.
//!
//! ## References
//! - [SudokuWiki: alternating inference chains](https://www.sudokuwiki.org/Alternating_Inference_Chains)
//! - [HoDoKu: chains](https://hodoku.sourceforge.net/en/tech_chains.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::step;
use crate::chain::{Graph, ones};
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const AIC: Info = Info {
    slug: "alternating-inference-chain",
    name: "alternating inference chain",
    aliases: &["AIC"],
    page: "alternating-inference-chain",
    difficulty: 72,
    hodoku: HodokuScore::some("0708", HodokuLevel::Unfair, 280),
    explainer: Some(70),
    find: |survey, sink| find(survey, Technique::Aic, survey.graph(Nodes::Plain), sink),
    ..super::FAMILY
};

pub(crate) const GROUPED_AIC: Info = Info {
    slug: "grouped-alternating-inference-chain",
    name: "grouped alternating inference chain",
    aliases: &["grouped AIC"],
    page: "alternating-inference-chain",
    difficulty: 76,
    hodoku: HodokuScore::some("0711", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::GroupedAic, survey.graph(Nodes::Grouped), sink),
    ..super::FAMILY
};

pub(crate) const ALS_AIC: Info = Info {
    slug: "almost-locked-alternating-inference-chain",
    name: "almost locked alternating inference chain",
    aliases: &["ALS AIC"],
    page: "alternating-inference-chain",
    difficulty: 80,
    hodoku: HodokuScore::some("0711", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::AlsAic, survey.graph(Nodes::AlmostLocked), sink),
    ..super::FAMILY
};

/// Finds for every two nodes of which one must be true what both exclude.
pub(super) fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // What both ends of a chain exclude is among these; looking for it first takes far less than trying all ends.
    if ones(graph.refuted()).next().is_none() {
        return ControlFlow::Continue(());
    }
    for from in survey.unless_stopped(0..graph.len()) {
        for to in ones(graph.reaches().on(from)).filter(|to| *to > from) {
            let out: Vec<_> = graph.victims(from, to).collect();
            if !out.is_empty()
                && let Some(step) = step(graph, technique, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
