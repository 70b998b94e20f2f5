//! # Nested contradiction net with chains
//!
//! A contradiction net with a contradiction inside.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by *chains*: strong links that
//! the grid has at that point, each with one reason, until a cell or a house is left empty. Basic patterns may be used
//! outside of the inner chains.
//!
//! ## Why it is true
//! What the inner assumption refutes is false wherever the outer assumption holds. If that leads to a contradiction, the
//! outer assumption is false.
//!
//! ## In outline
//! ```text
//!   r1c1 = 5 -> ...
//!      r7c3 = 2 -> r7c8 is not 2 -> r7c8 is 9 -> r2c8 is not 9 -> r2c2 is 9 -> r7c2 is not 9 -> r7c3 is 9
//!   -> r7c3 is not 2 -> ... -> no 2 is left for row 7
//! ```
//!
//! ## Near miss
//! Three candidates in r7c8: the inner chain has no strong link there.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+ forcing chains)" and "(+ multiple forcing chains)" (9.5 and 10.0, and
//!   longer).

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_CONTRADICTION: Info = Info {
    slug: "nested-contradiction-net-with-chains",
    name: "nested contradiction net with chains",
    aliases: &["nested contradiction net level 2"],
    page: "nested-contradiction-net-with-chains",
    difficulty: 95,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::ChainsContradiction, Level::Chains, sink)
}
