//! The lessons of the school as a list.

use ichidoku_school::{Kind, Lesson, Point as SchoolPoint};
use serde::{Deserialize, Serialize};

use super::step::TechniqueName;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::notation::Named;

/// Asks for the lessons of the school, in the order of the path.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lessons {
    /// The language of the techniques' names, by its code, such as `de`. English where there are no words of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// The lessons of the school.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonList {
    /// The 42 lessons.
    pub lessons: Vec<LessonInfo>,
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonInfo {
    /// Its place on the path, from 1.
    pub number: u8,
    /// Its name, as a file or option is called: `skyscraper`.
    pub slug: Named<&'static Lesson>,
    /// Its part, `a` to `g`.
    pub part: char,
    /// Numbers of the lessons to know first.
    pub after: Vec<u8>,
    /// The techniques that it teaches or, at a checkpoint, mixes.
    pub techniques: Vec<TechniqueName>,
    /// The point of a game at which its positions lie.
    pub position: Point,
    /// Whether the board shows candidates.
    pub notes: bool,
    /// Whether it mixes techniques and names none.
    pub checkpoint: bool,
    /// The exercises of a full set.
    pub exercises: Vec<ExerciseCount>,
}

/// A point of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// No easier technique helps.
    Needed,
    /// Singles, locked candidates, pairs and triples help no more.
    Present,
}

/// The number of exercises of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExerciseCount {
    /// The kind.
    pub kind: Named<Kind>,
    /// The number.
    pub count: u8,
}

impl Ask for Lessons {
    type Answer = LessonList;

    const EXAMPLE: &'static str = "{}";

    fn run(&self, control: &Control<'_>) -> Result<LessonList, Error> {
        let words = control.words(&self.language);
        let info = |lesson: &'static Lesson| LessonInfo {
            number: lesson.number,
            slug: Named(lesson),
            part: lesson.part,
            after: (1..lesson.number).next_back().into_iter().chain(lesson.after.iter().copied()).collect(),
            techniques: lesson.techniques.iter().map(|technique| TechniqueName::new(*technique, &words)).collect(),
            position: if lesson.point == SchoolPoint::Present { Point::Present } else { Point::Needed },
            notes: lesson.has_notes(),
            checkpoint: lesson.is_checkpoint,
            exercises: lesson
                .set
                .iter()
                .map(|(kind, count)| ExerciseCount { kind: Named(*kind), count: *count })
                .collect(),
        };
        Ok(LessonList { lessons: Lesson::all().iter().map(info).collect() })
    }
}
