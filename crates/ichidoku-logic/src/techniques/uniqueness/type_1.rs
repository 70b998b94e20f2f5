//! # Unique rectangle type 1
//!
//! Three corners of a rectangle in two boxes hold only the pair XY, the fourth holds more. X and Y leave the fourth.
//!
//! ## Why it is true
//! With X or Y in the fourth corner the rectangle would be `X Y / Y X`, and `Y X / X Y` would fit as well: the puzzle
//! would have two solutions.
//!
//! ## Example
//! ```text
//!   r1   12 . . | 12  . . |        r2c4 is neither 1 nor 2: it is 7
//!   r2   12 . . | 127 . . |
//! ```
//!
//! ## Near miss
//! A rectangle in four boxes, or with a given in a corner.

use std::ops::ControlFlow;

use super::super::Sink;
use super::pattern::Pattern;
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds rectangles with one corner that holds more than the pair.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| match step(survey, Technique::UniqueRectangle1, &pattern) {
        Some(step) => sink(step),
        None => ControlFlow::Continue(()),
    })
}

/// The pair leaves the only roof cell.
pub(super) fn step(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Option<Step> {
    pattern.roof.only()?;
    pattern.step(survey, technique, Vec::new(), pattern.pair.iter().map(|digit| (digit, pattern.roof)))
}
