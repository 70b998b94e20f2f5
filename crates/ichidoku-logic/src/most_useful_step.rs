//! The most useful of a technique's steps: the one with the shortest proof, then the one that does most.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// What a step costs its reader; the least is the most useful.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    sentences: usize,
    placements: Reverse<usize>,
    eliminations: Reverse<usize>,
}

impl Cost {
    fn of(state: &State, step: &Step) -> Self {
        Self {
            sentences: step.reasons(state).len(),
            placements: Reverse(step.placements.len()),
            eliminations: Reverse(step.eliminations.len()),
        }
    }
}

/// The most useful step that the technique finds; of equals the first. Only so many are compared as
/// [`Technique::compared`] says.
pub(crate) fn most_useful(survey: &Survey<'_>, technique: Technique) -> Option<Step> {
    let mut best: Option<(Cost, Step)> = None;
    let mut left = technique.compared();
    let _ = technique.find(survey, &mut |step| {
        let cost = Cost::of(survey, &step);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, step));
        }
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best.map(|(_, step)| step)
}

impl Technique {
    /// The most steps that are compared to choose the most useful one, counted rather than timed, so that the answer is
    /// always the same. The proof of each net has to be written out, and the deeper the nets are nested, the longer that
    /// takes. `tests/usefulness.rs` measures what these numbers shorten and what they cost.
    fn compared(self) -> usize {
        match self.difficulty() {
            0..=84 => 120,
            85..=89 => 60,
            90..=94 => 30,
            _ => 15,
        }
    }
}
