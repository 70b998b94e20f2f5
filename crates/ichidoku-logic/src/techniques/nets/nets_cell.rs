//! Nested cell forcing net with nets: the page is `nested-cell-forcing-net-with-nets`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const NETS_CELL: Info = Info {
    slug: "nested-cell-forcing-net-with-nets",
    name: "nested cell forcing net with nets",
    aliases: &["nested cell forcing net level 4"],
    page: "nested-cell-forcing-net-with-nets",
    difficulty: 106,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey.nets().cells().try_for_each(|truth| super::verities(survey, Technique::NetsCell, Level::Nets, truth, sink))
}
