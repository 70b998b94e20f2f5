//! # Franken X-wing, swordfish, jellyfish, with and without fins
//!
//! A fish with boxes: the base houses are rows and boxes, the covers columns and boxes (or the other way about).
//!
//! ## Why it is true
//! As for every fish: the base houses need one place each, the covers have room for one each. A candidate in two
//! covers would fill both at once, so it goes even if it belongs to the base.
//!
//! ## Example
//! ```text
//!   r1   X . . | . . . | X . .      base row 1 and box 4, covers columns 1 and 7 ...
//!   r4   X . . |                    ... with the 5s of box 4 in column 1 and in
//!   r6   . # . |                    the fin r6c2
//! ```
//!
//! ## Near miss
//! Two base houses share a candidate that does not see the victim: it could fill both, and the count fails.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::Sink;
use super::complex::{Shape, each};
use super::{BOXES, COLUMNS, Fish, ROWS};
use crate::survey::Survey;
use crate::technique::Technique;

const PLAIN: [Technique; 3] = [Technique::FrankenXWing, Technique::FrankenSwordfish, Technique::FrankenJellyfish];
const FINNED: [Technique; 3] =
    [Technique::FinnedFrankenXWing, Technique::FinnedFrankenSwordfish, Technique::FinnedFrankenJellyfish];

/// Rows and boxes covered by columns and boxes, and the transposed.
pub(super) const SHAPES: [Shape; 2] =
    [Shape { bases: ROWS | BOXES, covers: COLUMNS | BOXES }, Shape { bases: COLUMNS | BOXES, covers: ROWS | BOXES }];

/// Whether the fish has a box, so that it is not a basic one.
pub(super) fn has_box(fish: Fish) -> bool {
    (fish.bases | fish.covers) & BOXES != 0
}

/// Finds the franken fish of the size, either those with fins or those without.
pub(crate) fn find(survey: &Survey<'_>, size: usize, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if finned { FINNED } else { PLAIN }[size - 2];
    for digit in Digit::ALL {
        for shape in SHAPES {
            each(survey, digit, size, shape, &mut |fish| {
                let catch = fish.haul(survey);
                let wanted = has_box(fish) && catch.has_fins() == finned && !catch.out.is_empty();
                if wanted { sink(fish.step(technique, &catch)) } else { ControlFlow::Continue(()) }
            })?;
        }
    }
    ControlFlow::Continue(())
}
