//! What an exercise is.

use ichidoku::Solution;
use ichidoku_logic::State;
use ichidoku_logic::explain::Message;

use crate::claim::Claim;
use crate::kind::Kind;
use crate::lesson::Lesson;
use crate::position::{SCAN, Spot};
use crate::task::{Input, Shown, input, task};

/// An exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// Its lesson.
    pub lesson: &'static Lesson,
    /// What is to be done.
    pub kind: Kind,
    /// The position, as the board shows it.
    pub state: State,
    /// The solution of its puzzle.
    pub solution: Solution,
    /// What is to be done, in words.
    pub task: Message,
    /// How it is answered.
    pub input: Input,
    /// The number of answers that it takes.
    pub count: usize,
    /// What is to be judged, each with the step that it speaks of where there is one.
    pub claims: Vec<(Claim, Option<Shown>)>,
    /// What hints show.
    pub shown: Shown,
}

impl Exercise {
    /// The exercise that asks for what is shown.
    pub(crate) fn new(spot: Spot<'_>, shown: Shown) -> Self {
        let Spot { lesson, kind, state, solution, .. } = spot;
        let count = if kind == Kind::Scan { SCAN } else { 1 };
        let (task, input) = (task(lesson, kind, &shown.step), input(lesson, kind, &shown.step));
        Self { lesson, kind, state, solution, task, input, count, claims: Vec::new(), shown }
    }

    /// This exercise with claims.
    pub(crate) fn claiming(self, claims: Vec<(Claim, Option<Shown>)>) -> Self {
        Self { claims, ..self }
    }
}
