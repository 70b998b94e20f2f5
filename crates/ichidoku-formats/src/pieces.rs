//! Records that aren't lines: JSON values, XML elements.

use crate::document::Document;
use crate::error::Problem;

/// A longer piece is no puzzle.
pub(crate) const MAX_PIECE: usize = 256 << 10;

/// The first piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// White space, brackets around records, a label.
    Nothing { length: usize },
    /// A record, or what was meant to be one.
    Record { length: usize },
}

impl Piece {
    /// The number of bytes of the text that it takes.
    pub(crate) const fn length(self) -> usize {
        match self {
            Self::Nothing { length } | Self::Record { length } => length,
        }
    }
}

/// How a text is cut into pieces, and what has been learned from those before.
pub(crate) trait Pieces: Send + Sync {
    /// The first piece of the text, which counts as passed; `None` if that depends on what follows.
    fn next(&mut self, text: &[u8], at_end: bool) -> Option<Piece>;

    /// The documents in the record that has just been passed, and the line of each or of its fault. Others are kept where
    /// that is asked for.
    fn read(&self, record: &[u8], line: u64, keeps_others: bool) -> Vec<(u64, Result<Document, Problem>)>;

    /// True if a list is open in which the text can't end.
    fn is_open(&self) -> bool {
        false
    }

    /// A longer record is too long to be one.
    fn limit(&self) -> usize {
        MAX_PIECE
    }

    /// A copy that goes on from the same place.
    fn copy(&self) -> Box<dyn Pieces>;
}

impl Clone for Box<dyn Pieces> {
    fn clone(&self) -> Self {
        self.copy()
    }
}
