//! Whether a puzzle is as hard as was asked for: the answer.

/// What the judge says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    TooEasy,
    Fits,
    TooHard,
}
