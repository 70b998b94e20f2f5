//! The comment that opens a source file, taken out when the program is compiled: texts that stand beside the code they
//! are about, without the code. For the crates of this workspace only.

/// The comment that opens a source file (its lines that start with `//!`), as a text: `opening_comment!(bytes)`.
#[doc(hidden)]
#[macro_export]
macro_rules! opening_comment {
    ($source:expr) => {{
        const SOURCE: &[u8] = $source;
        const HEAD: [u8; $crate::comment::length(SOURCE)] = $crate::comment::head(SOURCE);
        match str::from_utf8(&HEAD) {
            Ok(text) => text,
            Err(_) => "",
        }
    }};
}

const MARK: &[u8] = b"//!";

/// How many bytes the lines have that open the source and start with `//!`.
pub const fn length(source: &[u8]) -> usize {
    let mut length = 0;
    while starts_with_mark(source, length) {
        while length < source.len() && source[length] != b'\n' {
            length += 1;
        }
        length += 1;
    }
    length
}

const fn starts_with_mark(source: &[u8], at: usize) -> bool {
    at + MARK.len() < source.len() && source[at] == MARK[0] && source[at + 1] == MARK[1] && source[at + 2] == MARK[2]
}

/// The first bytes of the source.
pub const fn head<const LENGTH: usize>(source: &[u8]) -> [u8; LENGTH] {
    let mut head = [0; LENGTH];
    let mut i = 0;
    while i < LENGTH {
        head[i] = source[i];
        i += 1;
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_ends_where_the_comment_does() {
        let source = b"//! # A title\n//! words\n\n//! not this\nfn f() {}\n";
        assert_eq!(
            crate::opening_comment!(b"//! # A title\n//! words\n\n//! not this\n"),
            "//! # A title\n//! words\n"
        );
        assert_eq!((length(source), head::<5>(source)), (24, *b"//! #"));
        assert_eq!([length(b"fn f() {}"), length(b"//!")], [0, 0]);
    }
}
