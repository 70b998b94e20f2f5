//! Unique rectangle type 1: the page is `unique-rectangle-type-1`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_1: Info = Info {
    slug: "unique-rectangle-type-1",
    name: "unique rectangle type 1",
    aliases: &["uniqueness test 1"],
    page: "unique-rectangle-type-1",
    difficulty: 45,
    hodoku: HodokuScore::some("0600", HodokuLevel::Hard, 100),
    explainer: Some(45),
    find,
    ..super::FAMILY
};

/// Finds rectangles with one corner that holds more than the pair.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| match step(survey, Technique::UniqueRectangle1, &pattern) {
        Some(step) => sink(step),
        None => ControlFlow::Continue(()),
    })
}

/// The pair leaves the only roof cell.
pub(super) fn step(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Option<Step> {
    pattern.roof.only()?;
    pattern.step(survey, technique, Beside::default(), pattern.pair.iter().map(|digit| (digit, pattern.roof)))
}
