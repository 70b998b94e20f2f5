//! Addresses: how they begin, and what is in a line around them.

/// Addresses begin like this.
const BEGINNINGS: [&str; 3] = ["https://", "http://", "www."];

/// The line without what chats and mails put around an address: quotes, angle brackets, the text of a Markdown link.
pub(super) fn bare(line: &str) -> &str {
    let line = line.trim();
    let line = match line.strip_prefix('[').and_then(|rest| rest.split_once("](")) {
        Some((_, target)) => target.trim_end_matches([')', '.', ',']),
        None => line,
    };
    let inner = line.trim_matches(['"', '\'', '`', '“', '”']);
    inner.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).unwrap_or(inner)
}

/// What comes after the scheme, if the text is an address.
pub(super) fn of(text: &str) -> Option<&str> {
    let beginning = BEGINNINGS.iter().find(|beginning| text.starts_with(**beginning))?;
    Some(if beginning.ends_with('/') { &text[beginning.len()..] } else { text })
}
