//! # Dynamic cell forcing net
//!
//! Each candidate of a cell, taken to be true, leads by a net of its own to the same conclusion. In a net, strong links
//! arise on the way: a cell that has one candidate left, a house that has one place left for a digit.
//!
//! ## Why it is true
//! One of the candidates is true, so the conclusion is.
//!
//! ## In outline
//! ```text
//!   r5c5 = 27:   2 -> r5c1 is not 2, r8c5 is not 2 -> ... -> r8c1 is 4 -> r2c1 is not 4
//!                7 -> r2c5 is not 7 -> ... -> r2c8 is 4 ---------------> r2c1 is not 4
//! ```
//!
//! ## Near miss
//! A third candidate in the cell from which nothing leads there.
//!
//! ## References
//! - Sudoku Explainer: "dynamic cell forcing chains" and "dynamic double forcing chains" (8.5 and longer); HoDoKu:
//!   "forcing net verity".

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_CELL: Info = Info {
    slug: "dynamic-cell-forcing-net",
    name: "dynamic cell forcing net",
    aliases: &["dynamic cell forcing chain", "forcing net verity"],
    page: "dynamic-cell-forcing-net",
    difficulty: 86,
    hodoku: HodokuScore::some("1304", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .cells()
        .try_for_each(|truth| super::verities(survey, Technique::DynamicCell, Level::Dynamic, truth, sink))
}
