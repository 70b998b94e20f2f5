//! # Alternating inference chain, also grouped and with almost locked sets
//!
//! Strong and weak links in turn from a strong link at one end to a strong link at the other. What both ends exclude
//! goes.
//!
//! ## Why it is true
//! If one end is false, each link in turn makes the next node true or false, and the other end true. So one of the
//! ends is true.
//!
//! ## Example
//! ```text
//!   4(r1c2) = 4(r1c8) - 4(r3c9) = 7(r3c9) - 7(r6c9) = 7(r6c2)
//!   r1c2 is 4 or r6c2 is 7: r6c2 is not 4, r1c2 is not 7
//! ```
//!
//! ## Near miss
//! A third candidate where the chain needs a strong link.

use std::ops::ControlFlow;

use super::super::Sink;
use super::step;
use crate::chain::{Graph, Reach, ones};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds for every two nodes of which one must be true what both exclude.
pub(crate) fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for from in 0..graph.len() {
        let reach = Reach::new(graph, from);
        for to in ones(&reach.on).filter(|to| *to > from) {
            let out = graph.victims(survey, from, to);
            if !out.is_empty()
                && let Some(step) = step(graph, technique, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
