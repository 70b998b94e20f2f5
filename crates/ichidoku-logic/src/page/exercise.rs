//! The exercises of the pages: positions in which a technique is to be found.

use ichidoku::Grid;

use crate::explain::{Words, explain};
use crate::judge::task;
use crate::position::Position;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Two positions for each technique; the code is the technique's slug with `_` for `-`.
const POSITIONS: &str = include_str!("exercises.txt");

/// A position in which a technique is to be found.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The position.
    pub grid: Grid,
    /// A step of the technique: the answer that is shown. Any other of its steps is as good.
    pub step: Step,
}

impl Exercise {
    /// The exercises on the technique.
    pub fn of(technique: Technique) -> Vec<Self> {
        Position::of_technique(POSITIONS, technique, "")
            .filter_map(|position| Self::new(technique, &position))
            .collect()
    }

    fn new(technique: Technique, position: &Position) -> Option<Self> {
        let state = State::new(&position.grid).assume_unique();
        let step = technique.first_where(&Survey::new(&state), |step| position.is_done_by(step))?;
        Some(Self { grid: position.grid, step })
    }

    /// The state in which the technique is to be found.
    pub fn state(&self) -> State {
        State::new(&self.grid).assume_unique()
    }

    /// What is to be done.
    pub fn task(&self, words: &Words) -> String {
        words.text(&task(self.step.technique, !self.step.placements.is_empty()))
    }

    /// The answer, sentence by sentence.
    pub fn answer(&self, words: &Words) -> Vec<String> {
        explain(&self.state(), &self.step).iter().map(|message| words.text(message)).collect()
    }
}
