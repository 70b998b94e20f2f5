//! # Unique rectangle types 2 and 5
//!
//! The corners that hold more than the pair XY hold the same one digit more. It leaves what sees all of them. Type 2:
//! two corners side by side; type 5: two across from each other, or three.
//!
//! ## Why it is true
//! Were all of these corners without the digit, the rectangle could be filled in two ways. So one of them holds it.
//!
//! ## Example
//! ```text
//!   r1   12 . . | 127 . . |        r1c4 or r2c4 is 7:
//!   r2   12 . . | 127 . . |        no other 7 in column 4 and in box 2
//! ```
//!
//! ## Near miss
//! Different extra digits in the two corners.

use std::ops::ControlFlow;

use super::super::Sink;
use super::pattern::Pattern;
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds rectangles with one extra digit in two corners side by side.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::UniqueRectangle2, true, sink)
}

/// Finds rectangles with one extra digit in corners that share no house.
pub(crate) fn find_type_5(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::UniqueRectangle5, false, sink)
}

fn each(survey: &Survey<'_>, technique: Technique, side_by_side: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        if pattern.roof_houses().is_empty() == side_by_side {
            return ControlFlow::Continue(());
        }
        match step(survey, technique, &pattern) {
            Some(step) => sink(step),
            None => ControlFlow::Continue(()),
        }
    })
}

/// The only extra digit leaves what sees every roof cell.
pub(super) fn step(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Option<Step> {
    let extra = pattern.extras(survey).only()?;
    if pattern.roof.len() < 2 {
        return None;
    }
    pattern.step(survey, technique, Vec::new(), [(extra, pattern.roof.common_peers())])
}
