//! Without the feature `fonts` there is no font beside the embedded one.

use crate::piece::Piece;

/// A font beside the embedded one, of which there is none without the feature `fonts`.
#[derive(Clone, Debug)]
pub enum Font {}

impl Font {
    pub(crate) fn unwritable(&self, _: &str) -> Option<char> {
        match *self {}
    }

    pub(crate) fn pieces(&self, _: &str, _: f32) -> Vec<(Piece, f32)> {
        match *self {}
    }
}
