//! Answers about the classes of puzzles.

use ichidoku_api::FormStatus;
use serde::Serialize;

/// An answer about the class of a puzzle, with whether it has one.
#[derive(Serialize)]
pub(super) struct Classed<T> {
    status: FormStatus,
    #[serde(flatten)]
    answer: T,
}

impl<T> Classed<T> {
    /// An answer about a puzzle that has a canonical form, or else conflicting clues.
    pub(super) const fn new(has_form: bool, answer: T) -> Self {
        Self { status: if has_form { FormStatus::Canonical } else { FormStatus::Clashing }, answer }
    }
}
