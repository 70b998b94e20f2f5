//! # X-wing, swordfish, jellyfish
//!
//! Two, three or four rows hold a digit in only as many columns (or columns in rows). The digit leaves the rest of
//! these columns.
//!
//! ## Why it is true
//! The rows need the digit in different columns, so together they use up all of the columns.
//!
//! ## Example
//! ```text
//!   r2   . 6 . | . . . | 6 . .      rows 2 and 8 hold 6 in columns 2 and 7 only:
//!   r5   . - . | . . . | - . .      no other 6 in columns 2 and 7
//!   r8   . 6 . | . . . | 6 . .
//! ```
//!
//! ## Near miss
//! A third 6 in row 8: the fish has a fin, and only what sees the fin may go.

use std::ops::ControlFlow;

use super::super::Sink;
use super::line::Lines;
use crate::survey::Survey;
use crate::technique::Technique;

const TECHNIQUES: [Technique; 3] = [Technique::XWing, Technique::Swordfish, Technique::Jellyfish];

/// Finds the fish of the size without fins.
pub(crate) fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    Lines::each(survey, &mut |lines| {
        lines.bases(size, 0).try_for_each(|bases| {
            let fish = lines.fish(bases);
            let catch = fish.haul(survey);
            if catch.out.is_empty() {
                return ControlFlow::Continue(());
            }
            sink(fish.step(TECHNIQUES[size - 2], &catch))
        })
    })
}
