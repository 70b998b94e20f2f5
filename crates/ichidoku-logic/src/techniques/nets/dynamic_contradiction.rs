//! Dynamic contradiction net: the page is `dynamic-contradiction-net`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DYNAMIC_CONTRADICTION: Info = Info {
    slug: "dynamic-contradiction-net",
    name: "dynamic contradiction net",
    aliases: &["dynamic nishio", "dynamic contradiction forcing chain", "forcing net contradiction"],
    page: "dynamic-contradiction-net",
    difficulty: 85,
    hodoku: HodokuScore::some("1303", HodokuLevel::Extreme, 700),
    explainer: Some(85),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes by singles and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::DynamicContradiction, Level::Dynamic, sink)
}
