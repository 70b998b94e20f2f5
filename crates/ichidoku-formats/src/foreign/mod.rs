//! Texts of other programs, each read as a whole: web pages, XML, pictures in SVG, LaTeX, saved games, links over several
//! lines. A file for each kind; what a text holds as a table goes through the readers of plain text.

mod drawing;
mod ksudoku;
mod latex;
mod page;
mod save;
mod whole;
mod wrapped;

use crate::document::Document;
use crate::error::Problem;
use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::source::Source;
use crate::xml;
use whole::Whole;

/// What a text holds.
type Found = Vec<Result<Document, Problem>>;

/// How a kind of text is read.
type Read = fn(&str) -> Found;

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

/// What the readers of plain text find in a text that was made of another.
fn plain(text: String) -> Found {
    let mut source = Source::from_text("", text);
    let mut found = Found::new();
    while let Ok(Some(chunk)) = source.next_chunk() {
        found.extend(chunk.entries().map(|entry| entry.map_err(|error| error.into_problem())));
    }
    found
}

/// True if the readers of plain text find a puzzle.
#[cfg(feature = "archives")]
pub(crate) fn holds_puzzle(text: &str) -> bool {
    plain(text.to_owned()).iter().any(Result::is_ok)
}

/// A row of cells as plain text has it: of nine, blanks are points.
pub(crate) fn row(cells: &[String]) -> String {
    let blank = if cells.len() == 9 { "." } else { "" };
    let cells: Vec<&str> = cells
        .iter()
        .map(|cell| Some(cell.trim()).filter(|cell| !cell.is_empty()))
        .map(|cell| cell.unwrap_or(blank))
        .collect();
    cells.join("\t") + "\n"
}
