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

    /// A text without the signs that are lacking, such as pictures of clouds; `None` if letters or digits are.
    pub(super) fn without_signs(&self, text: &str) -> Option<String> {
        let lacks = |letter: &char| !self.can_write(letter.encode_utf8(&mut [0; 4]));
        if text.chars().any(|letter| letter.is_alphanumeric() && lacks(&letter)) {
            return None;
        }
        let rest: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
        let rest: String = rest.chars().filter(|letter| !lacks(letter)).collect();
        // Where a sign was, there are two blanks.
        Some(rest.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_may_be_left_out_and_letters_may_not() {
        let letters = Letters { font: None };
        assert_eq!(letters.without_signs("Foggy \u{1f32b}\u{fe0f} Monday").as_deref(), Some("Foggy Monday"));
        assert_eq!(letters.without_signs("Cages\tand lines ≠ 5").as_deref(), Some("Cages and lines 5"));
        assert_eq!(letters.without_signs("数独 Monday"), None);
        assert_eq!(letters.own_or("数独", "Sudoku"), "Sudoku");
    }
}
