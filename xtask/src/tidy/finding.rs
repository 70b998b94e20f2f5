//! What a check finds.

use std::fmt;

/// Something that is not tidy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The file, and the line where there is one: `README.md:12`.
    pub(crate) place: String,
    /// What is wrong and what is expected.
    pub(crate) message: String,
}

impl Finding {
    pub(crate) fn new(place: impl fmt::Display, message: impl fmt::Display) -> Self {
        Self { place: place.to_string(), message: message.to_string() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}
