//! Pointing: the page is `pointing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{box_and_line, confined};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const POINTING: Info = Info {
    slug: "pointing",
    name: "pointing",
    aliases: &["locked candidates type 1"],
    page: "pointing",
    difficulty: 26,
    hodoku: HodokuScore::some("0100", HodokuLevel::Medium, 50),
    explainer: Some(26),
    find,
    ..super::FAMILY
};

/// Finds digits whose places in a box lie in one line.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    box_and_line(survey).try_for_each(|pair| confined(Technique::Pointing, survey, pair, sink))
}
