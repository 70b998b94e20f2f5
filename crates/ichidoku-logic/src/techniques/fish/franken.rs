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

use super::super::{Info, Sink};
use super::complex::{Shape, each};
use super::{BOXES, COLUMNS, Fish, ROWS};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const FRANKEN_X_WING: Info = Info {
    slug: "franken-x-wing",
    name: "franken X-wing",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0330", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, 2, false, sink),
    ..super::FAMILY
};

pub(crate) const FRANKEN_SWORDFISH: Info = Info {
    slug: "franken-swordfish",
    name: "franken swordfish",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0331", HodokuLevel::Unfair, 350),
    find: |survey, sink| find(survey, 3, false, sink),
    ..super::FAMILY
};

pub(crate) const FRANKEN_JELLYFISH: Info = Info {
    slug: "franken-jellyfish",
    name: "franken jellyfish",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0332", HodokuLevel::Unfair, 370),
    find: |survey, sink| find(survey, 4, false, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_FRANKEN_X_WING: Info = Info {
    slug: "finned-franken-x-wing",
    name: "finned franken X-wing",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0340", HodokuLevel::Unfair, 390),
    find: |survey, sink| find(survey, 2, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_FRANKEN_SWORDFISH: Info = Info {
    slug: "finned-franken-swordfish",
    name: "finned franken swordfish",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0341", HodokuLevel::Unfair, 410),
    find: |survey, sink| find(survey, 3, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_FRANKEN_JELLYFISH: Info = Info {
    slug: "finned-franken-jellyfish",
    name: "finned franken jellyfish",
    page: "franken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0342", HodokuLevel::Unfair, 430),
    find: |survey, sink| find(survey, 4, true, sink),
    ..super::FAMILY
};

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
fn find(survey: &Survey<'_>, size: usize, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
