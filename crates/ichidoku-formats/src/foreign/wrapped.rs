//! A link or code that a mail has broken into lines.

use super::found::Found;
use crate::links;

/// Whether the text is one: `Some(false)` if more must be known, `None` if it is none. The first line alone holds no puzzle, the
/// others are words without spaces, and there is little else.
pub(super) fn sniff(text: &[u8], at_end: bool) -> Option<bool> {
    let (first, rest) = text.split_at(memchr::memchr(b'\n', text)?);
    let line = String::from_utf8_lossy(first);
    let is_good = || matches!(links::read(&line), Some(Ok(_)));
    if !links::is_link(line.trim().trim_start_matches('<')) || is_good() {
        return None;
    }
    if !at_end {
        return Some(false);
    }
    let text = joined(&String::from_utf8_lossy(text));
    let is_one_word = rest.trim_ascii().split(|byte| *byte == b'\n').all(|line| !line.trim_ascii().contains(&b' '));
    (is_one_word && matches!(links::read(&text), Some(Ok(_)))).then_some(true)
}

pub(super) fn read(text: &str) -> Found {
    links::read(&joined(text)).into_iter().collect()
}

/// The lines as one, without the signs that mails put at their ends.
fn joined(text: &str) -> String {
    text.lines().map(|line| line.trim().trim_end_matches('=')).collect()
}
