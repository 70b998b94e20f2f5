//! What an exercise claims, for the learner to judge.

use ichidoku::{Candidate, Puzzle, Solution};
use ichidoku_logic::explain::{Message, say};
use ichidoku_logic::{Step, Technique};

use crate::near_miss::NearMiss;

/// Something that an exercise claims; it is true or a near miss.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Claim {
    /// The technique that it is about.
    pub technique: Option<Technique>,
    /// The digits that it says can be placed.
    pub placements: Vec<Candidate>,
    /// The candidates that it says can be eliminated.
    pub eliminations: Vec<Candidate>,
    /// The candidates that it says a strong link joins.
    pub link: Vec<Candidate>,
    /// The candidate that makes it a near miss.
    pub spoiler: Option<Candidate>,
    /// A board that it says keeps the rules.
    pub board: Option<Puzzle>,
}

impl Claim {
    /// The claim that the step can be made.
    pub(crate) fn of(step: &Step) -> Self {
        let (placements, eliminations) = (step.placements.clone(), step.eliminations.clone());
        Self { technique: Some(step.technique), placements, eliminations, ..Self::default() }
    }

    /// The claim that the step of a near miss can be made.
    pub(crate) fn of_near_miss(near: &NearMiss) -> Self {
        Self { spoiler: Some(near.spoiler), ..Self::of(&near.step) }
    }

    /// True if the step does all that is claimed.
    pub(crate) fn is_done_by(&self, step: &Step) -> bool {
        self.placements.iter().all(|c| step.placements.contains(c))
            && self.eliminations.iter().all(|c| step.eliminations.contains(c))
    }

    /// True if nothing is claimed that a step does.
    pub(crate) fn is_idle(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    /// True if all that is claimed agrees with the solution.
    pub fn agrees_with(&self, solution: &Solution) -> bool {
        let is_true = |c: &Candidate| solution.get(c.cell()) == c.digit();
        self.placements.iter().all(is_true) && !self.eliminations.iter().any(is_true)
    }

    /// The claim in a sentence; `place` is its place in the list, from 0.
    pub fn tell(&self, place: usize) -> Message {
        match (&self.board, &self.placements[..], &self.link[..]) {
            (Some(_), ..) => say::ClaimBoard { count: place + 1 }.into(),
            (_, [placed, ..], _) => say::ClaimPlaced { cell: placed.cell(), digit: placed.digit() }.into(),
            (_, _, [one, ..]) => {
                let cells = self.link.iter().map(|c| c.cell()).collect();
                say::ClaimLink { digit: one.digit(), cells }.into()
            }
            _ => say::ClaimOut { candidates: self.eliminations.clone() }.into(),
        }
    }
}
