//! What a line of text is put together from.

use crate::path::Step;

/// A part of a line.
pub(crate) enum Piece {
    /// Letters of the embedded font.
    Letters(String),
    #[cfg_attr(not(feature = "fonts"), expect(dead_code, reason = "the embedded font alone has no other letters"))]
    /// The outline of other letters, from where they begin on the base line.
    Outline(Vec<Step>),
}
