//! A text that is one record, from its beginning to its end.

use super::found::Read;
use crate::document::Document;
use crate::error::Problem;
use crate::pieces::{Piece, Pieces};

/// A longer text is not read: 2 MiB.
const MAX_TEXT: usize = 2 << 20;

/// A text that is one record, and how it is read.
#[derive(Clone, Copy)]
pub(super) struct Whole(pub(super) Read);

impl Pieces for Whole {
    fn next(&mut self, text: &[u8], at_end: bool) -> Option<Piece> {
        (at_end && !text.is_empty()).then_some(Piece::Record { length: text.len() })
    }

    fn read(&self, record: &[u8], line: u64, _: bool) -> Vec<(u64, Result<Document, Problem>)> {
        let found = (self.0)(&String::from_utf8_lossy(record));
        found.into_iter().map(|read| (line, read.map(|document| Document { line, ..document }))).collect()
    }

    fn limit(&self) -> usize {
        MAX_TEXT
    }

    fn copy(&self) -> Box<dyn Pieces> {
        Box::new(*self)
    }
}
