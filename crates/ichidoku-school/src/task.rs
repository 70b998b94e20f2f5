//! What an exercise asks for, and what its hints show.

use ichidoku::{Candidate, CandidateSet};
use ichidoku_logic::explain::{Message, Name, explain, say};
use ichidoku_logic::hint::{Area, Detail, Hint};
use ichidoku_logic::{State, Step};

use crate::kind::Kind;
use crate::lesson::{Houses, Lesson, Topic};
use crate::near_miss::NearMiss;

/// How an exercise is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// Digits in cells.
    Placements,
    /// Candidates to remove.
    Eliminations,
    /// Cells.
    Cells,
    /// One of the claims.
    Choice,
    /// One candidate in its cell.
    Candidate,
}

/// A step as hints show it: where it is, its pattern, and the whole of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The state in which it is shown.
    pub state: State,
    /// The step, or what has its shape where there is none, such as a strong link alone.
    pub step: Step,
    /// The candidate that spoils it.
    pub spoiler: Option<Candidate>,
    /// The whole of it in words.
    pub told: Vec<Message>,
    /// True if its technique is named.
    pub is_named: bool,
}

impl Shown {
    /// A step that can be made.
    pub(crate) fn step(state: &State, step: &Step) -> Self {
        Self { state: state.clone(), step: step.clone(), spoiler: None, told: explain(state, step), is_named: true }
    }

    /// A step that one candidate spoils.
    pub(crate) fn near_miss(state: &State, near: &NearMiss) -> Self {
        let told = vec![breaks(near.spoiler, &near.step)];
        Self { spoiler: Some(near.spoiler), told, ..Self::step(state, &near.step) }
    }

    /// Something that is no step.
    pub(crate) fn plain(state: &State, step: Step, told: Vec<Message>) -> Self {
        Self { state: state.clone(), step, spoiler: None, told, is_named: false }
    }

    /// Where to look, in words.
    pub fn tell_where(&self) -> Option<Message> {
        self.hint().tell(Detail::Where).into_iter().next()
    }

    /// Where to look.
    pub fn area(&self) -> Area {
        self.hint().area()
    }

    fn hint(&self) -> Hint {
        Hint { state: self.state.clone(), step: self.step.clone(), stale: CandidateSet::EMPTY }
    }
}

/// Says that the candidate breaks the pattern of the step.
pub(crate) fn breaks(spoiler: Candidate, step: &Step) -> Message {
    say::NearCandidate { candidate: spoiler, technique: Name(step.technique.slug()) }.into()
}

/// How exercises of this kind are answered whose step is this one.
pub(crate) fn input(lesson: &Lesson, kind: Kind, step: &Step) -> Input {
    match (kind, lesson.topic) {
        (Kind::NearMiss, Topic::Notes) => Input::Candidate,
        (Kind::WhyNot, Topic::Notes) | (Kind::Pattern, _) => Input::Cells,
        (Kind::WhyNot, _) if !lesson.has_notes() => Input::Cells,
        (Kind::WhyNot, _) => Input::Candidate,
        (Kind::Which | Kind::NearMiss, _) => Input::Choice,
        (Kind::FindCell | Kind::Scan, _) => Input::Placements,
        (Kind::Eliminate, _) if step.eliminations.is_empty() => Input::Placements,
        (Kind::Eliminate, _) => Input::Eliminations,
    }
}

/// What is to be done.
pub(crate) fn task(lesson: &Lesson, kind: Kind, step: &Step) -> Message {
    let only = if let [only] = lesson.techniques { Some(Name(only.slug())) } else { None };
    let input = input(lesson, kind, step);
    match (kind, lesson.topic, lesson.houses) {
        (Kind::Which, Topic::Rules, _) => say::TaskBoards.into(),
        (Kind::Which, ..) => say::TaskWhich.into(),
        (Kind::NearMiss, Topic::Notes, _) => say::TaskNotes.into(),
        (Kind::NearMiss, Topic::Links, _) => say::TaskNoLink.into(),
        (Kind::NearMiss, ..) => say::TaskNearMiss.into(),
        (Kind::WhyNot, Topic::Notes, _) => say::TaskRuledOut.into(),
        (Kind::WhyNot, ..) if input == Input::Cells => say::TaskOtherCell.into(),
        (Kind::WhyNot, ..) => say::TaskWhyNot.into(),
        (Kind::Pattern, Topic::Links, _) => say::TaskLink.into(),
        (Kind::Pattern, Topic::Sets, _) => say::TaskSet.into(),
        (Kind::Pattern, ..) => only.map_or(say::TaskLink.into(), |technique| say::TaskPattern { technique }.into()),
        (Kind::Scan, ..) => say::TaskScan.into(),
        // Whoever learns the rules knows no technique by name yet.
        (Kind::FindCell, Topic::Rules, _) => say::TaskLastCell.into(),
        (Kind::FindCell, _, Houses::Boxes) => say::TaskInBox.into(),
        (Kind::FindCell, _, Houses::Lines) => say::TaskInLine.into(),
        (Kind::FindCell | Kind::Eliminate, ..) => match (only, input) {
            (Some(technique), Input::Placements) => say::TaskPlace { technique }.into(),
            (Some(technique), _) => say::TaskRemove { technique }.into(),
            (None, Input::Placements) => say::TaskPlaceNext.into(),
            (None, _) => say::TaskRemoveNext.into(),
        },
    }
}
