//! # Nested contradiction net with nets
//!
//! A contradiction net with contradiction nets inside.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by a *dynamic net* of its own:
//! singles, with strong links that arise on the way. Basic patterns may be used outside of the inner nets.
//!
//! ## Why it is true
//! What the inner assumption refutes is false wherever the outer assumption holds. If that leads to a contradiction, the
//! outer assumption is false.
//!
//! ## In outline
//! ```text
//!   r1c1 = 5 -> ...
//!      r7c3 = 2 -> r7c8 is not 2, r4c3 is not 2 -> ... -> r4c8 has no candidate
//!   -> r7c3 is not 2 -> ...
//!      r7c8 = 2 -> ... -> no 9 is left for box 6
//!   -> r7c8 is not 2 -> ... -> no 2 is left for row 7
//! ```
//!
//! ## Near miss
//! One more place for 2 in row 7 that no inner net refutes.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+ dynamic forcing chains)" (10.5 and longer).
//! - D. Berthier, *Pattern-Based Constraint Satisfaction*: puzzles solved by it are those within the reach of two
//!   nested assumptions, T&E(2), or braids of braids.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const NETS_CONTRADICTION: Info = Info {
    slug: "nested-contradiction-net-with-nets",
    name: "nested contradiction net with nets",
    aliases: &["nested contradiction net level 4"],
    page: "nested-contradiction-net-with-nets",
    difficulty: 105,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::NetsContradiction, Level::Nets, sink)
}
