//! # Nested cell forcing net with nets
//!
//! A cell forcing net with contradiction nets inside its branches.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by a *dynamic net* of its own:
//! singles, with strong links that arise on the way. Basic patterns may be used outside of the inner nets.
//!
//! ## Why it is true
//! One of the cell's candidates is true. What an inner assumption refutes is false wherever the outer one holds.
//!
//! ## In outline
//! ```text
//!   r5c5 = 27:   2 -> ...
//!                   r7c3 = 4 -> ... (net) -> r9c9 has no candidate
//!                -> r7c3 is not 4 -> ... -> r7c9 is not 6
//!                7 -> ... ---------------> r7c9 is not 6
//! ```
//!
//! ## Near miss
//! A third candidate in r5c5 that no net refutes, and from which nothing leads there.
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

pub(crate) const NETS_CELL: Info = Info {
    slug: "nested-cell-forcing-net-with-nets",
    name: "nested cell forcing net with nets",
    aliases: &["nested cell forcing net level 4"],
    page: "nested-cell-forcing-net-with-nets",
    difficulty: 106,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey.nets().cells().try_for_each(|truth| super::verities(survey, Technique::NetsCell, Level::Nets, truth, sink))
}
