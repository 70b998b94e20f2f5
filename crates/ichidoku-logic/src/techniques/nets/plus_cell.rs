//! # Dynamic cell forcing net plus
//!
//! A dynamic cell forcing net whose branches may also use basic patterns which arise on
//! the way: pointing and claiming, naked and hidden pairs, X-wings.
//!
//! ## Why it is true
//! One of the cell's candidates is true, and under each of them the patterns hold as they would in any grid.
//!
//! ## In outline
//! ```text
//!   r5c5 = 27:   2 -> ... -> r8c1, r8c4 = 46 (naked pair) -> r8c7 is not 6
//!                7 -> ... -> r3c7 is 6 -------------------> r8c7 is not 6
//! ```
//!
//! ## Near miss
//! A third candidate in r8c4 that stays: there is no pair.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+)" (9.0 and longer), which uses the same patterns.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_CELL: Info = Info {
    slug: "dynamic-cell-forcing-net-plus",
    name: "dynamic cell forcing net plus",
    aliases: &["dynamic plus cell forcing chain"],
    page: "dynamic-cell-forcing-net-plus",
    difficulty: 91,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey.nets().cells().try_for_each(|truth| super::verities(survey, Technique::PlusCell, Level::Plus, truth, sink))
}
