//! What stands above the rows of a table: its header, and a line that names the delimiter.

use ichidoku::text::LineKind;

use crate::layout::Head;
use crate::lines::MAX_LINE;
use crate::table::Header;
use crate::utf8::text_of;

/// The header of a table that begins so, and where it ends: `Some(None)` if none does, `None` if more must be known.
pub(crate) fn header(head: &Head<'_>) -> Option<Option<(Header, usize)>> {
    let line = |start| head.significant_line(start, |_| None);
    let text = |(start, end): (usize, usize)| &head.text[start..end];
    let Some(mut first) = line(head.mark)? else { return Some(None) };
    let mut mark = head.text[..head.mark].to_vec();
    if names_delimiter(text(first)) {
        mark.extend_from_slice(text(first).trim_ascii());
        mark.push(b'\n');
        let Some(second) = line(first.1)? else { return Some(None) };
        first = second;
    }
    let header = text_of(text(first));
    if !may_be_header(&header) {
        return Some(None);
    }
    let second = line(first.1)?.map(|line| text_of(text(line)));
    let header = Header::of(&header, second.as_deref());
    Some(header.map(|header| (header.written_as(mark, text(first)), first.1)))
}

/// True for the line by which a spreadsheet is told what stands between columns: `sep=;`. The header shows it, too.
fn names_delimiter(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start(), [b's' | b'S', b'e' | b'E', b'p' | b'P', b'=', b',' | b';' | b'\t', rest @ ..] if rest.trim_ascii().is_empty())
}

fn may_be_header(line: &str) -> bool {
    line.len() <= MAX_LINE && matches!(LineKind::of(line), LineKind::Other | LineKind::Part)
}
