//! The letters that a book can have: those of its own font, and of one beside it.

use crate::face::unwritable;
use crate::font::Font;

/// The letters that a book can have.
///
/// ```
/// use ichidoku_print::Letters;
/// let letters = Letters::default();
/// assert!(letters.can_write("Łódź") && !letters.can_write("数独"));
/// assert_eq!(letters.without_signs("Rule two by 田中: sums."), ("Rule two by … sums.".to_owned(), true));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Letters {
    /// The font beside the book's own, if there is one.
    pub font: Option<Font>,
}

impl Letters {
    /// The first character of a text that a book can't have.
    pub fn unwritable(&self, text: &str) -> Option<char> {
        match &self.font {
            Some(font) => font.unwritable(text),
            None => unwritable(text),
        }
    }

    /// True if a book can have all letters of a text.
    pub fn can_write(&self, text: &str) -> bool {
        self.unwritable(text).is_none()
    }

    /// A text without the signs that are lacking, such as pictures of clouds, and with three points in the place of words whose letters or
    /// digits are; true if there are such words. Every stretch of white space becomes a blank.
    pub fn without_signs(&self, text: &str) -> (String, bool) {
        let lacks = |letter: &char| !self.can_write(letter.encode_utf8(&mut [0; 4]));
        let mut lacks_words = false;
        let written = |word: &str| {
            if word.chars().any(|letter| letter.is_alphanumeric() && lacks(&letter)) {
                lacks_words = true;
                return "…".to_owned();
            }
            word.chars().filter(|letter| !lacks(letter)).collect()
        };
        let words: Vec<String> =
            text.split_whitespace().map(written).filter(|word: &String| !word.is_empty()).collect();
        (words.join(" "), lacks_words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_left_out_and_words_are_marked() {
        let without = |text: &str| Letters::default().without_signs(text);
        assert_eq!(without("Foggy \u{1f32b}\u{fe0f} Monday"), ("Foggy Monday".to_owned(), false));
        assert_eq!(without("Cages\tand lines ≠ 5"), ("Cages and lines 5".to_owned(), false));
        assert_eq!(without("Rule two by 田中: sums."), ("Rule two by … sums.".to_owned(), true));
    }
}
