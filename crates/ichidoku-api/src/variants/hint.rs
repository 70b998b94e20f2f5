//! Hints for a variant: the next step, as little or as much of it as a player wants to know.

use ichidoku_variant_logic::{State, name_of, next_step, where_to_look};
use ichidoku_words::{Message, say};
use serde::{Deserialize, Serialize};

use super::reading::{Reading, example};
use super::step::{VariantStep, VariantTechnique, broken};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::logic::{HintLevel, Sentence};

/// Asks what can be done next in a puzzle of any size and rules.
///
/// ```
/// use ichidoku_api::{Ask, Control, HintLevel, HintVariant};
/// let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2".to_owned();
/// let hint = HintVariant { puzzle, grade: HintLevel::Which, language: String::new() };
/// let hinted = hint.run(&Control::new()).unwrap();
/// assert_eq!(hinted.technique.unwrap().slug, "cage-combinations");
/// assert_eq!(hinted.sentences[0].text, "Look at r1c1 and r1c2.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// How much to tell.
    #[serde(default)]
    pub grade: HintLevel,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// What can be done next in a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantHinted {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How much was asked for.
    pub grade: HintLevel,
    /// What there is to say.
    pub advice: VariantAdvice,
    /// The technique, from the grade `which` on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<VariantTechnique>,
    /// The step, from the grade `step` on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<VariantStep>,
    /// The same in words.
    pub sentences: Vec<Sentence>,
}

/// What there is to say about a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum VariantAdvice {
    /// There is a step.
    Step,
    /// The grid is full.
    Solved,
    /// No technique finds anything: a search is left.
    Stuck,
    /// The rules contradict each other: there is no solution.
    Contradiction,
}

impl Ask for HintVariant {
    type Answer = VariantHinted;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantHinted, Error> {
        let (reading, words) = (Reading::new(&self.puzzle, control)?, control.words(&self.language));
        let setting = reading.setting()?;
        let state = State::new(&setting);
        let said = |message: Message| vec![Sentence::new(&message, &words)];
        let only = |advice, sentences| VariantHinted {
            puzzle: reading.text(),
            grade: self.grade,
            advice,
            technique: None,
            step: None,
            sentences,
        };
        Ok(match next_step(&setting, &state) {
            Err(contradiction) => only(VariantAdvice::Contradiction, vec![broken(&setting, &contradiction, &words)]),
            Ok(None) if state.is_solved() => only(VariantAdvice::Solved, said(say::Solved.into())),
            Ok(None) => only(VariantAdvice::Stuck, said(say::Stuck.into())),
            Ok(Some(found)) => {
                let technique = (self.grade >= HintLevel::Which).then(|| VariantTechnique::new(&found, &words));
                let step = (self.grade >= HintLevel::Step).then(|| VariantStep::new(&setting, &state, &found, &words));
                let mut sentences = said(where_to_look(&setting, &found));
                if technique.is_some() {
                    sentences.extend(said(say::ThereIs { technique: name_of(&found) }.into()));
                }
                sentences.extend(step.iter().flat_map(|step| step.sentences.clone()));
                VariantHinted { technique, step, ..only(VariantAdvice::Step, sentences) }
            }
        })
    }
}
