//! # W-wing
//!
//! Two cells with the same candidates XY, and a house in which X has two places: one sees the one cell, the other the
//! other. What sees both cells is not Y.
//!
//! ## Why it is true
//! X stands in one of the two places, so one of the cells is not X and is Y.
//!
//! ## Example
//! ```text
//!   r2   25 . . | . 2 . | . . .      column 5 has 2 in r2c5 and r8c5 only:
//!   r8   .  . . | . 2 . | 25 . .     r2c1 or r8c7 is 5: r2c7 and r8c1 are not
//! ```
//!
//! ## Near miss
//! A third place for X in the joining house.

use std::ops::ControlFlow;

use super::super::Sink;
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds bivalue cells joined by a bilocal digit.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::WWing,
        |[a, b, c]| {
            a.is_bivalue()
                && !b.is_bivalue()
                && c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && b.to.digit() == c.from.digit()
                && a.from.digit() == c.to.digit()
        },
        sink,
    )
}
