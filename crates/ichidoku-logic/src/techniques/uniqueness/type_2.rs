//! Unique rectangle types 2 and 5: the page is `unique-rectangle-types-2-and-5`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_2: Info = Info {
    slug: "unique-rectangle-type-2",
    name: "unique rectangle type 2",
    aliases: &["uniqueness test 2"],
    page: "unique-rectangle-types-2-and-5",
    difficulty: 46,
    hodoku: HodokuScore::some("0601", HodokuLevel::Hard, 100),
    explainer: Some(45),
    find,
    ..super::FAMILY
};

pub(crate) const UNIQUE_RECTANGLE_5: Info = Info {
    slug: "unique-rectangle-type-5",
    name: "unique rectangle type 5",
    aliases: &["uniqueness test 5"],
    page: "unique-rectangle-types-2-and-5",
    difficulty: 47,
    hodoku: HodokuScore::some("0604", HodokuLevel::Hard, 100),
    find: find_type_5,
    ..super::FAMILY
};

/// Finds rectangles with one extra digit in two corners side by side.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::UniqueRectangle2, true, sink)
}

/// Finds rectangles with one extra digit in corners that share no house.
fn find_type_5(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::UniqueRectangle5, false, sink)
}

fn each(survey: &Survey<'_>, technique: Technique, side_by_side: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        if pattern.roof_houses().is_empty() == side_by_side {
            return ControlFlow::Continue(());
        }
        match step(survey, technique, &pattern) {
            Some(step) => sink(step),
            None => ControlFlow::Continue(()),
        }
    })
}

/// The only extra digit leaves what sees every roof cell.
pub(super) fn step(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Option<Step> {
    let extra = pattern.extras(survey).only()?;
    if pattern.roof.len() < 2 {
        return None;
    }
    pattern.step(survey, technique, Beside::default(), [(extra, pattern.roof.common_peers())])
}
