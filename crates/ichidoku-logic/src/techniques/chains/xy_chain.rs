//! # XY-chain
//!
//! Cells with two candidates each; each sees the next and shares a digit with it that the step before did not use. The
//! first and the last have the free digit in common: what sees both loses it.
//!
//! ## Why it is true
//! If the first cell is not the digit, it is its other one, so the next cell is its other one, and so on: the last is
//! the digit.
//!
//! ## Example
//! ```text
//!   (4=7)r1c1 - (7=2)r1c8 - (2=9)r5c8 - (9=4)r5c3:   what sees r1c1 and r5c3 is not 4
//! ```
//!
//! ## Near miss
//! A third candidate in one of the cells.

use std::ops::ControlFlow;

use super::super::Sink;
use super::step;
use crate::chain::{Graph, Kinds, Reach, ones};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds chains of bivalue cells whose ends are the same digit.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = Graph::new(survey, Kinds { bivalue: true, ..Kinds::default() }, None);
    for from in 0..graph.len() {
        let reach = Reach::new(&graph, from);
        let digit = |node| graph.node(node, true).digit;
        for to in ones(&reach.on).filter(|to| *to > from && digit(*to) == digit(from)) {
            let out = graph.victims(survey, from, to);
            if !out.is_empty()
                && let Some(step) = step(&graph, Technique::XyChain, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
