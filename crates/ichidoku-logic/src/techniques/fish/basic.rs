//! # X-wing, swordfish, jellyfish and larger fish
//!
//! Two, three, four or more rows hold a digit in only as many columns. The digit leaves the other cells of these columns.
//! The same holds with rows and columns exchanged.
//!
//! ## Why it is true
//! The rows need the digit once each, and in different columns. Two rows that have only two columns to choose from use
//! up both; three rows use up three columns, four rows four. What else is in these columns has lost its chance.
//!
//! ## How to find it
//! Take one digit at a time and look for rows with two places for it (up to three in a swordfish, up to four in a
//! jellyfish). Do the places of some rows fall into as few columns? Then do the same with the columns. The rows (base
//! houses) need not fill every crossing with the columns (cover houses): a swordfish with two places in each row is as
//! good as one with three.
//!
//! ## The kinds
//! X-wing, swordfish and jellyfish are the fish of two, three and four base lines. With five, six and seven they are called
//! squirmbag, whale and leviathan. These are never needed, because a smaller fish in the other direction eliminates the
//! same: the lines that are neither base nor cover lines, nor hold the digit already, are its bases and covers.
//!
//! ## Near miss
//! One place more in a base line, outside the cover lines: the line may take its digit there. Such a candidate is a
//! fin, and only what sees the fin can still go (see finned fish).
//!
//! ## References
//! - [SudokuWiki: X-wing](https://www.sudokuwiki.org/X_Wing_Strategy),
//!   [swordfish](https://www.sudokuwiki.org/Sword_Fish_Strategy),
//!   [jellyfish](https://www.sudokuwiki.org/Jelly_Fish_Strategy)
//! - [HoDoKu: basic fish](https://hodoku.sourceforge.net/en/tech_fishb.php)

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
