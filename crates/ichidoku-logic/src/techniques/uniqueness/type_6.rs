//! # Unique rectangle type 6
//!
//! Two corners across from each other hold digits besides the pair XY, and X has no places but the corners in both
//! rows (or both columns). X leaves these two corners.
//!
//! ## Why it is true
//! Were one of them X, so would be the other, and the rectangle could be filled in two ways.
//!
//! ## Example
//! ```text
//!   r1   12  . . | 127 . . |       rows 1 and 2 hold 1 in c1 and c4 only:
//!   r2   128 . . | 12  . . |       r1c4 and r2c1 are not 1
//! ```
//!
//! ## Near miss
//! Another 1 in row 2.

use std::ops::ControlFlow;

use ichidoku::{Digit, House};

use super::super::Sink;
use super::pattern::Pattern;
use super::rectangle;
use crate::step::Truth;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds rectangles with a roof across and an X-wing in the corners.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        if pattern.roof.len() != 2 || !pattern.roof_houses().is_empty() {
            return ControlFlow::Continue(());
        }
        for digit in pattern.pair.iter() {
            if let Some(houses) = x_wing(survey, &pattern, digit) {
                let truths = houses.map(|house| Truth::Digit(house, digit)).into();
                let step = pattern.step(survey, Technique::UniqueRectangle6, truths, [(digit, pattern.roof)]);
                step.into_iter().try_for_each(&mut *sink)?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// The two rows, or the two columns, that hold the digit in the corners only.
fn x_wing(survey: &Survey<'_>, pattern: &Pattern, digit: Digit) -> Option<[House; 2]> {
    let confined = |house: &House| {
        let corners = house.cells() & pattern.cells;
        corners.len() == 2 && survey.cells_in(digit, *house) == corners
    };
    let lines = |range: std::ops::Range<usize>| -> Vec<House> {
        House::ALL[range].iter().filter(|house| confined(house)).copied().collect()
    };
    let both = |houses: Vec<House>| <[House; 2]>::try_from(houses).ok();
    both(lines(0..9)).or_else(|| both(lines(9..18)))
}
