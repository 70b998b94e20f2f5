//! Nested region forcing net with chains: the page is `nested-region-forcing-net-with-chains`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_REGION: Info = Info {
    slug: "nested-region-forcing-net-with-chains",
    name: "nested region forcing net with chains",
    aliases: &["nested region forcing net level 2"],
    page: "nested-region-forcing-net-with-chains",
    difficulty: 97,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds what all the places of a digit in a house lead to with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .places()
        .try_for_each(|truth| super::verities(survey, Technique::ChainsRegion, Level::Chains, truth, sink))
}
