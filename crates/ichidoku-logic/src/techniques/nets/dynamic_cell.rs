//! Dynamic cell forcing net: the page is `dynamic-cell-forcing-net`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_CELL: Info = Info {
    slug: "dynamic-cell-forcing-net",
    name: "dynamic cell forcing net",
    aliases: &["dynamic cell forcing chain", "forcing net verity"],
    page: "dynamic-cell-forcing-net",
    difficulty: 86,
    hodoku: HodokuScore::some("1304", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .cells()
        .try_for_each(|truth| super::verities(survey, Technique::DynamicCell, Level::Dynamic, truth, sink))
}
