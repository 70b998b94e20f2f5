//! Books of puzzles.

mod classic;
mod lettered;
mod maker;
mod note;
mod order;
mod variant;

use ichidoku::{ProperPuzzle, Puzzle};
use ichidoku_formats::{Document, Source};
use ichidoku_print::Item;
use ichidoku_variants::{RecordError, VariantRecord, read_records};
use serde::{Deserialize, Serialize};

pub use self::maker::{BookItem, BookMaker};
pub use self::note::{BookNote, BookNoteKind};
pub use self::order::Book;
use super::base64::Base64;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, ErrorCode, Place};

/// A book of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BookFile {
    /// The PDF file.
    pub file: Base64,
    /// How many puzzles are in it.
    pub puzzles: usize,
    /// What is wrong with the records that could not be read, or with the first of many; they are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<Error>,
    /// What there is to know of puzzles in it, such as that one has no solution, in their order; of many, the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<BookNote>,
    /// True if there were more puzzles than are printed here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

impl Ask for Book {
    type Answer = BookFile;

    const EXAMPLE: &'static str = r#"{
        "text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "title": "Sunday",
        "paper": "a5",
        "per_page": 1
    }"#;

    fn run(&self, control: &Control<'_>) -> Result<BookFile, Error> {
        control.go_on()?;
        let maker = BookMaker::new(self, None, control)?;
        let mut contents = Contents::new(u64::from(self.count_from), control);
        match read_records(&self.text, self.drawings()) {
            Some(records) => contents.add_variants(records, &maker, control)?,
            None => contents.add_classics(&self.text, &maker, control)?,
        }
        let file = maker.pdf(&contents.items).map_err(Error::argument)?;
        let Contents { items, unreadable, notes, more, .. } = contents;
        Ok(BookFile { file: Base64(file), puzzles: items.len(), unreadable, notes, more })
    }
}

/// What a book holds so far.
struct Contents {
    items: Vec<Item>,
    unreadable: Vec<Error>,
    notes: Vec<BookNote>,
    more: bool,
    /// The number of the first puzzle.
    first: u64,
    /// The most that any of the lists holds.
    most: usize,
}

impl Contents {
    fn new(first: u64, control: &Control<'_>) -> Self {
        let most = control.list_length(u64::MAX);
        Self { items: Vec::new(), unreadable: Vec::new(), notes: Vec::new(), more: false, first, most }
    }

    /// Adds puzzles of any size and rules, each with its line.
    fn add_variants(
        &mut self,
        records: Vec<VariantRecord>,
        maker: &BookMaker,
        control: &Control<'_>,
    ) -> Result<(), Error> {
        for VariantRecord { line, puzzle, .. } in records {
            control.go_on()?;
            let line = line as u64;
            match puzzle {
                Ok(_) if self.items.len() >= self.most => self.more = true,
                Ok(puzzle) => match maker.variant(&puzzle, control) {
                    Ok(made) => self.add(line, made),
                    Err(error) if error.code == ErrorCode::Cancelled => return Err(error),
                    Err(error) => self.add_unreadable(on_line(line, error)),
                },
                Err(error) => self.add_unreadable(on_line(line, error.into())),
            }
        }
        Ok(())
    }

    /// Adds the puzzles of a text all of which are classic.
    fn add_classics(&mut self, text: &str, maker: &BookMaker, control: &Control<'_>) -> Result<(), Error> {
        let mut source = Source::from_text("text", text);
        while let Some(chunk) = source.next_chunk()? {
            let mut documents = Vec::new();
            for record in chunk.entries() {
                match record {
                    Ok(document) if self.items.len() + documents.len() < self.most => documents.push(document),
                    Ok(_) => self.more = true,
                    Err(error) => self.add_unreadable(error.into()),
                }
            }
            for some in documents.chunks(256) {
                control.go_on()?;
                self.add_documents(some, maker, control)?;
            }
        }
        Ok(())
    }

    /// Adds classic puzzles, whose solutions are sought together.
    fn add_documents(&mut self, documents: &[Document], maker: &BookMaker, control: &Control<'_>) -> Result<(), Error> {
        let puzzles: Vec<Puzzle> = documents.iter().map(|document| document.puzzle).collect();
        for (document, proof) in documents.iter().zip(ProperPuzzle::prove_many(&puzzles)) {
            self.add(document.line, maker.classic(document, &proof, control)?);
        }
        Ok(())
    }

    fn add(&mut self, line: u64, BookItem { item, notes }: BookItem) {
        let number = self.first + self.items.len() as u64;
        let room = self.most - self.notes.len();
        self.notes.extend(notes.into_iter().map(|note| BookNote { line, number, note }).take(room));
        self.items.push(item);
    }

    fn add_unreadable(&mut self, error: Error) {
        if self.unreadable.len() < self.most {
            self.unreadable.push(error);
        }
    }
}

/// What is wrong, with the line of the text.
fn on_line(line: u64, error: Error) -> Error {
    let place = error.place.unwrap_or(Place { line, row: None, column: None });
    Error { place: Some(Place { line, ..place }), ..error }
}

impl From<RecordError> for Error {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Puzzle(error) => error.into(),
            RecordError::Json => Self::puzzle(error),
        }
    }
}
