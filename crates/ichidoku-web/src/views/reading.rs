//! What reading a text came to.

use ichidoku::Puzzle;

/// What reading a text came to.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Reading {
    pub(super) said: String,
    pub(super) puzzles: Vec<Puzzle>,
}

impl Reading {
    pub(super) fn said(said: impl Into<String>) -> Self {
        Self { said: said.into(), puzzles: Vec::new() }
    }
}
