//! Bytes as text.

use std::borrow::Cow;

/// The bytes as text. What isn't in UTF-8 is taken for Windows-1252, in which spreadsheets in the West write tables: every byte
/// stands for a sign there. Most bytes are text, and to see only that is quicker than to look for faults.
pub(crate) fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    // A page decodes a file before it is read, and waits for each byte of its module.
    if cfg!(target_arch = "wasm32") {
        return String::from_utf8_lossy(bytes);
    }
    str::from_utf8(bytes).map_or_else(|_| Cow::Owned(windows_1252(bytes)), Cow::Borrowed)
}

/// The signs of Windows-1252 from 0x80 to 0x9F, as browsers read them (<https://encoding.spec.whatwg.org/index-windows-1252.txt>).
/// All others are those of Unicode with the same number.
const OWN_SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', //
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(bytes: &[u8]) -> String {
    let sign = |&byte: &u8| match byte {
        0x80..=0x9f => OWN_SIGNS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    bytes.iter().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_utf8_is_windows_1252() {
        assert_eq!(text_of("Jürgen – 5 €".as_bytes()), "Jürgen – 5 €");
        assert_eq!(text_of(b"J\xfcrgen \x96 5 \x80"), "Jürgen – 5 €");
    }
}
