//! What the readers of codes share.

use std::borrow::Cow;

use ichidoku::{Candidate, Cell, Puzzle};

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;

/// What a reader makes of a code: nothing if the code is none of its kind.
pub(super) type Read = Option<Result<Document, Problem>>;

/// Rules that aren't known here.
pub(super) fn unknown_rules(names: &[Cow<'_, str>]) -> Problem {
    Fault::OtherRules { names: names.join(", ") }.into()
}

/// Something that doesn't belong into the code.
pub(super) fn foreign(found: &str) -> Problem {
    Fault::NotOfCode { found: format!("{found:?}") }.into()
}

/// What the digits of the grid leave to its open cells.
pub(super) fn unseen(grid: &Puzzle) -> impl Iterator<Item = Candidate> + '_ {
    let open = Cell::ALL.into_iter().filter(|cell| grid.get(*cell).is_none());
    open.flat_map(|cell| grid.unseen_digits(cell).iter().map(move |digit| Candidate::of(cell, digit)))
}
