//! Makes the items of a book, and the book of them.

use ichidoku_print::{Book as Printed, Font, Item, Letters, NoRoom};

use super::lettered::Lettered;
use super::note::BookNoteKind;
use super::order::Book;
use crate::control::Control;
use crate::error::Error;

/// Makes a book piece by piece: items of puzzles, which may be made several at a time, then the file of all of them.
///
/// ```
/// use ichidoku_api::{Book, BookMaker, Control};
/// let control = Control::new();
/// let maker = BookMaker::new(&Book::default(), None, &control).unwrap();
/// let killer = ichidoku_variants::read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.~R2C1_3").unwrap();
/// let made = maker.variant(&killer, &control).unwrap();
/// assert_eq!(made.item.drawn.as_ref().unwrap().rules.len(), 1);
/// assert!(maker.pdf(&[made.item]).unwrap().starts_with(b"%PDF"));
/// ```
#[derive(Clone, Debug)]
pub struct BookMaker {
    pub(super) printed: Printed,
    pub(super) lettered: Lettered,
    pub(super) has_grades: bool,
    pub(super) has_candidates: bool,
}

/// A puzzle of a book, and what there is to know of it.
#[derive(Clone, Debug)]
pub struct BookItem {
    /// The puzzle as it is printed.
    pub item: Item,
    /// What there is to know of it.
    pub notes: Vec<BookNoteKind>,
}

impl BookMaker {
    /// Makes a book as it is asked for, but for the puzzles of its text; with a font for letters that the embedded one lacks, if
    /// there is one.
    ///
    /// # Errors
    /// An [`Error`] if there is no such paper, place for solutions or bleed.
    pub fn new(book: &Book, font: Option<Font>, control: &Control<'_>) -> Result<Self, Error> {
        let language = control.words(&book.language).language();
        let lettered = Lettered::new(Letters { font: font.clone() }, language);
        let printed = Printed {
            language: language.to_owned(),
            solutions_title: lettered.solutions_title(),
            ..book.printed(font)?
        };
        Ok(Self { printed, lettered, has_grades: book.grade, has_candidates: book.candidates })
    }

    /// The book as a PDF file.
    ///
    /// # Errors
    /// [`NoRoom`] if the pages can't hold what is asked for.
    pub fn pdf(&self, items: &[Item]) -> Result<Vec<u8>, NoRoom> {
        self.printed.pdf(items)
    }
}
