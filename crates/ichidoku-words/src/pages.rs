//! The texts of the technique pages, in every language that has them.
//!
//! A page is a Markdown file, `texts/LANGUAGE/pages/NAME.md`, in which each section is headed by the id of its topic. The
//! build has checked that it can be read, and that a page in another language has the sections of the English one.

pub use crate::page_text::{PageText, Piece, Section, Topic};
use crate::tables::ENGLISH_PAGES;
#[cfg(feature = "languages")]
use crate::{kept, tables::PAGES};

/// True if there is an English page of this name; for use when a program is compiled.
///
/// ```
/// const _: () = assert!(ichidoku_words::pages::is_there("w-wing"));
/// ```
pub const fn is_there(name: &str) -> bool {
    let mut i = 0;
    while i < ENGLISH_PAGES.len() {
        if is_same(ENGLISH_PAGES[i].0.as_bytes(), name.as_bytes()) {
            return true;
        }
        i += 1;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}

/// The names of all English pages, in order.
pub fn names() -> impl Iterator<Item = &'static str> {
    ENGLISH_PAGES.iter().map(|(name, _)| *name)
}

/// The text of a page in this language, if there is one. Without the feature `languages` there are only English ones.
///
/// ```
/// use ichidoku_words::pages::{Topic, text};
/// let page = text("en", "w-wing").unwrap();
/// assert_eq!(page.title, "W-wing");
/// assert!(page.sections.iter().any(|section| section.topic == Topic::Why));
/// assert_eq!(text("en", "abacus"), None);
/// ```
pub fn text(language: &str, name: &str) -> Option<PageText> {
    let text = match language {
        "en" => ENGLISH_PAGES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text),
        other => translated(other, name),
    };
    PageText::read(text?).ok()
}

#[cfg(feature = "languages")]
fn translated(language: &str, name: &str) -> Option<&'static str> {
    let mut pages = kept::of(PAGES, language)?.split('\u{c}').filter_map(|page| page.split_once('\n'));
    pages.find(|(known, _)| *known == name).map(|(_, text)| text)
}

#[cfg(not(feature = "languages"))]
fn translated(_: &str, _: &str) -> Option<&'static str> {
    None
}
