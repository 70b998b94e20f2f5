//! S-wing: the page is `s-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const S_WING: Info = Info {
    slug: "s-wing",
    name: "S-wing",
    aliases: &["split wing"],
    page: "s-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds two bilocal digits joined by a bivalue cell.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::SWing,
        |[a, b, c]| {
            !a.is_bivalue()
                && b.is_bivalue()
                && !c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && b.to.digit() == c.from.digit()
        },
        sink,
    )
}
