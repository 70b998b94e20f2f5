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

    /// The name of a puzzle and who set it, as far as there are letters for them; whether some are lacking. A name without letters is a
    /// number, and a book numbers its puzzles itself.
    pub(super) fn origin(&self, name: Option<&str>, author: Option<&str>) -> (Vec<String>, bool) {
        let written = |text: &str| self.without_signs(text);
        let name = name.filter(|name| name.chars().any(char::is_alphabetic)).map(written);
        let author = author.map(written).map(|(author, lacks)| {
            let own = say!("book-author", author);
            (if self.can_write(&own) { own } else { author }, lacks)
        });
        let all: Vec<(String, bool)> = name.into_iter().chain(author).collect();
        let lacks_letters = all.iter().any(|(_, lacks)| *lacks);
        let has_words = |text: &String| text.chars().any(char::is_alphanumeric);
        (all.into_iter().map(|(text, _)| text).filter(has_words).collect(), lacks_letters)
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
    fn a_puzzle_has_its_name_and_its_author_where_there_are_letters_for_them() {
        let letters = Letters { font: None };
        let origin = |name: &str, author| letters.origin(Some(name), author);
        assert_eq!(
            origin("Herbsträtsel", Some("Anna")),
            (vec!["Herbsträtsel".to_owned(), "Set by Anna".to_owned()], false)
        );
        assert_eq!(origin("17", None), (vec![], false), "a number");
        assert_eq!(origin("田中 2", None), (vec!["… 2".to_owned()], true));
        assert_eq!(origin("田中", None), (vec![], true));
    }

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
