//! What reading a text came to.

/// What reading a text came to, in words.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Reading {
    pub(super) said: String,
}

impl Reading {
    pub(super) fn said(said: impl Into<String>) -> Self {
        Self { said: said.into() }
    }
}
