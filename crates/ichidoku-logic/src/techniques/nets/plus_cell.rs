//! Dynamic cell forcing net plus: the page is `dynamic-cell-forcing-net-plus`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_CELL: Info = Info {
    slug: "dynamic-cell-forcing-net-plus",
    name: "dynamic cell forcing net plus",
    aliases: &["dynamic plus cell forcing chain"],
    page: "dynamic-cell-forcing-net-plus",
    difficulty: 91,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey.nets().cells().try_for_each(|truth| super::verities(survey, Technique::PlusCell, Level::Plus, truth, sink))
}
