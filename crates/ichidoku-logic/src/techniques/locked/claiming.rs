//! Claiming: the page is `claiming`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const CLAIMING: Info = Info {
    slug: "claiming",
    name: "claiming",
    aliases: &["locked candidates type 2", "box/line reduction"],
    page: "claiming",
    difficulty: 28,
    hodoku: HodokuScore::some("0101", HodokuLevel::Medium, 50),
    explainer: Some(28),
    find,
    ..super::FAMILY
};

/// Finds digits whose places in a line lie in one box.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line(survey).try_for_each(|[b, line]| confined(Technique::Claiming, survey, [line, b], sink))
}
