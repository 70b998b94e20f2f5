//! Texts whose parts have names, where nothing reads them: each is told from plain text, so that no line of it is taken for a puzzle
//! without its names.

use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::heading::header;
use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::pieces::{Piece, Pieces};

pub(crate) fn sniff(head: &Head<'_>) -> Sniffed {
    let unread = || Sniffed::Yes(Confidence::Sure, Layout::Pieces(Box::new(Unread)), head.mark);
    if matches!(head.text[head.mark..].trim_ascii_start().first(), Some(b'{' | b'[' | b'<')) {
        return unread();
    }
    match header(head) {
        None => Sniffed::Undecided,
        Some(None) => Sniffed::No,
        Some(Some(_)) => unread(),
    }
}

/// All of the text as one record that can't be read.
struct Unread;

impl Pieces for Unread {
    fn next(&mut self, text: &[u8], at_end: bool) -> Option<Piece> {
        at_end.then_some(Piece::Record { length: text.len() })
    }

    fn read(&self, _: &[u8], line: u64, _: bool) -> Vec<(u64, Result<Document, Problem>)> {
        vec![(line, Err(Fault::WithoutPuzzle.into()))]
    }

    fn copy(&self) -> Box<dyn Pieces> {
        Box::new(Self)
    }
}
