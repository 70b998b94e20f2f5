//! What a request is.

use crate::control::Control;
use crate::error::Error;

/// A request that can be answered.
pub trait Ask {
    /// What comes back.
    type Answer;

    /// An example in JSON, without the request's name; `{}` where the name says all. It is part of the server's
    /// description, and tests answer it.
    const EXAMPLE: &'static str;

    /// Answers the request.
    ///
    /// # Errors
    /// [`Error`] names what is wrong, where, and what was expected.
    fn run(&self, control: &Control<'_>) -> Result<Self::Answer, Error>;
}

/// An example with a puzzle, and perhaps more fields.
macro_rules! example {
    ($($fields:literal)?) => {
        concat!(
            r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79""#,
            $(", ", $fields,)?
            "}"
        )
    };
}
pub(crate) use example;
