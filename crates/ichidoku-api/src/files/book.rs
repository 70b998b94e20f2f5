//! Books of puzzles.

use ichidoku::{Grid, ProperPuzzle, Puzzle};
use ichidoku_formats::{Document, Source};
use ichidoku_print::{Book as Printed, Item, Layout, Paper, Solutions};
use serde::{Deserialize, Serialize};

use super::base64::Base64;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for a book of puzzles as a PDF to print. The same puzzles give the same file.
///
/// ```
/// use ichidoku_api::{Ask, Book, Control};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".repeat(3);
/// let made = Book { text, title: "Sunday".into(), ..Book::default() }.run(&Control::new()).unwrap();
/// assert!(made.file.0.starts_with(b"%PDF-1.7"));
/// assert_eq!(made.puzzles, 3);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Book {
    /// The puzzles, in any form that can be read.
    pub text: String,
    /// The title, on top of the first page.
    pub title: String,
    /// The size of the paper.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = Paper::ALL.map(Paper::name))))]
    pub paper: String,
    /// Puzzles on a page: 1, 2, 4, 6 or 9.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = [1, 2, 4, 6, 9])))]
    pub per_page: usize,
    /// The place of the solutions: nowhere, on the page behind, or small on the last pages.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = Solutions::ALL.map(Solutions::name))))]
    pub solutions: String,
    /// The number of the first puzzle.
    pub count_from: u32,
    /// True if candidates are printed.
    pub candidates: bool,
    /// True for larger digits and thicker lines.
    pub large: bool,
    /// True if the inner margin is wider, for binding.
    pub gutter: bool,
    /// True if two pages are printed side by side, to be folded.
    pub booklet: bool,
    /// The address of an app to play in; each puzzle then has a code to scan that opens it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app: Option<String>,
}

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
    /// True if there were more puzzles than are printed here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

impl Default for Book {
    fn default() -> Self {
        Self {
            text: String::new(),
            title: String::new(),
            paper: Paper::default().name().into(),
            per_page: Layout::default().per_page,
            solutions: Solutions::default().name().into(),
            count_from: 1,
            candidates: false,
            large: false,
            gutter: false,
            booklet: false,
            app: None,
        }
    }
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
        let printed = self.printed()?;
        let most = control.list_length(u64::MAX);
        let mut source = Source::from_text("text", self.text.as_str());
        let (mut documents, mut unreadable, mut more) = (Vec::new(), Vec::new(), false);
        while let Some(chunk) = source.next_chunk()? {
            control.go_on()?;
            for record in chunk.entries() {
                match record {
                    Ok(document) if documents.len() < most => documents.push(document),
                    Ok(_) => more = true,
                    Err(error) if unreadable.len() < most => unreadable.push(error.into()),
                    Err(_) => {}
                }
            }
        }
        let items = self.items(&documents, control)?;
        let file = printed.pdf(&items).map_err(Error::argument)?;
        Ok(BookFile { file: Base64(file), puzzles: items.len(), unreadable, more })
    }
}

impl Book {
    fn printed(&self) -> Result<Printed, Error> {
        let paper = self.paper.parse().map_err(Error::argument)?;
        let place = Solutions::ALL.into_iter().find(|place| place.name() == self.solutions);
        let solutions = place.ok_or_else(|| {
            let names = Solutions::ALL.map(Solutions::name).join(", ");
            Error::argument(format_args!("{:?} is no place for solutions; expected one of {names}", self.solutions))
        })?;
        let Self { per_page, large, gutter, booklet, .. } = *self;
        Ok(Printed {
            layout: Layout { paper, per_page, gutter, booklet, large, bleed: 0.0 },
            title: self.title.clone(),
            count_from: self.count_from as usize,
            solutions,
            app: self.app.clone(),
            ..Printed::default()
        })
    }

    fn items(&self, documents: &[Document], control: &Control<'_>) -> Result<Vec<Item>, Error> {
        let mut items = Vec::with_capacity(documents.len());
        for some in documents.chunks(256) {
            control.go_on()?;
            let puzzles: Vec<Puzzle> = some.iter().map(|document| document.puzzle).collect();
            for (document, proof) in some.iter().zip(ProperPuzzle::prove_many(&puzzles)) {
                let solution = proof.ok().map(|proper| *proper.solution());
                let left = || *Grid::from(document.puzzle).candidate_set();
                let shown = || document.candidates.as_deref().copied().unwrap_or_else(left);
                let candidates = self.candidates.then(shown);
                items.push(Item { solution, candidates, ..Item::of(&document.puzzle) });
            }
        }
        Ok(items)
    }
}
