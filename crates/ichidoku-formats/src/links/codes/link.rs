//! The parts of a link that may hold a puzzle.

use crate::links::address;

/// A link, or a code that stands alone.
pub(super) struct Link<'a> {
    text: &'a str,
}

impl<'a> Link<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { text }
    }

    /// What may be a code: what follows `#`, the values behind `=`, the whole path, its last part, and the text itself if it is
    /// no address. Percent signs are decoded, and once more where they were encoded twice.
    pub(super) fn codes(&self) -> Vec<String> {
        let Some(address) = address::of(self.text) else { return vec![unescaped(self.text)] };
        let (before, fragment) = address.split_once('#').unwrap_or((address, ""));
        let (place, query) = before.split_once('?').unwrap_or((before, ""));
        let path = place.split_once('/').map_or("", |(_, path)| path);
        let values =
            |part: &'a str| part.split('&').map(|field| field.split_once('=').map_or(field, |(_, value)| value));
        let last = path.trim_end_matches('/').rsplit('/').next();
        let parts = std::iter::once(fragment).chain(values(query)).chain(values(fragment)).chain([path]).chain(last);
        parts.filter(|part| !part.is_empty()).map(|part| unescaped(&unescaped(part))).collect()
    }
}

/// The text with `%2F` and the like decoded; what isn't such a sign stays.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, behind)) = rest.split_first() {
        let sign = behind.first_chunk::<2>().filter(|_| *first == b'%');
        let decoded = sign.and_then(|sign| u8::from_str_radix(std::str::from_utf8(sign).ok()?, 16).ok());
        bytes.push(decoded.unwrap_or(*first));
        rest = if decoded.is_some() { &behind[2..] } else { behind };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
