//! # Franken X-wing, swordfish, jellyfish, with and without fins
//!
//! A fish with boxes in it: its base houses are rows and boxes and its covers columns and boxes, or the same with rows
//! and columns exchanged.
//!
//! ## Why it is true
//! As for every fish. The base houses need the digit once each, at different places as long as no candidate lies in two
//! of them. All these places lie in the covers, which have room for one each: the base uses up all covers, and the
//! covers' other candidates go. A base candidate that lies in two covers would take the room of two, so it goes as
//! well. With fins, only what sees all of the fins goes.
//!
//! ## How to find it
//! Start from a row whose places for the digit fall into two boxes, or a box whose places lie in two lines, and look
//! for one more house whose places lie in the same houses. Many franken X-wings are pointing and claiming joined
//! together.
//!
//! ## The kinds
//! With two base houses it is an X-wing, with three a swordfish, with four a jellyfish; each with fins or without.
//!
//! ## Near miss
//! One place more in a base house, outside the covers, where no victim sees it. Also: two base houses that share a
//! candidate, which could serve both (an endo-fin); then the victims must see it, too.
//!
//! ## References
//! - [HoDoKu: complex fish](https://hodoku.sourceforge.net/en/tech_fishc.php)
//! - The New Sudoku Players' Forum, where fish were named and counted:
//!   [forum.enjoysudoku.com](http://forum.enjoysudoku.com/)

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
