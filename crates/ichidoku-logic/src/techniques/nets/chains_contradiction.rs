//! Nested contradiction net with chains: the page is `nested-contradiction-net-with-chains`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_CONTRADICTION: Info = Info {
    slug: "nested-contradiction-net-with-chains",
    name: "nested contradiction net with chains",
    aliases: &["nested contradiction net level 2"],
    page: "nested-contradiction-net-with-chains",
    difficulty: 95,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds the candidates that a net refutes with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::contradictions(survey, Technique::ChainsContradiction, Level::Chains, sink)
}
