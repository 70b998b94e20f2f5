//! What a book is asked for.

use ichidoku_print::{Book as Printed, Font, Layout, Paper, Solutions};
use ichidoku_variants::Drawings;
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// Asks for a book of puzzles as a PDF to print, classic ones and those of other sizes and rules, which have their rules in words. The same
/// puzzles give the same file.
///
/// Each puzzle has its title and whoever set it, as far as the text says. The font of books has the letters of European languages alone:
/// where it lacks those of the chosen language, sentences are in English; words of the text with other letters are three points, and signs
/// are left out. A title that can't be written is refused.
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
    /// True if the grade and the score of each puzzle are printed.
    pub grade: bool,
    /// True if candidates are printed.
    pub candidates: bool,
    /// True for larger digits and thicker lines.
    pub large: bool,
    /// True if the inner margin is wider, for binding.
    pub gutter: bool,
    /// True if two pages are printed side by side, to be folded.
    pub booklet: bool,
    /// Paper around each page that is cut off, in millimetres.
    #[cfg_attr(feature = "schema", schemars(range(max = Self::MOST_BLEED)))]
    pub bleed: u8,
    /// The address of an app to play in; each puzzle then has a code to scan that opens it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app: Option<String>,
    /// Whether lines, arrows and signs of a link that are only drawn are printed as they are, without a rule. Nothing says which rules they
    /// mean, so their puzzles can't be read otherwise.
    pub drawn_unchecked: bool,
    /// The language of the rules, grades and headings, by its code, such as `de`; English where there are no words of it. Without a code
    /// a server goes by `Accept-Language`.
    pub language: String,
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
            grade: false,
            candidates: false,
            large: false,
            gutter: false,
            booklet: false,
            bleed: 0,
            app: None,
            drawn_unchecked: false,
            language: String::new(),
        }
    }
}

/// A millimetre in points, of which an inch has 72.
const MILLIMETRE: f32 = 72.0 / 25.4;

impl Book {
    /// Most paper that is cut off around a page, in millimetres.
    pub const MOST_BLEED: u8 = 20;

    /// What becomes of what a puzzle only draws.
    pub(super) const fn drawings(&self) -> Drawings {
        if self.drawn_unchecked { Drawings::Unchecked } else { Drawings::Refused }
    }

    /// The book without its puzzles, and with English words.
    pub(super) fn printed(&self, font: Option<Font>) -> Result<Printed, Error> {
        Ok(Printed {
            layout: self.layout()?,
            title: self.title.clone(),
            count_from: self.count_from as usize,
            solutions: self.place_of_solutions()?,
            app: self.app.clone(),
            font,
            ..Printed::default()
        })
    }

    fn layout(&self) -> Result<Layout, Error> {
        let paper = self.paper.parse().map_err(Error::argument)?;
        let Self { per_page, large, gutter, booklet, bleed, .. } = *self;
        if bleed > Self::MOST_BLEED {
            let most = Self::MOST_BLEED;
            return Err(Error::argument(format_args!("a bleed of {bleed} mm where at most {most} were expected")));
        }
        Ok(Layout { paper, per_page, gutter, booklet, large, bleed: f32::from(bleed) * MILLIMETRE })
    }

    fn place_of_solutions(&self) -> Result<Solutions, Error> {
        let place = Solutions::ALL.into_iter().find(|place| place.name() == self.solutions);
        place.ok_or_else(|| {
            let names = Solutions::ALL.map(Solutions::name).join(", ");
            Error::argument(format_args!("{:?} is no place for solutions; expected one of {names}", self.solutions))
        })
    }
}
