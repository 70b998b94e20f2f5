//! The part of the output that a chunk makes, handed over while the rest of the chunk is still being worked on.
//!
//! A worker writes record after record into its [`Part`] and puts each finished one on the [`Tray`]. Whoever writes the
//! output empties the tray of the chunk whose turn it is, again and again: so a finished record never waits for a slow
//! one that comes after it.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::exit::Failure;
use crate::summary::Summary;

/// A stretch of the output, with what is to be reported and counted beside it.
///
/// Pieces go round between the threads and keep their memory.
#[derive(Debug, Default)]
pub(crate) struct Piece {
    /// The data.
    pub(crate) bytes: Vec<u8>,
    /// The canonical form of each record, packed, where the command compares them; none for clashing clues.
    pub(crate) forms: Vec<Option<[u8; 41]>>,
    /// Lines for standard error.
    pub(crate) messages: String,
    /// What was met.
    pub(crate) summary: Summary,
    /// Why nothing after this piece is wanted, such as a bad record where `--strict` is on.
    pub(crate) end: Option<Failure>,
}

impl Piece {
    /// Empties the piece, keeping its memory.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.forms.clear();
        self.messages.clear();
        self.summary = Summary::default();
        self.end = None;
    }

    fn is_empty(&self) -> bool {
        self.bytes.is_empty() && self.messages.is_empty() && self.summary.records() == 0 && self.end.is_none()
    }

    /// Moves everything from a later piece to the end of this one, with `between` between the data of the two.
    fn append(&mut self, later: &mut Self, between: &str) {
        if self.is_empty() {
            return std::mem::swap(self, later);
        }
        if !self.bytes.is_empty() && !later.bytes.is_empty() {
            self.bytes.extend_from_slice(between.as_bytes());
        }
        self.bytes.append(&mut later.bytes);
        self.forms.append(&mut later.forms);
        self.messages.push_str(&later.messages);
        self.summary.merge(std::mem::take(&mut later.summary));
        self.end = self.end.take().or(later.end.take());
        later.clear();
    }
}

/// Where the finished records of one chunk lie until they are written.
#[derive(Debug, Default)]
pub(crate) struct Tray(Mutex<Ready>);

#[derive(Debug, Default)]
struct Ready {
    piece: Piece,
    /// True if the chunk is done.
    is_complete: bool,
}

impl Tray {
    /// Exchanges what lies there for an empty piece. Returns whether that was the end of the chunk; `None` if there is
    /// nothing new.
    pub(crate) fn take(&self, empty: &mut Piece) -> Option<bool> {
        let mut ready = self.lock();
        if ready.piece.is_empty() && !ready.is_complete {
            return None;
        }
        std::mem::swap(&mut ready.piece, empty);
        Some(ready.is_complete)
    }

    fn lock(&self) -> MutexGuard<'_, Ready> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a worker makes of a chunk: the piece it is writing, and the tray for what is finished.
#[derive(Debug, Default)]
pub(crate) struct Part {
    piece: Piece,
    tray: Arc<Tray>,
}

impl Part {
    /// A part for the next chunk, in the memory of the last one; the tray is empty.
    pub(crate) fn renew(&mut self) -> Arc<Tray> {
        self.piece.clear();
        self.tray = Arc::default();
        Arc::clone(&self.tray)
    }

    /// Hands over what has been written since the last time; all of it is finished.
    pub(crate) fn hand_over(&mut self, between: &str) {
        self.tray.lock().piece.append(&mut self.piece, between);
    }

    /// Hands over the rest: the chunk is done.
    pub(crate) fn complete(&mut self, between: &str) {
        let mut ready = self.tray.lock();
        ready.piece.append(&mut self.piece, between);
        ready.is_complete = true;
    }
}

impl Deref for Part {
    type Target = Piece;

    fn deref(&self) -> &Piece {
        &self.piece
    }
}

impl DerefMut for Part {
    fn deref_mut(&mut self) -> &mut Piece {
        &mut self.piece
    }
}
