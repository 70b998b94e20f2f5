//! Dynamic region forcing net: the page is `dynamic-region-forcing-net`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_REGION: Info = Info {
    slug: "dynamic-region-forcing-net",
    name: "dynamic region forcing net",
    aliases: &["dynamic region forcing chain", "dynamic house forcing net"],
    page: "dynamic-region-forcing-net",
    difficulty: 87,
    hodoku: HodokuScore::some("1304", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::DynamicRegion, Level::Dynamic, truth, sink))
}
