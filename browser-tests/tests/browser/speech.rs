//! The texts of a language.

use ichidoku_words::app::Texts;
use ichidoku_words::{Words, bundle};

/// The texts of the app in a language, and its words for steps and techniques.
pub(crate) struct Speech {
    pub(crate) texts: Texts,
    pub(crate) words: Words,
}

impl Speech {
    /// English without a code.
    pub(crate) fn of(code: Option<&str>) -> Self {
        let file = |code: &str| format!("{code}.app.txt");
        let other = code.and_then(|code| bundle::files().find(|(name, _)| *name == file(code)));
        let texts = other.map_or_else(Texts::english, |(_, table)| Texts::read(table));
        assert!(code.is_none_or(|code| code == texts.language()), "there are no texts in {code:?}");
        Self { words: Words::of_preferred(texts.language()), texts }
    }
}
