//! M-wing: the page is `m-wing`.

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::three_links::{self, turns};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const M_WING: Info =
    Info { slug: "m-wing", name: "M-wing", page: "m-wing", difficulty: 69, find, ..super::FAMILY };

/// Finds a bivalue cell and two bilocal digits that turn in a cell.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    three_links::find(
        survey,
        Technique::MWing,
        |[a, b, c]| {
            a.is_bivalue()
                && !b.is_bivalue()
                && !c.is_bivalue()
                && a.to.digit() == b.from.digit()
                && turns(b, c)
                && a.from.digit() == c.to.digit()
        },
        sink,
    )
}
