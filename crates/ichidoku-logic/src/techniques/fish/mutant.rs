//! Mutant fish, with and without fins: the page is `mutant-fish`.

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::{Info, Sink};
use super::complex::{Shape, each};
use super::{BOXES, COLUMNS, Fish, Houses, ROWS};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const MUTANT_X_WING: Info = Info {
    slug: "mutant-x-wing",
    name: "mutant X-wing",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0350", HodokuLevel::Extreme, 450),
    find: |survey, sink| find(survey, 2, false, sink),
    ..super::FAMILY
};

pub(crate) const MUTANT_SWORDFISH: Info = Info {
    slug: "mutant-swordfish",
    name: "mutant swordfish",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0351", HodokuLevel::Extreme, 450),
    find: |survey, sink| find(survey, 3, false, sink),
    ..super::FAMILY
};

pub(crate) const MUTANT_JELLYFISH: Info = Info {
    slug: "mutant-jellyfish",
    name: "mutant jellyfish",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0352", HodokuLevel::Extreme, 450),
    find: |survey, sink| find(survey, 4, false, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_X_WING: Info = Info {
    slug: "finned-mutant-x-wing",
    name: "finned mutant X-wing",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0360", HodokuLevel::Extreme, 470),
    find: |survey, sink| find(survey, 2, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_SWORDFISH: Info = Info {
    slug: "finned-mutant-swordfish",
    name: "finned mutant swordfish",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0361", HodokuLevel::Extreme, 470),
    find: |survey, sink| find(survey, 3, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_JELLYFISH: Info = Info {
    slug: "finned-mutant-jellyfish",
    name: "finned mutant jellyfish",
    page: "mutant-fish",
    difficulty: 84,
    hodoku: HodokuScore::some("0362", HodokuLevel::Extreme, 470),
    find: |survey, sink| find(survey, 4, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_SQUIRMBAG: Info = Info {
    slug: "finned-mutant-squirmbag",
    name: "finned mutant squirmbag",
    aliases: &["finned mutant starfish"],
    page: "mutant-fish",
    difficulty: 86,
    hodoku: HodokuScore::some("0363", HodokuLevel::Extreme, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 5, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_WHALE: Info = Info {
    slug: "finned-mutant-whale",
    name: "finned mutant whale",
    page: "mutant-fish",
    difficulty: 86,
    hodoku: HodokuScore::some("0364", HodokuLevel::Extreme, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 6, true, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_MUTANT_LEVIATHAN: Info = Info {
    slug: "finned-mutant-leviathan",
    name: "finned mutant leviathan",
    page: "mutant-fish",
    difficulty: 86,
    hodoku: HodokuScore::some("0365", HodokuLevel::Extreme, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 7, true, sink),
    ..super::FAMILY
};

const PLAIN: [Technique; 3] = [Technique::MutantXWing, Technique::MutantSwordfish, Technique::MutantJellyfish];
const FINNED: [Technique; 6] = [
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
    Technique::FinnedMutantSquirmbag,
    Technique::FinnedMutantWhale,
    Technique::FinnedMutantLeviathan,
];

/// Any houses.
pub(super) const SHAPE: Shape = Shape { bases: ROWS | COLUMNS | BOXES, covers: ROWS | COLUMNS | BOXES };

/// Whether the fish is neither basic nor franken.
pub(super) fn is_mutant(fish: Fish) -> bool {
    let mixed = |set: Houses| set & ROWS != 0 && set & COLUMNS != 0;
    let parallel = |lines: Houses| fish.bases & lines != 0 && fish.covers & lines != 0;
    mixed(fish.bases) || mixed(fish.covers) || parallel(ROWS) || parallel(COLUMNS)
}

/// Finds the mutant fish of the size, either those with fins or those without.
fn find(survey: &Survey<'_>, size: usize, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if finned { FINNED[size - 2] } else { PLAIN[size - 2] };
    for digit in Digit::ALL {
        each(survey, digit, size, SHAPE, &mut |fish| {
            if !is_mutant(fish) {
                return ControlFlow::Continue(());
            }
            let catch = fish.haul(survey);
            let wanted = catch.has_fins() == finned && !catch.out.is_empty();
            if wanted { sink(fish.step(technique, &catch)) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}
