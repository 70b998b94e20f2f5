//! Texts of other programs, each read as a whole: web pages, XML, pictures in SVG, LaTeX, saved games, links over several
//! lines, grids with a cell a line, grids among other words. A file for each kind; what a text holds as a table goes through the readers of plain text.

mod column;
mod drawing;
mod found;
mod ksudoku;
mod latex;
mod loose;
mod page;
mod save;
mod whole;
mod window;
mod wrapped;

use crate::layout::{Confidence, Head, Layout, Sniffed};
use crate::xml;
use found::Read;
#[cfg(feature = "archives")]
pub(crate) use found::{holds_puzzle, lines_of_table, row};
use whole::Whole;

/// Whether a text is one of a kind: `Some(false)` if more must be known.
type Sniff = fn(&[u8], bool) -> Option<bool>;

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
        _ => {
            let sniffers: [(Sniff, Read); 3] =
                [(column::sniff, column::read), (wrapped::sniff, wrapped::read), (loose::sniff, loose::read)];
            let known = sniffers.into_iter().find_map(|(sniff, read)| Some((sniff(text, head.at_end)?, read)));
            known.map_or(Sniffed::No, |(is_one, read)| if is_one { whole(read) } else { Sniffed::Undecided })
        }
    }
}
