//! # Nested region forcing net with nets
//!
//! A region forcing net with contradiction nets inside its branches.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by a *dynamic net* of its own:
//! singles, with strong links that arise on the way. Basic patterns may be used outside of the inner nets.
//!
//! ## Why it is true
//! The digit stands in one of the places of the house. What an inner assumption refutes is false wherever the outer one
//! holds.
//!
//! ## In outline
//! ```text
//!   6 in box 4:   r4c1 = 6 -> ...
//!                    r7c3 = 4 -> ... (net) -> no 9 is left for column 3
//!                 -> r7c3 is not 4 -> ... -> r7c9 is not 2
//!                 r5c3 = 6 -> ... ---------> r7c9 is not 2
//! ```
//!
//! ## Near miss
//! One more place for 6 in box 4 that no net refutes, and from which nothing leads there.
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

pub(crate) const NETS_REGION: Info = Info {
    slug: "nested-region-forcing-net-with-nets",
    name: "nested region forcing net with nets",
    aliases: &["nested region forcing net level 4"],
    page: "nested-region-forcing-net-with-nets",
    difficulty: 107,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::NetsRegion, Level::Nets, truth, sink))
}
