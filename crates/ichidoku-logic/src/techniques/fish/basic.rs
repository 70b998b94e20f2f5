//! X-wing, swordfish, jellyfish and larger fish: the page is `basic-fish`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::line::Lines;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const X_WING: Info = Info {
    slug: "x-wing",
    name: "X-wing",
    page: "basic-fish",
    difficulty: 32,
    hodoku: HodokuScore::some("0300", HodokuLevel::Hard, 140),
    explainer: Some(32),
    find: |survey, sink| find(survey, 2, sink),
    ..super::FAMILY
};

pub(crate) const SWORDFISH: Info = Info {
    slug: "swordfish",
    name: "swordfish",
    page: "basic-fish",
    difficulty: 38,
    hodoku: HodokuScore::some("0301", HodokuLevel::Hard, 150),
    explainer: Some(38),
    find: |survey, sink| find(survey, 3, sink),
    ..super::FAMILY
};

pub(crate) const JELLYFISH: Info = Info {
    slug: "jellyfish",
    name: "jellyfish",
    page: "basic-fish",
    difficulty: 52,
    hodoku: HodokuScore::some("0302", HodokuLevel::Hard, 160),
    explainer: Some(52),
    find: |survey, sink| find(survey, 4, sink),
    ..super::FAMILY
};

pub(crate) const SQUIRMBAG: Info = Info {
    slug: "squirmbag",
    name: "squirmbag",
    aliases: &["starfish"],
    page: "basic-fish",
    difficulty: 68,
    hodoku: HodokuScore::some("0303", HodokuLevel::Unfair, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 5, sink),
    ..super::FAMILY
};

pub(crate) const WHALE: Info = Info {
    slug: "whale",
    name: "whale",
    page: "basic-fish",
    difficulty: 69,
    hodoku: HodokuScore::some("0304", HodokuLevel::Unfair, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 6, sink),
    ..super::FAMILY
};

pub(crate) const LEVIATHAN: Info = Info {
    slug: "leviathan",
    name: "leviathan",
    page: "basic-fish",
    difficulty: 70,
    hodoku: HodokuScore::some("0305", HodokuLevel::Unfair, 470),
    is_usual: false,
    find: |survey, sink| find(survey, 7, sink),
    ..super::FAMILY
};

/// The fish by size, from 2 on.
const TECHNIQUES: [Technique; 6] = [
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::Squirmbag,
    Technique::Whale,
    Technique::Leviathan,
];

/// Finds the fish of the size without fins.
fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    Lines::each(survey, &mut |lines| {
        lines.bases(size, 0).try_for_each(|bases| {
            let fish = lines.fish(bases);
            let catch = fish.haul(survey);
            if catch.out.is_empty() {
                return ControlFlow::Continue(());
            }
            sink(fish.step(TECHNIQUES[size - 2], &catch))
        })
    })
}
