//! # Dynamic region forcing net plus
//!
//! A dynamic region forcing net whose branches may also use basic patterns which arise
//! on the way: pointing and claiming, naked and hidden pairs, X-wings.
//!
//! ## Why it is true
//! The digit stands in one of the places of the house, and under each of them the patterns hold as they would in any grid.
//!
//! ## In outline
//! ```text
//!   6 in box 4:   r4c1 = 6 -> ... -> X-wing of 2 in rows 3 and 8 -> r9c7 is not 2
//!                 r5c3 = 6 -> ... -> r9c3 is 2 ------------------> r9c7 is not 2
//! ```
//!
//! ## Near miss
//! A third 2 in row 8 that stays: there is no X-wing.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+)" (9.0 and longer), which uses the same patterns.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_REGION: Info = Info {
    slug: "dynamic-region-forcing-net-plus",
    name: "dynamic region forcing net plus",
    aliases: &["dynamic plus region forcing chain"],
    page: "dynamic-region-forcing-net-plus",
    difficulty: 92,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::PlusRegion, Level::Plus, truth, sink))
}
