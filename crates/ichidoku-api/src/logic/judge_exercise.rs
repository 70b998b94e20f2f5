//! Judging an answer to an exercise of a lesson.

use ichidoku::{Candidate, Cell, Grid, ProperPuzzle};
use ichidoku_school::{Answer, Claim, Judged, Kind, Lesson, Question, Verdict, judge};
use serde::{Deserialize, Serialize};

use super::judge::ClaimVerdict;
use super::lesson_claim::StatedClaim;
use super::step::{Sentence, sentences};
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::Named;

/// Asks what an answer to an exercise of a lesson is worth. Any step of the lesson's techniques that proves it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JudgeExercise {
    /// The lesson: its name, or its number.
    pub lesson: Named<&'static Lesson>,
    /// The kind of exercise.
    pub kind: Named<Kind>,
    /// The board before the answer, with the candidates that it showed.
    pub puzzle: PuzzleInput,
    /// The claims of the exercise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<StatedClaim>,
    /// The digits that the learner places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<Named<Candidate>>,
    /// The candidates that the learner takes out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminations: Vec<Named<Candidate>>,
    /// The cells that the learner marks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Named<Cell>>,
    /// The place of the claim that the learner chooses, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<usize>,
    /// The candidate that the learner marks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub candidate: Option<Named<Candidate>>,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// What an answer to an exercise is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgedExercise {
    /// The verdict. Only `right` and `wrong` count.
    pub verdict: ClaimVerdict,
    /// Number of candidates that the same step takes out besides.
    pub more: usize,
    /// The verdict in words, with what fails.
    pub sentences: Vec<Sentence>,
}

impl Ask for JudgeExercise {
    type Answer = JudgedExercise;

    const EXAMPLE: &'static str = r#"{
        "lesson": "one-digit", "kind": "find-cell",
        "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "placements": ["r5c5=5"]
    }"#;

    fn run(&self, control: &Control<'_>) -> Result<JudgedExercise, Error> {
        let grid = self.puzzle.read()?.grid;
        let puzzle = self.proper(&grid, control)?;
        let claims: Vec<Claim> = self.claims.iter().map(StatedClaim::read).collect();
        let (lesson, kind, solution) = (self.lesson.0, self.kind.0, puzzle.solution());
        let question = Question { lesson, kind, grid: &grid, solution, claims: &claims };
        let judged = judge(&question, &self.answer(), control.handle())?;
        Ok(JudgedExercise::new(&judged, &control.words(&self.language)))
    }
}

impl JudgeExercise {
    /// The puzzle of the board, which has one solution that the digits on it agree with.
    fn proper(&self, grid: &Grid, control: &Control<'_>) -> Result<ProperPuzzle, Error> {
        let proper = ProperPuzzle::prove(grid.puzzle(), &control.search())?.ok();
        let agrees = |puzzle: &ProperPuzzle| puzzle.solution().solves(grid.values());
        proper.filter(agrees).ok_or_else(|| Error::puzzle("a mistake where a position with one solution was expected"))
    }

    fn answer(&self) -> Answer {
        let plain = |all: &[Named<Candidate>]| all.iter().map(|candidate| candidate.0).collect();
        Answer {
            placements: plain(&self.placements),
            eliminations: plain(&self.eliminations),
            cells: self.cells.iter().map(|cell| cell.0).collect(),
            choice: self.choice,
            candidate: self.candidate.map(|candidate| candidate.0),
        }
    }
}

impl JudgedExercise {
    fn new(judged: &Judged, words: &ichidoku_logic::explain::Words) -> Self {
        Self {
            verdict: judged.verdict.into(),
            more: judged.more,
            sentences: sentences(std::slice::from_ref(&judged.sentence), words),
        }
    }
}

impl From<Verdict> for ClaimVerdict {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Nothing => Self::Nothing,
            Verdict::Right => Self::Right,
            Verdict::Otherwise => Self::Otherwise,
            Verdict::Unproved => Self::Unproved,
            Verdict::Wrong => Self::Wrong,
        }
    }
}
