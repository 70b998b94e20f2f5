//! Texts as the program keeps them: English as it is, every other language deflated until it is asked for.

#[cfg(feature = "languages")]
use std::sync::LazyLock;

/// A text of a table that the build made.
pub(crate) enum Kept {
    /// As it is.
    Plain(&'static str),
    /// Inflated when it is first read, some 2 ms for all texts of a language, and then kept.
    #[cfg(feature = "languages")]
    Deflated(&'static LazyLock<&'static str>),
}

impl Kept {
    /// The text itself.
    pub(crate) fn text(&self) -> &'static str {
        match self {
            Self::Plain(text) => text,
            #[cfg(feature = "languages")]
            Self::Deflated(text) => text,
        }
    }
}

/// The text of a language in a table, by the language's code.
pub(crate) fn of(table: &[(&str, Kept)], code: &str) -> Option<&'static str> {
    table.iter().find(|(own, _)| *own == code).map(|(_, kept)| kept.text())
}

/// The text that the build deflated (RFC 1951); empty if it is none, which a test rules out.
#[cfg(feature = "languages")]
pub(crate) fn inflated(bytes: &[u8]) -> &'static str {
    let text = miniz_oxide::inflate::decompress_to_vec(bytes).unwrap_or_default();
    String::from_utf8(text).unwrap_or_default().leak()
}

#[cfg(all(test, feature = "languages"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_deflated_text_is_empty() {
        assert_eq!(inflated(b"no such thing"), "");
    }
}
