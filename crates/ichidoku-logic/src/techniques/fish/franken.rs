//! Franken X-wing, swordfish, jellyfish, with and without fins: the page is `franken-fish`.

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
