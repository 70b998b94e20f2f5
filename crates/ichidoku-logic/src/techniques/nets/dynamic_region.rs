//! # Dynamic region forcing net
//!
//! Each place for a digit in a house, taken to hold it, leads by a net of its own to the same conclusion. In a net,
//! strong links arise on the way: a cell that has one candidate left, a house that has one place left for a digit.
//!
//! ## Why it is true
//! The digit stands in one of these places, so the conclusion is true.
//!
//! ## In outline
//! ```text
//!   6 in box 4:   r4c1 = 6 -> r4c7 is not 6, r9c1 is not 6 -> ... -> r9c7 is not 2
//!                 r5c3 = 6 -> ... -> r9c3 is 2 ------------------> r9c7 is not 2
//!                 r6c2 = 6 -> ... -> r9c7 is 5 ------------------> r9c7 is not 2
//! ```
//!
//! ## Near miss
//! One more place for the digit in the house, from which nothing leads there.
//!
//! ## References
//! - Sudoku Explainer: "dynamic region forcing chains" (8.5 and longer); HoDoKu: "forcing net verity".

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_REGION: Info = Info {
    slug: "dynamic-region-forcing-net",
    name: "dynamic region forcing net",
    aliases: &["dynamic region forcing chain", "dynamic house forcing net"],
    page: "dynamic-region-forcing-net",
    difficulty: 87,
    hodoku: HodokuScore::some("1304", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::DynamicRegion, Level::Dynamic, truth, sink))
}
