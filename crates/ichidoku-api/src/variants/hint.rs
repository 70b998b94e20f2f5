//! Hints for a variant: the next step, as little or as much of it as a player wants to know.

use ichidoku_variant_logic::{cells_to_look_at, name_of, next_step, where_to_look};
use ichidoku_variants::{Cell, Verdict};
use ichidoku_words::{Message, say};
use serde::{Deserialize, Serialize};

use super::grid::cell_name;
use super::position::{candidates_named, entries_named, position};
use super::reading::{Reading, example};
use super::step::{VariantStep, VariantTechnique, broken};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::logic::{HintLevel, Sentence};

/// The most guesses that go into finding out whether a puzzle has more than one solution: a player waits for the hint.
const GUESSES: u64 = 20_000;

/// Asks what can be done next in a puzzle of any size and rules.
///
/// ```
/// use ichidoku_api::{Ask, Control, HintLevel, HintVariant};
/// let puzzle = ".Shape~6x6.Cage~3~R1C1~R1C2".to_owned();
/// let hint = HintVariant { puzzle, grade: HintLevel::Which, ..HintVariant::default() };
/// let hinted = hint.run(&Control::new()).unwrap();
/// assert_eq!(hinted.technique.unwrap().slug, "cage-combinations");
/// assert_eq!(hinted.sentences[0].text, "Look at r1c1 and r1c2.");
///
/// let puzzle = "1.2. .... .... .3.4".to_owned();
/// let hint = HintVariant { puzzle, entries: vec!["r1c2=3".to_owned()], ..HintVariant::default() };
/// assert_eq!(hint.run(&Control::new()).unwrap().sentences[0].text, "r1c2 can’t be 3. Remove it before you go on.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HintVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// The digits that the player entered: `r1c2=5`. At most one per cell, and none that contradicts a given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<String>,
    /// The candidates that are ruled out already, as by steps that were followed: `r1c2=5`. A cell with one candidate left is
    /// still open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ruled_out: Vec<String>,
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
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantHinted", transform = crate::kind::of_variant))]
pub struct VariantHinted {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How much was asked for.
    pub grade: HintLevel,
    /// What there is to say.
    pub advice: VariantAdvice,
    /// The cells to look at for the step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
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
    /// The player entered a digit that isn't in the solution, or digits that are in none.
    WrongEntry,
    /// No technique finds anything, since there is more than one solution.
    SeveralSolutions,
}

impl Ask for HintVariant {
    type Answer = VariantHinted;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantHinted, Error> {
        let (mut reading, words) = (Reading::new(&self.puzzle, control)?, control.words(&self.language));
        reading.problem = reading.problem.budget(GUESSES.min(control.guess_budget()));
        let entries = entries_named(&reading.puzzle, &self.entries)?;
        let said = |message: Message| vec![Sentence::new(&message, &words)];
        let only = |advice, sentences| VariantHinted {
            puzzle: reading.text(),
            grade: self.grade,
            advice,
            cells: Vec::new(),
            technique: None,
            step: None,
            sentences,
        };
        if let Some((cell, digit)) = wrong_entry(&reading, &entries)? {
            let cell_terms = vec![cell_name(&reading.puzzle, cell)];
            let message = say::VariantWrongEntry { cell_terms, digit_terms: vec![digit.to_string()] };
            return Ok(only(VariantAdvice::WrongEntry, said(message.into())));
        }
        let setting = reading.setting()?;
        let state = position(&setting, &entries, &candidates_named(&reading.puzzle, &self.ruled_out)?);
        Ok(match next_step(&setting, &state, control.handle())? {
            // Without the entries there may well be a solution.
            Err(_) if !entries.is_empty() && verdict(&reading)? != Some(Verdict::Impossible) => {
                only(VariantAdvice::WrongEntry, said(say::VariantDeadEnd.into()))
            }
            Err(contradiction) => only(VariantAdvice::Contradiction, vec![broken(&setting, &contradiction, &words)]),
            Ok(None) if state.is_solved() => only(VariantAdvice::Solved, said(say::Solved.into())),
            Ok(None) => match verdict(&reading)? {
                Some(Verdict::Several(_)) => only(VariantAdvice::SeveralSolutions, said(say::SeveralSolutions.into())),
                _ => only(VariantAdvice::Stuck, said(say::Stuck.into())),
            },
            Ok(Some(found)) => {
                let technique =
                    (self.grade >= HintLevel::Which).then(|| VariantTechnique::new(found.technique, &words));
                let step = (self.grade >= HintLevel::Step).then(|| VariantStep::new(&setting, &state, &found, &words));
                let mut sentences = said(where_to_look(&setting, &found));
                if technique.is_some() {
                    sentences.extend(said(say::ThereIs { technique: name_of(&found) }.into()));
                }
                sentences.extend(step.iter().flat_map(|step| step.sentences.clone()));
                let cells = cells_to_look_at(&found);
                let cells = cells.into_iter().map(|cell| cell_name(&reading.puzzle, cell)).collect();
                VariantHinted { cells, technique, step, ..only(VariantAdvice::Step, sentences) }
            }
        })
    }
}

/// The first entry that isn't in the solution, if there is only one solution and it is soon found.
fn wrong_entry(reading: &Reading<'_>, entries: &[(Cell, i16)]) -> Result<Option<(Cell, i16)>, Error> {
    if entries.is_empty() {
        return Ok(None);
    }
    let Some(Verdict::Unique(digits)) = verdict(reading)? else { return Ok(None) };
    Ok(entries.iter().copied().find(|&(cell, digit)| digits[usize::from(cell)] != digit))
}

/// How many solutions there are, if few guesses tell.
fn verdict(reading: &Reading<'_>) -> Result<Option<Verdict>, Error> {
    match reading.problem.verdict() {
        Err(ichidoku::Interrupted::NodeBudget) => Ok(None),
        verdict => Ok(Some(verdict?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_who_follows_every_hint_fills_the_grid() {
        // In the last open cell, hints leave one candidate before they place it.
        let puzzle = ".Shape~4x4.Cage~8~R1C1~R1C2~R2C2.Cage~6~R1C3~R2C3~R3C3.Cage~6~R1C4~R2C4.Cage~9~R2C1~R3C1~R4C1\
                      .Cage~7~R3C2~R4C2~R4C3.Cage~4~R3C4~R4C4";
        let mut asked = HintVariant { puzzle: puzzle.to_owned(), grade: HintLevel::Step, ..HintVariant::default() };
        loop {
            let hinted = asked.run(&Control::new()).unwrap();
            let Some(step) = hinted.step else {
                assert_eq!((hinted.advice, asked.entries.len()), (VariantAdvice::Solved, 16));
                return;
            };
            asked.entries.extend(step.placements);
            asked.ruled_out.extend(step.eliminations);
        }
    }

    #[test]
    fn entries_that_lead_nowhere_are_no_fault_of_the_puzzle() {
        let hinted = |puzzle: &str, entries: &[&str]| {
            let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
            HintVariant { puzzle: puzzle.to_owned(), entries, ..HintVariant::default() }.run(&Control::new())
        };
        // Many grids have a 1 in r1c1 and many one in r1c2, but none both.
        let said = hinted(".Shape~4x4", &["r1c1=1", "r1c2=1"]).unwrap();
        assert_eq!(said.advice, VariantAdvice::WrongEntry);
        assert_eq!(said.sentences[0].text, "With the digits entered so far, there is no solution.");
        let said = hinted(".Shape~4x4.~R1C1_1.~R1C2_1", &["r4c4=2"]).unwrap();
        assert_eq!(said.advice, VariantAdvice::Contradiction);

        let refused = |entries: &[&str]| hinted(".Shape~4x4.~R1C1_1", entries).unwrap_err().to_string();
        assert!(refused(&["r1c1=2"]).contains("the entry r1c1=2 contradicts the given 1 in r1c1"));
        assert!(refused(&["r2c1=2", "r2c1=3"]).contains("r2c1 is entered twice, as 2 and as 3"));
        assert!(hinted(".Shape~4x4.~R1C1_1", &["r1c1=1", "r2c1=3", "r2c1=3"]).is_ok());
    }

    #[test]
    fn a_name_that_is_no_candidate_is_an_error() {
        for name in ["r1c2", "r1c2=9", "r5c1=1", "5"] {
            let asked = HintVariant {
                puzzle: "1.2. .... .... .3.4".to_owned(),
                ruled_out: vec![name.to_owned()],
                ..HintVariant::default()
            };
            let error = asked.run(&Control::new()).unwrap_err().to_string();
            assert!(error.contains(&format!("'{name}'")), "{error}");
        }
    }
}
