//! Unique rectangle type 4: the page is `unique-rectangle-type-4`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_4: Info = Info {
    slug: "unique-rectangle-type-4",
    name: "unique rectangle type 4",
    aliases: &["uniqueness test 4"],
    page: "unique-rectangle-type-4",
    difficulty: 47,
    hodoku: HodokuScore::some("0603", HodokuLevel::Hard, 100),
    explainer: Some(45),
    find,
    ..super::FAMILY
};

/// Finds rectangles with a strong link in the roof.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        steps(survey, Technique::UniqueRectangle4, &pattern).into_iter().try_for_each(&mut *sink)
    })
}

/// One step for each digit of the pair that a house holds in the roof only.
pub(super) fn steps(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Vec<Step> {
    let mut steps = Vec::new();
    for digit in pattern.pair.iter() {
        let confined = |h: &ichidoku::House| survey.cells_in(digit, *h) == pattern.roof;
        let house = pattern.roof_houses().into_iter().find(confined);
        if let (Some(house), Some(other)) = (house, pattern.other(digit)) {
            let beside = Beside { confined: vec![(house, digit)], ..Beside::default() };
            steps.extend(pattern.step(survey, technique, beside, [(other, pattern.roof)]));
        }
    }
    steps
}
