//! # Hidden rectangle
//!
//! A corner of a rectangle holds only the pair XY. In the row and in the column of the corner across from it, X has no
//! places but the corners. Y leaves the corner across.
//!
//! ## Why it is true
//! Were the corner across Y, both its neighbours would be X, the first corner Y, and the rectangle could be filled in
//! two ways.
//!
//! ## Example
//! ```text
//!   r1   12  . . | 123 . . |       row 2 holds 1 in c1 and c4 only, column 4 holds 1 in r1 and r2 only:
//!   r2   128 . . | 125 . . |       r2c4 is not 2
//! ```
//!
//! ## Near miss
//! Another 1 in column 4.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, House};

use super::super::Sink;
use super::pattern::Pattern;
use super::rectangle::{self, Corners};
use crate::step::Truth;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds rectangles with a bivalue corner and two strong links across from it.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |corners, pattern| {
        for i in 0..4 {
            if survey.digits(corners[i]) == pattern.pair {
                for digit in pattern.pair.iter() {
                    across(survey, &pattern, corners, i, digit, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Reports the rectangle if the digit is confined to the corners in the lines across from corner `i`.
fn across(
    survey: &Survey<'_>,
    pattern: &Pattern,
    corners: &Corners,
    i: usize,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let victim = corners[(i + 2) % 4];
    let lines = [House::from_row(victim.row()), House::from_column(victim.column())];
    let confined = |house: &House| {
        let places = survey.cells_in(digit, *house);
        places.is_subset(pattern.cells) && places.iter().any(|cell| cell != victim)
    };
    if !lines.iter().all(confined) {
        return ControlFlow::Continue(());
    }
    let truths = lines.map(|house| Truth::Digit(house, digit)).into();
    let out = pattern.other(digit).map(|other| (other, CellSet::single(victim)));
    let step = pattern.step(survey, Technique::HiddenRectangle, truths, out);
    step.into_iter().try_for_each(sink)
}
