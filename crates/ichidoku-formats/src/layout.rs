//! What kind of file a source is.

use std::sync::Arc;

use crate::formats::Format;
use crate::formats::csv::Header;
use crate::pieces::Pieces;

/// So much of the beginning is looked at, at most.
const MAX_HEAD: usize = 64 << 10;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// How a source is cut into records.
#[derive(Clone)]
pub(crate) enum Layout {
    /// Lines of plain text.
    Text,
    /// Lines with columns.
    Csv(Arc<Header>),
    /// Pieces of any length, the next as these say.
    Pieces(Box<dyn Pieces>),
}

/// How sure a format is that a text is its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Confidence {
    /// If no other format knows the text, it is plain text; the reader finds out which form, line by line.
    Fallback,
    /// The first line has the names of columns.
    Likely,
    /// No plain text and no table begins like this.
    Sure,
}

/// What a format makes of the beginning of a text.
pub(crate) enum Sniffed {
    /// It is another format's.
    No,
    /// More must be known.
    Undecided,
    /// It is the format's: how surely, how it is cut, and how much of the beginning is only heading.
    Yes(Confidence, Layout, usize),
}

/// The beginning of a text.
#[derive(Clone, Copy)]
pub(crate) struct Head<'a> {
    /// As much as there is.
    pub(crate) text: &'a [u8],
    /// The number of bytes of the byte order mark.
    pub(crate) mark: usize,
    /// True if what isn't there won't come, or won't matter.
    pub(crate) at_end: bool,
}

impl Head<'_> {
    /// The first line from `start` on that is neither empty nor a comment. `None` if it is not all there, unless its
    /// beginning says enough; `Some(None)` if there is none.
    pub(crate) fn significant_line(
        &self,
        mut start: usize,
        is_enough: fn(&[u8]) -> Option<bool>,
    ) -> Option<Option<(usize, usize)>> {
        loop {
            let rest = &self.text[start..];
            let end = match memchr::memchr(b'\n', rest) {
                Some(i) => start + i + 1,
                None if rest.is_empty() && self.at_end => return Some(None),
                None if self.at_end || is_enough(rest) == Some(true) => self.text.len(),
                None => return None,
            };
            match rest[..end - start].trim_ascii_start().first() {
                None | Some(b'#') => start = end,
                Some(_) => return Some(Some((start, end))),
            }
        }
    }
}

impl Layout {
    /// The layout of a source with this beginning, and how much of that is only heading. `None` if more must be known: a
    /// format that isn't decided yet may be surer than those that are.
    pub(crate) fn of(text: &[u8], at_end: bool) -> Option<(Self, usize)> {
        let at_end = at_end || text.len() > MAX_HEAD;
        if !at_end && BYTE_ORDER_MARK.starts_with(text) {
            return None;
        }
        let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let head = Head { text, mark, at_end };
        let mut best: Option<(Confidence, Self, usize)> = None;
        let mut is_undecided = false;
        for format in Format::all() {
            match format.sniff(&head) {
                Sniffed::No => {}
                Sniffed::Undecided => is_undecided = true,
                Sniffed::Yes(confidence, layout, heading) => {
                    if best.as_ref().is_none_or(|(surest, ..)| confidence > *surest) {
                        best = Some((confidence, layout, heading));
                    }
                }
            }
        }
        let (_, layout, heading) = best.filter(|(surest, ..)| *surest == Confidence::Sure || !is_undecided)?;
        Some((layout, heading))
    }
}

/// What the forms of plain text make of any text.
pub(crate) fn plain_text(head: &Head<'_>) -> Sniffed {
    Sniffed::Yes(Confidence::Fallback, Layout::Text, head.mark)
}

/// True if the text begins with a bracket.
pub(crate) fn may_be_pieces(text: &[u8]) -> bool {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    matches!(text.trim_ascii_start().first(), Some(b'{' | b'[' | b'<'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(text: &str) -> &'static str {
        match Layout::of(text.as_bytes(), true).unwrap().0 {
            Layout::Text => "text",
            Layout::Csv(_) => "csv",
            Layout::Pieces(_) => "pieces",
        }
    }

    #[test]
    fn the_beginning_tells_the_layout() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (text, expected) in [
            ("", "text"),
            ("# only a comment", "text"),
            (line, "text"),
            ("Grid 01\n003020600\n", "text"),
            ("[Puzzle]\n003020600\n", "text"),
            ("[5] [3] {124} | {26} [7] {2468} | {1489} {1249} {2489}\n", "text"),
            ("{5} {3} {124}\n", "text"),
            ("[5,3,0,0,7,0,0,0,0],\n[6,0,0,1,9,5,0,0,0],\n", "text"),
            ("[['5','3','.'],\n", "text"),
            ("{5,3,0,0,7,0,0,0,0},\n", "text"),
            ("[[5,3,0", "pieces"),
            ("\u{FEFF}\n\n [ [5,3,0", "pieces"),
            ("[\"53..7....\",", "pieces"),
            ("[[[\"5\",", "pieces"),
            ("{ \"board\":", "pieces"),
            ("[]", "pieces"),
            ("\u{FEFF}quizzes,solutions\n", "csv"),
            ("# from somewhere\n\nid,puzzle,solution,clues,difficulty\n", "csv"),
            ("puzzle\n", "text"),
            (&format!("puzzle\n{line}"), "csv"),
            (&format!("\n\na;b\n\n1;{line}"), "csv"),
        ] {
            assert_eq!(layout(text), expected, "{text:?}");
        }
    }

    #[test]
    fn what_is_not_all_there_is_waited_for() {
        for text in ["", "\u{FEFF}", "[", "[[", "# comment", "puzzle,solution", "a,b\n", "puzzle\n53..", "{", "a:b\n{}"]
        {
            assert!(Layout::of(text.as_bytes(), false).is_none(), "{text:?}");
        }
        assert!(Layout::of(&vec![b' '; MAX_HEAD + 1], false).is_some());
    }
}
