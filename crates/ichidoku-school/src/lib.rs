//! A path of 42 Sudoku lessons with exercises without end, and answers judged by proof.
//!
//! ```
//! use ichidoku::Stop;
//! use ichidoku_school::{Answer, Kind, Lesson, Name, Question, Verdict, exercise, judge};
//!
//! let lesson = Lesson::named("naked-pair").unwrap();
//! let exercise = exercise(lesson, Kind::Eliminate, Name::new(2026, 0), Stop::never())?.expect("pairs aren't rare");
//! let answer = Answer { eliminations: exercise.shown.step.eliminations.clone(), ..Answer::default() };
//! let grid = exercise.state.grid();
//! let question = Question { lesson, kind: exercise.kind, grid: &grid, solution: &exercise.solution, claims: &[] };
//! assert_eq!(judge(&question, &answer, Stop::never())?.verdict, Verdict::Right);
//! # Ok::<(), ichidoku::Interrupted>(())
//! ```
//!
//! A [`Lesson`] says what it teaches and which kinds of exercise it has. An [`Exercise`] is a position of a real puzzle; the same
//! lesson, kind and [`Name`] give the same one on every machine. What a learner answers is judged by all steps that the lesson's
//! techniques find in the position.

mod answer;
mod bank;
mod claim;
mod example;
mod exercise;
mod kind;
mod last_cells;
mod lesson;
mod lessons;
mod links;
mod make;
mod near_miss;
mod notes;
mod position;
mod rules;
mod sets;
mod task;

pub use answer::{Answer, Judged, Question, Verdict, judge};
pub use claim::Claim;
pub use example::{Example, Source};
pub use exercise::Exercise;
pub use kind::Kind;
pub use lesson::{Houses, Lesson, Point, Topic};
pub use make::{exercise, exercise_of};
pub use near_miss::{NearMiss, near_misses};
pub use position::Name;
pub use task::{Input, Shown};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
