//! Bytes in base 64 (RFC 4648).

/// The bytes that a text is in base 64, with the usual signs or those for addresses. Spaces are plus signs that a form turned
/// into such. `None` if another sign is among them.
///
/// ```
/// use ichidoku_formats::base64::decoded;
/// assert_eq!(decoded("Zm9vYg==").as_deref(), Some(&b"foob"[..]));
/// assert_eq!(decoded("_-8="), decoded("/+8="));
/// assert_eq!(decoded("Zm9!"), None);
/// ```
pub fn decoded(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() * 3 / 4), 0u32, 0);
    for sign in text.trim_end_matches('=').bytes() {
        let value = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'a'..=b'z' => sign - b'a' + 26,
            b'0'..=b'9' => sign - b'0' + 52,
            b'+' | b'-' | b' ' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        (bits, count) = (bits << 6 | u32::from(value), count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

/// A text of the usual signs that these bytes are.
///
/// ```
/// assert_eq!(ichidoku_formats::base64::encoded(b"foob"), "Zm9vYg==");
/// ```
pub fn encoded(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0u32, |bits, at| bits << 8 | u32::from(three.get(at).copied().unwrap_or_default()));
        for at in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * at) & 63) as usize];
            text.push(if at <= three.len() { char::from(sign) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_that_of_the_standard_and_reads_back() {
        // The examples of RFC 4648.
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(encoded(bytes.as_bytes()), text);
            assert_eq!(decoded(text).as_deref(), Some(bytes.as_bytes()));
        }
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(decoded(&encoded(&all)), Some(all));
    }
}
