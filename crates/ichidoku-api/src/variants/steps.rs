//! Steps of a variant: the next one, or the whole way.

use ichidoku::Stop;
use ichidoku_variant_logic::{Setting, State, next_step};
use ichidoku_variants::Cell;
use ichidoku_words::Words;
use serde::{Deserialize, Serialize};

use super::reading::{Reading, example};
use super::step::{VariantStep, broken};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::logic::{Sentence, Which};

/// Asks for the steps that people make in a puzzle of any size and rules.
///
/// ```
/// use ichidoku_api::{Ask, Control, StepsVariant, VariantEnding, Which};
/// let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4".to_owned();
/// let steps = StepsVariant { puzzle, which: Which::Path, limit: None, language: String::new() };
/// let stepped = steps.run(&Control::new()).unwrap();
/// assert_eq!(stepped.ending, VariantEnding::Solved);
/// assert!(stepped.steps.iter().all(|step| !step.sentences.is_empty()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StepsVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// Which steps: the next one, or the whole path, which is given where all steps are asked for, too.
    #[serde(default)]
    pub which: Which,
    /// Give no more steps than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// Steps of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantStepped", transform = crate::kind::of_variant))]
pub struct VariantStepped {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// The steps, each of which is available in the position that those before it leave.
    pub steps: Vec<VariantStep>,
    /// Why there are no more steps.
    pub ending: VariantEnding,
    /// The candidates where the steps end, row by row; of a filled cell its digit.
    pub candidates: Vec<Vec<Vec<i16>>>,
    /// How it ends in words, where it ends neither solved nor at a limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sentences: Vec<Sentence>,
}

/// Why there are no more steps in a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum VariantEnding {
    /// Every cell is filled.
    Solved,
    /// None of the techniques finds anything more: a search is left.
    Stuck,
    /// As many steps as asked for were found, or the time is up; there may be more.
    Stopped,
    /// The rules contradict each other: there is no solution.
    Contradiction,
}

impl Ask for StepsVariant {
    type Answer = VariantStepped;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantStepped, Error> {
        let (reading, words) = (Reading::new(&self.puzzle, control)?, control.words(&self.language));
        let most = if self.which == Which::Next { Some(1) } else { self.limit };
        let setting = reading.setting()?;
        let mut walk = Walk { setting: &setting, state: State::new(&setting), words: &words, steps: Vec::new() };
        let (ending, why) = walk.go(control.steps_at_most(most), control)?;
        let shape = reading.puzzle.shape();
        let row = |row| shape.row(row).into_iter().map(|cell: Cell| walk.state.shown(&setting, cell)).collect();
        Ok(VariantStepped {
            puzzle: reading.text(),
            candidates: (0..shape.rows()).map(row).collect(),
            steps: walk.steps,
            ending,
            sentences: why.into_iter().collect(),
        })
    }
}

struct Walk<'a> {
    setting: &'a Setting,
    state: State,
    words: &'a Words,
    steps: Vec<VariantStep>,
}

impl Walk<'_> {
    /// Goes on until there is no more step, or as many as may be listed.
    fn go(&mut self, most: usize, control: &Control<'_>) -> Result<(VariantEnding, Option<Sentence>), Error> {
        let watch = control.watch();
        let is_over = || watch.is_over();
        loop {
            control.go_on()?;
            if self.state.is_solved() && self.state.empty_cell().is_none() {
                return Ok((VariantEnding::Solved, None));
            }
            if self.steps.len() == most {
                return Ok((VariantEnding::Stopped, None));
            }
            let Ok(next) = next_step(self.setting, &self.state, Stop::when(&is_over)) else {
                control.go_on()?;
                return Ok((VariantEnding::Stopped, None));
            };
            match next {
                Ok(Some(step)) => {
                    self.steps.push(VariantStep::new(self.setting, &self.state, &step, self.words));
                    self.state.apply(self.setting, &step);
                }
                Ok(None) => {
                    let stuck = Sentence::new(&ichidoku_words::say::Stuck.into(), self.words);
                    return Ok((VariantEnding::Stuck, Some(stuck)));
                }
                Err(contradiction) => {
                    let why = broken(self.setting, &contradiction, self.words);
                    return Ok((VariantEnding::Contradiction, Some(why)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn it_ends_before_a_step_when_the_time_is_up() {
        let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2".to_owned();
        let steps = StepsVariant { puzzle, which: Which::Path, limit: None, language: String::new() };
        let hurried = steps.run(&Control::new().time(Duration::ZERO)).unwrap();
        assert_eq!((hurried.ending, hurried.steps.len()), (VariantEnding::Stopped, 0));
        assert!(steps.run(&Control::new().stop(Stop::when(&|| true))).is_err(), "nobody waits for it");
    }
}
