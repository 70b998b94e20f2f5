//! Nested region forcing net with nets: the page is `nested-region-forcing-net-with-nets`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const NETS_REGION: Info = Info {
    slug: "nested-region-forcing-net-with-nets",
    name: "nested region forcing net with nets",
    aliases: &["nested region forcing net level 4"],
    page: "nested-region-forcing-net-with-nets",
    difficulty: 107,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::NetsRegion, Level::Nets, truth, sink))
}
