//! The techniques: a list, and a page for each.

use ichidoku_logic::page::{self, Page, Piece};
use ichidoku_logic::{Solver, Technique};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::named::Named;
use crate::rate::Grade;
use crate::solve::CandidateGrid;
use crate::step::{Mark, Sentence, TechniqueName, legend};

/// Asks for all techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Techniques {}

/// All techniques.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueList {
    /// The techniques, family by family.
    pub techniques: Vec<TechniqueInfo>,
}

/// Asks for the page of a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TechniquePage {
    /// Its name or an alias.
    pub technique: Named<Technique>,
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

/// A row of the table of techniques.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueInfo {
    /// The name, and the name of the page.
    #[serde(flatten)]
    pub technique: TechniqueName,
    /// Other names in use.
    pub aliases: Vec<String>,
    /// The family: `fish`.
    pub family: String,
    /// How hard it is to see and follow, 10 to 86.
    pub difficulty: u8,
    /// Whether it is used where nothing else is asked for.
    pub usual: bool,
    /// HoDoKu's code and rating.
    pub hodoku: Option<HodokuInfo>,
    /// Ten times the rating of Sudoku Explainer 1.2.1.
    pub explainer: Option<u8>,
}

/// What HoDoKu calls and rates a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HodokuInfo {
    /// Its code in the library of tests.
    pub code: String,
    /// The level that a puzzle needing it has at least.
    pub level: Grade,
    /// What one use adds to a puzzle's score.
    pub score: u16,
}

impl TechniqueInfo {
    /// The technique's row; `usual` are the techniques used where nothing else is asked for.
    fn new(technique: Technique, usual: &[Technique]) -> Self {
        let info = technique.info();
        Self {
            technique: technique.into(),
            aliases: info.aliases.iter().map(|alias| (*alias).to_owned()).collect(),
            family: info.family.slug().into(),
            difficulty: technique.difficulty(),
            usual: usual.contains(&technique),
            hodoku: info.hodoku.map(|hodoku| HodokuInfo {
                code: hodoku.code.into(),
                level: hodoku.level.into(),
                score: hodoku.score,
            }),
            explainer: info.explainer,
        }
    }
}

impl Ask for Techniques {
    type Answer = TechniqueList;

    fn run(&self, _: &Control<'_>) -> Result<TechniqueList, Error> {
        let solver = Solver::default();
        let info = |technique: &Technique| TechniqueInfo::new(*technique, solver.order());
        Ok(TechniqueList { techniques: Technique::ALL.iter().map(info).collect() })
    }
}

impl Ask for TechniquePage {
    type Answer = TechniqueText;

    fn run(&self, _: &Control<'_>) -> Result<TechniqueText, Error> {
        let page = Page::of(self.technique.0);
        let solver = Solver::default();
        let element = |element| Element::new(element, solver.order());
        Ok(TechniqueText { page: page.name.into(), elements: page.elements().into_iter().map(element).collect() })
    }
}

impl Element {
    /// An element of a page; `usual` are the techniques used where nothing else is asked for.
    fn new(element: page::Element, usual: &[Technique]) -> Self {
        match element {
            page::Element::Title(title) => Self::Title(title),
            page::Element::Heading(heading) => Self::Heading(heading),
            page::Element::Piece(Piece::Paragraph(text)) => Self::Paragraph(text),
            page::Element::Piece(Piece::Item(text)) => Self::Item(text),
            page::Element::Piece(Piece::Code(text)) => Self::Code(text),
            page::Element::Picture(picture) => Self::Picture(Box::new(Picture::from(&*picture))),
            page::Element::Facts(techniques) => {
                Self::Facts(techniques.iter().map(|technique| TechniqueInfo::new(*technique, usual)).collect())
            }
        }
    }
}

impl From<&page::Picture> for Picture {
    fn from(picture: &page::Picture) -> Self {
        let marks = picture.marks();
        Self {
            grid: CandidateGrid::of(&picture.state().grid()),
            marks: marks.all().map(Mark::from).collect(),
            legend: legend(marks),
        }
    }
}
