//! H-wing: the page is `h-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const H_WING: Info = Info {
    slug: "h-wing",
    name: "H-wing",
    aliases: &["hybrid wing"],
    page: "h-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds two bivalue cells and a bilocal digit in a row.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(survey, Technique::HWing, |[a, b, c]| a.is_bivalue() && b.is_bivalue() && !c.is_bivalue(), sink)
}
