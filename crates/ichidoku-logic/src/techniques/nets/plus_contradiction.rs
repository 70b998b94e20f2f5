//! # Dynamic contradiction net plus
//!
//! A dynamic contradiction net that may also use basic patterns which arise on the way:
//! pointing and claiming, naked and hidden pairs, X-wings.
//!
//! ## Why it is true
//! Under the assumption the patterns hold as they would in any grid. What leads to a contradiction is not so.
//!
//! ## In outline
//! ```text
//!   r1c1 = 5 -> r4c2 is not 7, r5c3 is not 7
//!            -> the 7s of box 4 are in r6c1 and r6c3     (pointing)
//!            -> r6c8 is not 7 -> ... -> r9c8 has no candidate
//! ```
//!
//! ## Near miss
//! A 7 in r5c1 too, that nothing takes out: the digit is not confined to row 6.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+)" (9.0 and longer), which uses the same patterns.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_CONTRADICTION: Info = Info {
    slug: "dynamic-contradiction-net-plus",
    name: "dynamic contradiction net plus",
    aliases: &["dynamic plus contradiction forcing chain"],
    page: "dynamic-contradiction-net-plus",
    difficulty: 90,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::PlusContradiction, Level::Plus, sink)
}
