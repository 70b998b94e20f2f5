//! What kind of file a source is, found out from its beginning.

use crate::formats::SNIFFERS;
use crate::layout::{Confidence, Head, Layout, Sniffed};

/// So much of the beginning is looked at, at most.
const MAX_HEAD: usize = 64 << 10;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

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
        let sniffed = SNIFFERS.iter().map(|sniff| sniff(&head));
        #[cfg(feature = "texts")]
        let sniffed = sniffed.chain([crate::foreign::sniff(&head)]);
        for sniffed in sniffed {
            match sniffed {
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
