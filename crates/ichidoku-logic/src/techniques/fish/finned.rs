//! Finned and sashimi X-wing, swordfish, jellyfish: the page is `finned-fish`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::line::Lines;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const FINNED_X_WING: Info = Info {
    slug: "finned-x-wing",
    name: "finned X-wing",
    page: "finned-fish",
    difficulty: 64,
    hodoku: HodokuScore::some("0310", HodokuLevel::Hard, 130),
    find: |survey, sink| find(survey, 2, false, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_SWORDFISH: Info = Info {
    slug: "finned-swordfish",
    name: "finned swordfish",
    page: "finned-fish",
    difficulty: 67,
    hodoku: HodokuScore::some("0311", HodokuLevel::Unfair, 200),
    find: |survey, sink| find(survey, 3, false, sink),
    ..super::FAMILY
};

pub(crate) const FINNED_JELLYFISH: Info = Info {
    slug: "finned-jellyfish",
    name: "finned jellyfish",
    page: "finned-fish",
    difficulty: 68,
    hodoku: HodokuScore::some("0312", HodokuLevel::Unfair, 250),
    find: |survey, sink| find(survey, 4, false, sink),
    ..super::FAMILY
};

pub(crate) const SASHIMI_X_WING: Info = Info {
    slug: "sashimi-x-wing",
    name: "sashimi X-wing",
    page: "finned-fish",
    difficulty: 64,
    hodoku: HodokuScore::some("0320", HodokuLevel::Hard, 150),
    find: |survey, sink| find(survey, 2, true, sink),
    ..super::FAMILY
};

pub(crate) const SASHIMI_SWORDFISH: Info = Info {
    slug: "sashimi-swordfish",
    name: "sashimi swordfish",
    page: "finned-fish",
    difficulty: 67,
    hodoku: HodokuScore::some("0321", HodokuLevel::Unfair, 240),
    find: |survey, sink| find(survey, 3, true, sink),
    ..super::FAMILY
};

pub(crate) const SASHIMI_JELLYFISH: Info = Info {
    slug: "sashimi-jellyfish",
    name: "sashimi jellyfish",
    page: "finned-fish",
    difficulty: 68,
    hodoku: HodokuScore::some("0322", HodokuLevel::Unfair, 260),
    find: |survey, sink| find(survey, 4, true, sink),
    ..super::FAMILY
};

const FINNED: [Technique; 3] = [Technique::FinnedXWing, Technique::FinnedSwordfish, Technique::FinnedJellyfish];
const SASHIMI: [Technique; 3] = [Technique::SashimiXWing, Technique::SashimiSwordfish, Technique::SashimiJellyfish];

/// Finds the finned fish of the size, either the sashimi ones or the others.
fn find(survey: &Survey<'_>, size: usize, sashimi: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = if sashimi { SASHIMI } else { FINNED }[size - 2];
    Lines::each(survey, &mut |lines| {
        for bases in lines.bases(size, 2) {
            for (fish, _) in lines.finned(bases).filter(|(_, kind)| *kind == sashimi) {
                let catch = fish.haul(survey);
                if !catch.out.is_empty() {
                    sink(fish.step(technique, &catch))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}
