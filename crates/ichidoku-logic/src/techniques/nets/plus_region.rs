//! Dynamic region forcing net plus: the page is `dynamic-region-forcing-net-plus`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_REGION: Info = Info {
    slug: "dynamic-region-forcing-net-plus",
    name: "dynamic region forcing net plus",
    aliases: &["dynamic plus region forcing chain"],
    page: "dynamic-region-forcing-net-plus",
    difficulty: 92,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::PlusRegion, Level::Plus, truth, sink))
}
