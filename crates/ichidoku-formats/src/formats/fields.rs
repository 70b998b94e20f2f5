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
        (at_end && !text.is_empty()).then_some(Piece::Record { length: text.len() })
    }

    fn read(&self, _: &[u8], line: u64, _: bool) -> Vec<(u64, Result<Document, Problem>)> {
        vec![(line, Err(Fault::WithoutPuzzle.into()))]
    }

    fn copy(&self) -> Box<dyn Pieces> {
        Box::new(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn such_a_text_is_one_record_with_a_fault() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let table = format!("name,puzzle\nMonday,{line}\n");
        for text in ["[[5,3,0", "{\"size\":9}", "<?xml version=\"1.0\"?>", &table] {
            let text = text.as_bytes();
            let Sniffed::Yes(_, Layout::Pieces(mut pieces), 0) = sniff(&Head { text, mark: 0, at_end: true }) else {
                panic!("{text:?}");
            };
            assert_eq!(pieces.next(text, false), None);
            assert_eq!(pieces.next(text, true), Some(Piece::Record { length: text.len() }));
            assert_eq!(pieces.next(b"", true), None, "it ends");
            assert!(matches!(pieces.read(text, 1, false)[..], [(1, Err(_))]));
        }
        assert!(matches!(sniff(&Head { text: line.as_bytes(), mark: 0, at_end: true }), Sniffed::No));
    }
}
