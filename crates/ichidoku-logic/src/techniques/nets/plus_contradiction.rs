//! Dynamic contradiction net plus: the page is `dynamic-contradiction-net-plus`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const PLUS_CONTRADICTION: Info = Info {
    slug: "dynamic-contradiction-net-plus",
    name: "dynamic contradiction net plus",
    aliases: &["dynamic plus contradiction forcing chain"],
    page: "dynamic-contradiction-net-plus",
    difficulty: 90,
    explainer: Some(90),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes by singles and basic patterns and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::PlusContradiction, Level::Plus, sink)
}
