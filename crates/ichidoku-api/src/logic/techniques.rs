//! The techniques as a list.

use ichidoku_logic::explain::Words;
use ichidoku_logic::{Solver, Technique};
use serde::{Deserialize, Serialize};

use super::rate::Grade;
use super::step::TechniqueName;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for all techniques.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Techniques {
    /// The language of the names, by its code, such as `de`. English where there are no words of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// All techniques.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueList {
    /// The techniques, family by family.
    pub techniques: Vec<TechniqueInfo>,
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
    /// The grade of a puzzle that needs nothing harder.
    pub grade: Grade,
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
    pub(crate) fn new(technique: Technique, usual: &[Technique], words: &Words) -> Self {
        let info = technique.info();
        Self {
            technique: TechniqueName::new(technique, words),
            aliases: info.aliases.iter().map(|alias| (*alias).to_owned()).collect(),
            family: info.family.slug().into(),
            difficulty: technique.difficulty(),
            grade: ichidoku_logic::rate::Grade::of(technique.difficulty()).into(),
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

    const EXAMPLE: &'static str = "{}";

    fn run(&self, control: &Control<'_>) -> Result<TechniqueList, Error> {
        let (solver, words) = (Solver::default(), control.words(&self.language));
        let info = |technique: &Technique| TechniqueInfo::new(*technique, solver.order(), &words);
        Ok(TechniqueList { techniques: Technique::ALL.iter().map(info).collect() })
    }
}
