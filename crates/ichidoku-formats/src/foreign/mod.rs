//! Texts of other programs, each read as a whole: web pages, XML, pictures in SVG, LaTeX, saved games, links over several
//! lines. A file for each kind; what a text holds as a table goes through the readers of plain text.

mod drawing;
mod found;
mod ksudoku;
mod latex;
mod page;
mod save;
mod whole;
mod wrapped;

use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::xml;
use found::Read;
#[cfg(feature = "archives")]
pub(crate) use found::{holds_puzzle, row};
use whole::Whole;

/// Whether the text is one of these, and which.
pub(crate) fn sniff(head: &Head<'_>) -> Sniffed {
    let text = head.text[head.mark..].trim_ascii_start();
    // The longest beginning that decides.
    const ENOUGH: usize = 512;
    if text.len() < ENOUGH && !head.at_end && matches!(text.first(), None | Some(b'<' | b'\\' | b'%' | b'S')) {
        return Sniffed::Undecided;
    }
    let whole = |read: Read| Sniffed::Yes(Confidence::Likely, Layout::Pieces(Box::new(Whole(read))), head.mark);
    match text {
        [b'<', b'a'..=b'z' | b'A'..=b'Z' | b'!' | b'?', ..] => match xml::root(&String::from_utf8_lossy(text)) {
            Some("opensudoku") => Sniffed::No,
            Some("ksudoku") => whole(ksudoku::read),
            Some("svg") => whole(drawing::read),
            None if !head.at_end => Sniffed::Undecided,
            _ => whole(page::read),
        },
        _ if latex::is_begun(text) => whole(latex::read),
        _ if text.starts_with(b"SAVEFILE:") => whole(save::read),
        _ => wrapped::sniff(text, head.at_end).map_or(Sniffed::No, |is_one| match is_one {
            true => whole(wrapped::read),
            false => Sniffed::Undecided,
        }),
    }
}
