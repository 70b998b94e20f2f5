//! An exercise of a lesson, with all that its screen needs.

use ichidoku::{Candidate, CellSet};
use ichidoku_logic::draw;
use ichidoku_logic::explain::Words;
use ichidoku_school::{Exercise, Input, Kind, Lesson, Name, Shown, exercise};
use serde::{Deserialize, Serialize};

use super::hint::Area;
use super::lesson_claim::{LessonClaim, picture};
use super::picture::StepPicture;
use super::step::{Sentence, TechniqueName, sentences};
use crate::ask::Ask;
use crate::candidates::CandidateGrid;
use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::notation::{Named, named};

/// Asks for an exercise of a lesson. The same lesson, kind, seed and index give the same exercise, on every machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetExercise {
    /// The lesson: its name, or its number.
    pub lesson: Named<&'static Lesson>,
    /// The kind of exercise; without it the one that is at this index in full sets one after another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Named<Kind>>,
    /// The seed, such as a number below 2^53 that a device draws once.
    #[serde(default)]
    pub seed: u64,
    /// The index among the exercises of this seed.
    #[serde(default)]
    pub index: u64,
    /// Not 0: the same exercise turned by a symmetry and with other digits, each number another way.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: u64,
    /// Whether to give the worked example of the lesson instead.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub example: bool,
    /// The language of the sentences, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

fn is_zero(turn: &u64) -> bool {
    *turn == 0
}

/// An exercise of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonExercise {
    /// The lesson.
    pub lesson: Named<&'static Lesson>,
    /// The lesson's place on the path, from 1.
    pub number: u8,
    /// What is to be done.
    pub kind: Named<Kind>,
    /// The seed that was asked for.
    pub seed: u64,
    /// The index that was asked for.
    pub index: u64,
    /// The board.
    pub grid: CandidateGrid,
    /// Whether the board shows the candidates.
    pub notes: bool,
    /// The field of `judge-exercise` that the answer goes into.
    pub input: AnswerInput,
    /// What is to be done, in words.
    pub task: Sentence,
    /// The number of answers that make the exercise: ten in a scan, or else one.
    pub count: usize,
    /// What the learner has to judge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<LessonClaim>,
    /// What the hints show.
    pub hints: ExerciseHints,
}

/// A field of `judge-exercise`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnswerInput {
    /// Digits in cells.
    Placements,
    /// Candidates to remove.
    Eliminations,
    /// Cells.
    Cells,
    /// The place of a claim in the list, from 0.
    Choice,
    /// One candidate in its cell.
    Candidate,
}

/// What the hints of an exercise show; the second one, a question, is in the lesson's text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExerciseHints {
    /// The first hint: where to look, in words.
    #[serde(rename = "where", default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Sentence>,
    /// Where to look.
    pub area: Area,
    /// The third hint: the pattern, without what follows from it.
    pub pattern: StepPicture,
    /// The fourth hint: the whole step.
    pub step: ShownStep,
}

/// A step in words and as a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownStep {
    /// The technique, if it is a step of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<TechniqueName>,
    /// The digits that it places.
    pub placements: Vec<Named<Candidate>>,
    /// The candidates that it takes out.
    pub eliminations: Vec<Named<Candidate>>,
    /// Why, in words.
    pub sentences: Vec<Sentence>,
    /// The picture.
    pub picture: StepPicture,
}

impl Ask for SetExercise {
    type Answer = LessonExercise;

    const EXAMPLE: &'static str = r#"{"lesson": "skyscraper", "seed": 2026}"#;

    fn run(&self, control: &Control<'_>) -> Result<LessonExercise, Error> {
        let (lesson, words) = (self.lesson.0, control.words(&self.language));
        let kind = self.kind.map_or_else(|| lesson.kind_at(self.index), |kind| kind.0);
        if !lesson.has(kind) {
            return Err(Error::argument(format_args!("the lesson {} has no exercises {}", lesson.slug, kind.slug())));
        }
        let made = if self.example {
            Exercise::example(lesson, control.handle())?
        } else {
            let name = Name { seed: self.seed, index: self.index, turn: self.turn };
            exercise(lesson, kind, name, control.handle())?
        };
        let made =
            made.ok_or_else(|| Error::new(ErrorCode::Budget, "no position was found; expected another index"))?;
        Ok(self.tell(&made, &words))
    }
}

impl SetExercise {
    fn tell(&self, exercise: &Exercise, words: &Words) -> LessonExercise {
        let Exercise { lesson, kind, state, .. } = exercise;
        let board = if lesson.has_notes() { CellSet::FULL } else { CellSet::EMPTY };
        let claim = |(place, (claim, shown)): (usize, &(_, Option<Shown>))| {
            LessonClaim::new(place, claim, shown.as_ref(), board, words)
        };
        LessonExercise {
            lesson: Named(lesson),
            number: lesson.number,
            kind: Named(*kind),
            seed: self.seed,
            index: self.index,
            grid: CandidateGrid::of(&state.grid()),
            notes: lesson.has_notes(),
            input: exercise.input.into(),
            task: Sentence::new(&exercise.task, words),
            count: exercise.count,
            claims: exercise.claims.iter().enumerate().map(claim).collect(),
            hints: ExerciseHints::new(&exercise.shown, board, words),
        }
    }
}

impl ExerciseHints {
    fn new(shown: &Shown, board: CellSet, words: &Words) -> Self {
        let Shown { state, step, told, .. } = shown;
        let mut pattern = draw::of_near_miss_in(words, state, step, []);
        pattern.hide_candidates(CellSet::FULL - board);
        Self {
            at: shown.tell_where().map(|message| Sentence::new(&message, words)),
            area: Area::from(&shown.area()),
            pattern: StepPicture::new(&pattern, &[]),
            step: ShownStep {
                technique: shown.is_named.then(|| TechniqueName::new(step.technique, words)),
                placements: named(step.placements.iter().copied()),
                eliminations: named(step.eliminations.iter().copied()),
                sentences: sentences(told, words),
                picture: picture(shown, told, board, words),
            },
        }
    }
}

impl From<Input> for AnswerInput {
    fn from(input: Input) -> Self {
        match input {
            Input::Placements => Self::Placements,
            Input::Eliminations => Self::Eliminations,
            Input::Cells => Self::Cells,
            Input::Choice => Self::Choice,
            Input::Candidate => Self::Candidate,
        }
    }
}
