//! How puzzles that were made are written.

use ichidoku::{CandidateSet, Puzzle, Solution};
use ichidoku_formats::{Format, Record};
use ichidoku_generate::{Made, Practice, practice};
use ichidoku_logic::{State, Step, Technique, rate};
use serde::Serialize;

use crate::records::{Layout, Shown, write_object};

/// How puzzles are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    /// The format; an object with all there is to say where there is none.
    pub(crate) format: Option<Format>,
    pub(crate) colour: bool,
    /// The technique to which puzzles are brought.
    pub(crate) practice: Option<Technique>,
}

impl Form {
    pub(crate) fn layout(self) -> Layout {
        self.format.map_or(Layout::OBJECTS, Layout::of)
    }

    /// Appends a puzzle.
    pub(crate) fn write(self, made: &Made, out: &mut Vec<u8>) {
        let practice = self.practice.and_then(|technique| practice(&made.puzzle, technique));
        match self.format {
            Some(format) => self.write_in(format, made, practice.as_ref(), out),
            None => write_object(&Object::of(made, practice), out),
        }
    }

    fn write_in(self, format: Format, made: &Made, practice: Option<&Practice>, out: &mut Vec<u8>) {
        let state = practice.map(|practice| &practice.path.state);
        let candidates: Option<CandidateSet> = state.map(State::candidates);
        let record = Record {
            puzzle: state.map_or(made.puzzle.puzzle(), |state| state.values()),
            candidates: candidates.as_ref(),
            colour: self.colour,
            ..Record::of(made.puzzle.puzzle())
        };
        format.write(&record, out);
    }
}

/// What `--json` says of a puzzle.
#[derive(Serialize)]
struct Object {
    puzzle: Shown<Puzzle>,
    solution: Shown<Solution>,
    clues: usize,
    grade: String,
    score: f64,
    seed: u64,
    index: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    practice: Option<ObjectPractice>,
}

#[derive(Serialize)]
struct ObjectPractice {
    /// What is filled.
    grid: Shown<Puzzle>,
    /// 729 characters.
    candidates: String,
    /// How many easier steps lead there.
    steps_before: usize,
    step: Shown<Step>,
}

impl Object {
    fn of(made: &Made, practice: Option<Practice>) -> Self {
        let rating = rate::rate(&made.puzzle);
        Self {
            puzzle: Shown(*made.puzzle.puzzle()),
            solution: Shown(*made.puzzle.solution()),
            clues: made.puzzle.puzzle().clue_count(),
            grade: rating.grade.to_string(),
            score: f64::from(rating.score) / 100.0,
            seed: made.seed,
            index: made.index,
            practice: practice.map(ObjectPractice::of),
        }
    }
}

impl ObjectPractice {
    fn of(practice: Practice) -> Self {
        let mut candidates = Vec::new();
        let (values, all) = (*practice.path.state.values(), practice.path.state.candidates());
        Format::Full.write(&Record { candidates: Some(&all), ..Record::of(&values) }, &mut candidates);
        Self {
            grid: Shown(values),
            candidates: String::from_utf8_lossy(&candidates).trim_end().into(),
            steps_before: practice.path.steps.len(),
            step: Shown(practice.step),
        }
    }
}
