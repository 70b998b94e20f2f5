//! The requests about steps that people make: hints, steps, ratings, techniques, new puzzles, lessons.

mod choice;
mod generate;
mod hint;
mod judge;
mod judge_exercise;
mod lesson_claim;
mod lessons;
mod names;
mod picture;
mod rate;
mod set_exercise;
mod step;
mod steps;
#[cfg(feature = "pages")]
mod technique_page;
mod techniques;

pub use choice::{Choice, Kind};
pub use generate::{Generate, Generated, Missed, NewPuzzle, Practice, PuzzleOrder};
pub use hint::{Advice, Area, Hint, HintLevel, Hinted};
pub use judge::{ClaimVerdict, Judge, Judged};
pub use judge_exercise::{JudgeExercise, JudgedExercise};
pub use lesson_claim::{LessonClaim, StatedClaim};
pub use lessons::{ExerciseCount, LessonInfo, LessonList, Lessons, Point};
pub use picture::{Explained, Line, Sign, Signed, Spoken, StepPicture};
#[cfg(feature = "explainer")]
pub use rate::{ExplainerRatings, ExplainerStep, sukaku};
pub use rate::{Grade, Rate, Rated, Rating, Scale};
pub use set_exercise::{AnswerInput, ExerciseHints, LessonExercise, SetExercise, ShownStep};
#[cfg(feature = "variant-steps")]
pub(crate) use step::sentences;
pub use step::{
    AlmostLockedSet, Arg, Deadly, DigitInHouse, Evidence, Fate, FilledPattern, Inference, Link, Mark, Node, Rule,
    Sentence, Step, TechniqueName, Truth,
};
pub use steps::{Ending, See, Stepped, Steps, Walk, Which};
#[cfg(feature = "pages")]
pub use technique_page::{Element, Exercise, Picture, TechniquePage, TechniqueText};
pub use techniques::{HodokuInfo, TechniqueInfo, TechniqueList, Techniques};
