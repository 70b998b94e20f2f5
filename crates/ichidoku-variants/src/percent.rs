//! Characters that links write as codes (RFC 3986).

/// The text with the characters that codes such as `%20` stand for, but for those that are kept as codes.
pub(crate) fn percent_decoded(text: &str, kept: &[u8]) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = tail.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()).filter(|_| first == b'%') {
            Some(byte) if !kept.contains(&byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
