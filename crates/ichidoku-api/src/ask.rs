//! What a request is.

use crate::control::Control;
use crate::error::Error;
use crate::registry::Answer;

/// A request that can be answered.
pub trait Ask {
    /// What comes back.
    type Answer;

    /// An example in JSON, without the request's name; `{}` where the name says all. It is part of the server's
    /// description, and tests answer it.
    const EXAMPLE: &'static str;

    /// The name of the request about variants that this one becomes where its puzzle is one.
    #[cfg(feature = "variants")]
    const FOR_VARIANT: Option<&'static str> = None;

    /// The same request about a variant, if the puzzle is one by its form.
    #[cfg(feature = "variants")]
    fn for_variant(&self) -> Option<crate::Request> {
        None
    }

    /// Answers the request.
    ///
    /// # Errors
    /// [`Error`] names what is wrong, where, and what was expected.
    fn run(&self, control: &Control<'_>) -> Result<Self::Answer, Error>;
}

/// Answers a request, or the one about variants that it becomes.
pub(crate) fn answer<Q: Ask>(request: &Q, control: &Control<'_>, wrap: fn(Q::Answer) -> Answer) -> Answer {
    #[cfg(feature = "variants")]
    if let Some(variant) = request.for_variant() {
        return variant.answer(control);
    }
    request.run(control).map_or_else(Answer::Error, wrap)
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
