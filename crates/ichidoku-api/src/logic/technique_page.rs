//! The page of a technique.

use ichidoku_logic::explain::Words;
use ichidoku_logic::page::{self, Page, Piece};
use ichidoku_logic::{Solver, Technique};
use serde::{Deserialize, Serialize};

use super::step::{Mark, Sentence, TechniqueName, legend};
use super::techniques::TechniqueInfo;
use crate::ask::Ask;
use crate::candidates::CandidateGrid;
use crate::control::Control;
use crate::error::Error;
use crate::notation::Named;

/// Asks for the page of a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TechniquePage {
    /// Its name or an alias.
    pub technique: Named<Technique>,
    /// The language, by its code, such as `de`. A page that isn't translated says so, and has its text in English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// The page of a technique, or of several that are one idea in different sizes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueText {
    /// The name of the page.
    pub page: String,
    /// What it is made of, in its order.
    pub elements: Vec<Element>,
}

/// What a page is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    /// The title of the page.
    Title(String),
    /// The names and ratings of its techniques.
    Facts(Vec<TechniqueInfo>),
    /// The heading of a section.
    Heading(String),
    /// A paragraph with code and links in Markdown.
    Paragraph(String),
    /// An item of a list, with code and links in Markdown.
    Item(String),
    /// Lines that stay as they are.
    Code(String),
    /// A grid with marks.
    Picture(Box<Picture>),
    /// A position in which a technique is to be found.
    Exercise(Box<Exercise>),
    /// What follows, up to the next of these, is in the language with this code: a page may be only partly translated.
    Language(String),
}

/// A grid with marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Picture {
    /// The grid.
    pub grid: CandidateGrid,
    /// What each candidate is to the step.
    pub marks: Vec<Mark>,
    /// What the parts of the pattern are, from the first on.
    pub legend: Vec<Sentence>,
}

/// A position in which a technique is to be found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exercise {
    /// The technique.
    pub technique: TechniqueName,
    /// What is to be done.
    pub task: String,
    /// The position.
    pub grid: CandidateGrid,
    /// A right answer in words. The request `judge` accepts any other, too.
    pub answer: Vec<String>,
}

impl Ask for TechniquePage {
    type Answer = TechniqueText;

    const EXAMPLE: &'static str = r#"{"technique": "x-wing"}"#;

    fn run(&self, control: &Control<'_>) -> Result<TechniqueText, Error> {
        let page = Page::of(self.technique.0);
        let (solver, words) = (Solver::default(), control.words(&self.language));
        let element = |element| Element::new(element, solver.order(), &words);
        Ok(TechniqueText { page: page.name.into(), elements: page.elements(&words).into_iter().map(element).collect() })
    }
}

impl Element {
    /// An element of a page; `usual` are the techniques used where nothing else is asked for.
    fn new(element: page::Element, usual: &[Technique], words: &Words) -> Self {
        match element {
            page::Element::Title(title) => Self::Title(title),
            page::Element::Heading(heading) => Self::Heading(heading),
            page::Element::Piece(Piece::Paragraph(text)) => Self::Paragraph(text),
            page::Element::Piece(Piece::Item(text)) => Self::Item(text),
            page::Element::Piece(Piece::Code(text)) => Self::Code(text),
            page::Element::Exercise(exercise) => Self::Exercise(Box::new(Exercise {
                technique: TechniqueName::new(exercise.step.technique, words),
                task: exercise.task(words),
                grid: CandidateGrid::of(&exercise.grid),
                answer: exercise.answer(words),
            })),
            page::Element::Language(code) => Self::Language(code.into()),
            page::Element::Picture(picture) => Self::Picture(Box::new(Picture::new(&picture, words))),
            page::Element::Facts(techniques) => {
                Self::Facts(techniques.iter().map(|technique| TechniqueInfo::new(*technique, usual, words)).collect())
            }
        }
    }
}

impl Picture {
    fn new(picture: &page::Picture, words: &Words) -> Self {
        let marks = picture.marks();
        Self {
            grid: CandidateGrid::of(&picture.state().grid()),
            marks: marks.all().map(Mark::from).collect(),
            legend: legend(marks, words),
        }
    }
}
