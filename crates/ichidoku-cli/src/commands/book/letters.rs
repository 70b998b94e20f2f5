//! The letters that a book can have: those of its own font, and of one beside it.

use std::fs;
use std::path::Path;

use ichidoku_print::{Font, unwritable};

use crate::exit::Failure;
use crate::words::say;

/// The letters that a book can have.
pub(super) struct Letters {
    /// The font beside its own.
    pub(super) font: Option<Font>,
}

impl Letters {
    /// Those of its own font, and of the one in a file.
    pub(super) fn read(path: Option<&Path>) -> Result<Self, Failure> {
        let font = |path: &Path| {
            let name = path.display().to_string();
            let read = fs::read(path).ok().and_then(Font::read);
            read.ok_or_else(|| Failure::new(say!("book-no-font", name)))
        };
        Ok(Self { font: path.map(font).transpose()? })
    }

    /// True if it has all letters of a text.
    pub(super) fn can_write(&self, text: &str) -> bool {
        self.font.as_ref().map_or_else(|| unwritable(text), |font| font.unwritable(text)).is_none()
    }

    /// A word of the program's, in English where letters of it are lacking.
    pub(super) fn own_or<'w>(&self, own: &'w str, english: &'w str) -> &'w str {
        if self.can_write(own) { own } else { english }
    }

    /// A text without the signs that are lacking, such as pictures of clouds, and with three points in the place of words whose letters or
    /// digits are; whether there are such words.
    pub(super) fn without_signs(&self, text: &str) -> (String, bool) {
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
        let letters = Letters { font: None };
        let without = |text: &str| letters.without_signs(text);
        assert_eq!(without("Foggy \u{1f32b}\u{fe0f} Monday"), ("Foggy Monday".to_owned(), false));
        assert_eq!(without("Cages\tand lines ≠ 5"), ("Cages and lines 5".to_owned(), false));
        assert_eq!(without("Rule two by 田中: sums."), ("Rule two by … sums.".to_owned(), true));
        assert_eq!(letters.own_or("数独", "Sudoku"), "Sudoku");
    }
}
