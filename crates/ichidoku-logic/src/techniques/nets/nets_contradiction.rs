//! Nested contradiction net with nets: the page is `nested-contradiction-net-with-nets`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const NETS_CONTRADICTION: Info = Info {
    slug: "nested-contradiction-net-with-nets",
    name: "nested contradiction net with nets",
    aliases: &["nested contradiction net level 4"],
    page: "nested-contradiction-net-with-nets",
    difficulty: 105,
    explainer: Some(105),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes with nets inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::NetsContradiction, Level::Nets, sink)
}
