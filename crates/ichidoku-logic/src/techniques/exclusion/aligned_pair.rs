//! Aligned pair exclusion: the page is `aligned-pair-exclusion`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const ALIGNED_PAIR_EXCLUSION: Info = Info {
    slug: "aligned-pair-exclusion",
    name: "aligned pair exclusion",
    aliases: &["APE"],
    page: "aligned-pair-exclusion",
    difficulty: 63,
    explainer: Some(62),
    find,
    ..super::FAMILY
};

/// Finds pairs of cells in each of which some candidate is in no way to fill both.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    super::find(survey, Technique::AlignedPairExclusion, 2, sink)
}
