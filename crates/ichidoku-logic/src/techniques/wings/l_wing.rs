//! L-wing: the page is `l-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const L_WING: Info = Info {
    slug: "l-wing",
    name: "L-wing",
    aliases: &["local wing"],
    page: "l-wing",
    difficulty: 69,
    find,
    ..super::FAMILY
};

/// Finds three bilocal digits of more than one digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::LWing,
        |links| {
            let digit = links[0].from.digit();
            links.iter().all(|l| !l.is_bivalue()) && links.iter().any(|l| l.from.digit() != digit)
        },
        sink,
    )
}
