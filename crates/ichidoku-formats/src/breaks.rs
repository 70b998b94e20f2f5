//! Line ends of any kind become line feeds, so that everything else knows only one.

/// The characters that end a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breaks {
    /// CR, LF and both together. JSON may hold the others within strings.
    Newlines,
    /// Also form feed, vertical tab, NEL and Unicode's separators.
    All,
}

impl Breaks {
    /// Rewrites the bytes from `start` on. The last of them are [decided](split_undecided).
    pub(crate) fn unify(self, bytes: &mut Vec<u8>, start: usize) {
        if self == Self::All && !is_plain(&bytes[start..]) {
            self.rewrite(bytes, start, |bytes| memchr::memchr3(b'\r', 0x0B, 0x0C, bytes));
            self.rewrite(bytes, start, |bytes| memchr::memchr2(0xC2, 0xE2, bytes));
        } else if self == Self::Newlines {
            self.rewrite(bytes, start, |bytes| memchr::memchr(b'\r', bytes));
        }
    }

    /// Rewrites the line ends that begin with a byte that is sought.
    fn rewrite(self, bytes: &mut Vec<u8>, start: usize, find: fn(&[u8]) -> Option<usize>) {
        let (mut from, mut to) = (start, start);
        while let Some(i) = find(&bytes[from..]) {
            bytes.copy_within(from..from + i, to);
            (from, to) = (from + i, to + i);
            let length = self.length_at(&bytes[from..]);
            bytes[to] = if length > 0 { b'\n' } else { bytes[from] };
            from += length.max(1);
            to += 1;
        }
        bytes.drain(to..from);
    }

    /// The length of the line end with which the bytes begin; 0 if they do not.
    fn length_at(self, bytes: &[u8]) -> usize {
        match bytes {
            // Text that was converted twice.
            [b'\r', b'\r', b'\n', ..] => 3,
            [b'\r', b'\n', ..] => 2,
            [b'\r', ..] => 1,
            _ if self == Self::Newlines => 0,
            [0x0B | 0x0C, ..] => 1,
            [0xC2, 0x85, ..] => 2,
            [0xE2, 0x80, 0xA8 | 0xA9, ..] => 3,
            _ => 0,
        }
    }
}

/// The first end of a line, as far as tables are written with such; `None` if no line ends.
pub(crate) fn first_line_end(bytes: &[u8]) -> Option<&'static [u8]> {
    let at = memchr::memchr2(b'\r', b'\n', bytes)?;
    Some(match bytes[at..] {
        [b'\n', ..] => b"\n",
        [b'\r', b'\n', ..] | [b'\r', b'\r', b'\n', ..] => b"\r\n",
        _ => b"\r",
    })
}

/// True if all is ASCII and no line ends other than by a line feed. Without an exit, so that it becomes vector code.
fn is_plain(bytes: &[u8]) -> bool {
    let is_strange = |byte: &u8| (*byte >= 0x80) | (byte.wrapping_sub(0x0B) <= 2);
    let (blocks, rest) = bytes.as_chunks::<256>();
    blocks.iter().all(|block| !block.iter().fold(false, |any, byte| any | is_strange(byte)))
        && !rest.iter().any(is_strange)
}

/// Takes away what may be the beginning of a line end, so that it can be looked at with what follows.
pub(crate) fn split_undecided(bytes: &mut Vec<u8>, start: usize) -> Vec<u8> {
    let length = match &bytes[start..] {
        [.., 0xE2, 0x80] | [.., b'\r', b'\r'] => 2,
        [.., b'\r' | 0xC2 | 0xE2] => 1,
        _ => return Vec::new(),
    };
    bytes.split_off(bytes.len() - length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_becomes_a_line_feed() {
        let text = "a\rb\r\nc\r\r\nd\r\r\u{85}e\u{2028}f\u{2029}g\x0bh\x0ci\n\u{2027}é\r";
        for (breaks, expected) in [
            (Breaks::Newlines, "a\nb\nc\nd\n\n\u{85}e\u{2028}f\u{2029}g\x0bh\x0ci\n\u{2027}é\n"),
            (Breaks::All, "a\nb\nc\nd\n\n\ne\nf\ng\nh\ni\n\u{2027}é\n"),
        ] {
            let mut bytes = text.as_bytes().to_vec();
            breaks.unify(&mut bytes, 0);
            assert_eq!(String::from_utf8_lossy(&bytes), expected);
        }
    }

    #[test]
    fn what_may_go_on_is_held_back() {
        for (bytes, held) in [("ab\r", 1), ("a\r\r", 2), ("ab\n", 0), ("ab\u{85}", 0), ("\u{2028}", 0), ("", 0)] {
            assert_eq!(split_undecided(&mut bytes.as_bytes().to_vec(), 0).len(), held, "{bytes:?}");
        }
        for (bytes, held) in [(&b"a\xC2"[..], 1), (b"a\xE2", 1), (b"a\xE2\x80", 2)] {
            assert_eq!(split_undecided(&mut bytes.to_vec(), 0).len(), held);
        }
    }
}
