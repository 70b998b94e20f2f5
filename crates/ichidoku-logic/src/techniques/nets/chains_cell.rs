//! Nested cell forcing net with chains: the page is `nested-cell-forcing-net-with-chains`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_CELL: Info = Info {
    slug: "nested-cell-forcing-net-with-chains",
    name: "nested cell forcing net with chains",
    aliases: &["nested cell forcing net level 2"],
    page: "nested-cell-forcing-net-with-chains",
    difficulty: 96,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .cells()
        .try_for_each(|truth| super::verities(survey, Technique::ChainsCell, Level::Chains, truth, sink))
}
