//! Aligned triplet exclusion: the page is `aligned-triplet-exclusion`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const ALIGNED_TRIPLET_EXCLUSION: Info = Info {
    slug: "aligned-triplet-exclusion",
    name: "aligned triplet exclusion",
    aliases: &["ATE", "aligned triple exclusion"],
    page: "aligned-triplet-exclusion",
    difficulty: 75,
    explainer: Some(75),
    find,
    ..super::FAMILY
};

/// Finds triples of cells in each of which some candidate is in no way to fill all.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::find(survey, Technique::AlignedTripletExclusion, 3, sink)
}
