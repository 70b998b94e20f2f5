//! Judging what a learner says a technique does.

use ichidoku::{Candidate, ProperPuzzle};
use ichidoku_logic::hint::{state, trouble};
use ichidoku_logic::judge::{self, judge, places_digits, task};
use ichidoku_logic::{Technique, explain::Message};
use serde::{Deserialize, Serialize};

use super::step::{Sentence, TechniqueName, sentences};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, refused};
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks whether a technique does in a position what a learner says. Any step of the technique that does it counts. Without a
/// claim the answer says what is to be found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The position.
    pub puzzle: PuzzleInput,
    /// The technique: its name or an alias.
    pub technique: Named<Technique>,
    /// The digits that the learner places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<Named<Candidate>>,
    /// The candidates that the learner takes out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminations: Vec<Named<Candidate>>,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// What a learner's claim is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// The technique.
    pub technique: TechniqueName,
    /// The verdict.
    pub verdict: ClaimVerdict,
    /// What is to be found, and then the verdict, in words.
    pub sentences: Vec<Sentence>,
}

/// What a claim is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ClaimVerdict {
    /// Nothing is claimed.
    Nothing,
    /// Steps of the technique do all of it.
    Right,
    /// It is true, but an easier technique does it.
    Otherwise,
    /// It is true, but no step of the technique does all of it.
    Unproved,
    /// Some of it is false.
    Wrong,
}

impl Ask for Judge {
    type Answer = Judged;

    const EXAMPLE: &'static str = r#"{
        "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "technique": "naked-single",
        "placements": ["r5c5=5"]
    }"#;

    fn run(&self, control: &Control<'_>) -> Result<Judged, Error> {
        let (technique, words, reading) = (self.technique.0, control.words(&self.language), self.puzzle.read()?);
        let clean = trouble(&reading.grid, &reading.entries, control.handle())?.is_none();
        let proper = ProperPuzzle::prove(reading.grid.puzzle(), &control.search())?.ok().filter(|_| clean);
        let proper = proper
            .ok_or_else(|| refused!(Puzzle, "mistake", "a mistake where a position with one solution was expected"))?;
        let state = state(&reading.grid).assume_unique();
        let plain = |all: &[Named<Candidate>]| all.iter().map(|candidate| candidate.0).collect();
        let claim = judge::Claim { placements: plain(&self.placements), eliminations: plain(&self.eliminations) };
        let verdict = judge(&state, technique, &claim, proper.solution(), control.handle())?;
        let places = places_digits(&state, technique, control.handle());
        let told: [Message; 2] = [task(technique, places), verdict.tell(technique)];
        Ok(Judged {
            technique: TechniqueName::new(technique, &words),
            verdict: (&verdict).into(),
            sentences: sentences(&told, &words),
        })
    }
}

impl From<&judge::Verdict> for ClaimVerdict {
    fn from(verdict: &judge::Verdict) -> Self {
        match verdict {
            judge::Verdict::Nothing => Self::Nothing,
            judge::Verdict::Right { .. } => Self::Right,
            judge::Verdict::Otherwise(_) => Self::Otherwise,
            judge::Verdict::Unproved(_) => Self::Unproved,
            judge::Verdict::Wrong(_) => Self::Wrong,
        }
    }
}
