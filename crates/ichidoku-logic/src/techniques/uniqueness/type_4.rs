//! # Unique rectangle type 4
//!
//! Two corners side by side hold digits besides the pair XY, and a house has no place for X but these two. Y leaves
//! both.
//!
//! ## Why it is true
//! One of the two corners is X. Were the other Y, the rectangle could be filled in two ways.
//!
//! ## Example
//! ```text
//!   r1   12 . . | 127 . . |        column 4 has 1 in r1c4 and r2c4 only:
//!   r2   12 . . | 128 . . |        neither of them is 2
//! ```
//!
//! ## Near miss
//! A third 1 in column 4 and in box 2.

use std::ops::ControlFlow;

use super::super::Sink;
use super::pattern::Pattern;
use super::rectangle;
use crate::step::{Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds rectangles with a strong link in the roof.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        steps(survey, Technique::UniqueRectangle4, &pattern).into_iter().try_for_each(&mut *sink)
    })
}

/// One step for each digit of the pair that a house holds in the roof only.
pub(super) fn steps(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Vec<Step> {
    let mut steps = Vec::new();
    for digit in pattern.pair.iter() {
        let confined = |h: &ichidoku::House| survey.cells_in(digit, *h) == pattern.roof;
        let house = pattern.roof_houses().into_iter().find(confined);
        if let (Some(house), Some(other)) = (house, pattern.other(digit)) {
            let truths = vec![Truth::Digit(house, digit)];
            steps.extend(pattern.step(survey, technique, truths, [(other, pattern.roof)]));
        }
    }
    steps
}
