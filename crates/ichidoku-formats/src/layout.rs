//! What kind of file a source is.

use std::sync::Arc;

use ichidoku::text::LineKind;

use crate::csv::Columns;
use crate::json_scan::Place;
use crate::lines;

/// So much of the beginning is looked at, at most.
const MAX_HEAD: usize = 64 << 10;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// How a source is cut into records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Lines of plain text.
    Text,
    /// Lines with columns.
    Csv(Arc<Columns>),
    /// JSON values, from this place on.
    Json(Place),
}

impl Layout {
    /// The layout of a source with this beginning, and how much of that is only heading. `None` if more must be known.
    pub(crate) fn of(text: &[u8], at_end: bool) -> Option<(Self, usize)> {
        let at_end = at_end || text.len() > MAX_HEAD;
        if !at_end && BYTE_ORDER_MARK.starts_with(text) {
            return None;
        }
        let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let Some((first, first_end)) = significant_line(text, mark, at_end, is_json)? else {
            return Some((Self::Text, mark));
        };
        match is_json(&text[first..]) {
            Some(true) => return Some((Self::Json(Place::TOP), mark)),
            None if !at_end => return None,
            _ => {}
        }
        let header = String::from_utf8_lossy(&text[first..first_end]);
        if !may_be_header(&header) {
            return Some((Self::Text, mark));
        }
        let second = significant_line(text, first_end, at_end, |_| None)?;
        let second = second.map(|(start, end)| String::from_utf8_lossy(&text[start..end]));
        match Columns::of_header(&header, second.as_deref()) {
            Some(columns) => Some((Self::Csv(Arc::new(columns)), first_end)),
            None => Some((Self::Text, mark)),
        }
    }
}

/// The first line from `start` on that is neither empty nor a comment. `None` if it is not all there, unless its beginning
/// says enough; `Some(None)` if there is none.
fn significant_line(
    text: &[u8],
    mut start: usize,
    at_end: bool,
    is_enough: fn(&[u8]) -> Option<bool>,
) -> Option<Option<(usize, usize)>> {
    loop {
        let rest = &text[start..];
        let end = match memchr::memchr(b'\n', rest) {
            Some(i) => start + i + 1,
            None if rest.is_empty() && at_end => return Some(None),
            None if at_end || is_enough(rest) == Some(true) => text.len(),
            None => return None,
        };
        match rest[..end - start].trim_ascii_start().first() {
            None | Some(b'#') => start = end,
            Some(_) => return Some(Some((start, end))),
        }
    }
}

fn may_be_header(line: &str) -> bool {
    let is_short = line.len() <= lines::MAX_LINE;
    is_short && matches!(LineKind::of(line), LineKind::Other | LineKind::Part)
}

/// True if the text begins with a bracket.
pub(crate) fn may_be_json(text: &[u8]) -> bool {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    matches!(text.trim_ascii_start().first(), Some(b'{' | b'['))
}

/// Whether the text begins as JSON does, and not as a row in brackets. `None` if too little is there.
fn is_json(text: &[u8]) -> Option<bool> {
    let text = text.trim_ascii_start();
    match text.first()? {
        b'{' => Some(matches!(text[1..].trim_ascii_start().first()?, b'"' | b'}')),
        b'[' => is_json_array(text),
        _ => Some(false),
    }
}

fn is_json_array(text: &[u8]) -> Option<bool> {
    let inside = text[1..].trim_ascii_start();
    match inside.first()? {
        b'"' | b'{' | b']' => Some(true),
        b'[' => Some(!matches!(inside[1..].trim_ascii_start().first()?, b'\'' | b'.' | b'_' | b'*')),
        b'0'..=b'9' | b'n' => {
            // Nine numbers are the first of nine rows without brackets around them.
            let end = memchr::memchr(b']', inside)?;
            Some(memchr::memchr_iter(b',', &inside[..end]).count() > 8)
        }
        _ => Some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(text: &str) -> &'static str {
        match Layout::of(text.as_bytes(), true).unwrap().0 {
            Layout::Text => "text",
            Layout::Csv(_) => "csv",
            Layout::Json(_) => "json",
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
            ("[[5,3,0", "json"),
            ("\u{FEFF}\n\n [ [5,3,0", "json"),
            ("[\"53..7....\",", "json"),
            ("[[[\"5\",", "json"),
            ("{ \"board\":", "json"),
            ("[]", "json"),
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
            assert_eq!(Layout::of(text.as_bytes(), false), None, "{text:?}");
        }
        assert!(Layout::of(&vec![b' '; MAX_HEAD + 1], false).is_some());
    }
}
