//! # Nested region forcing net with chains
//!
//! A region forcing net with contradictions inside its branches.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by *chains*: strong links that
//! the grid has at that point, each with one reason, until a cell or a house is left empty. Basic patterns may be used
//! outside of the inner chains.
//!
//! ## Why it is true
//! The digit stands in one of the places of the house. What an inner assumption refutes is false wherever the outer one
//! holds.
//!
//! ## In outline
//! ```text
//!   6 in box 4:   r4c1 = 6 -> ...
//!                    r7c3 = 4 -> ... (chain) -> r7c3 is not 4
//!                 -> r7c9 is 4 -> r7c9 is not 2
//!                 r5c3 = 6 -> ... ------------> r7c9 is not 2
//! ```
//!
//! ## Near miss
//! A third place for 4 in row 7: that r7c3 is out does not put it into r7c9.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+ forcing chains)" and "(+ multiple forcing chains)" (9.5 and 10.0, and
//!   longer).

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_REGION: Info = Info {
    slug: "nested-region-forcing-net-with-chains",
    name: "nested region forcing net with chains",
    aliases: &["nested region forcing net level 2"],
    page: "nested-region-forcing-net-with-chains",
    difficulty: 97,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::ChainsRegion, Level::Chains, truth, sink))
}
