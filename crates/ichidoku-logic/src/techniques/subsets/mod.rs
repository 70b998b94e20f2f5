//! As many cells as digits.

use ichidoku::{CellSet, DigitSet, House};

use super::Info;
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Arg, Key, Message};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod hidden;
pub(super) mod locked;
pub(super) mod naked;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Subsets, explain, Marks::of_candidates);

/// The technique of a size from a list that starts with pairs.
fn of_size(techniques: &[Technique], size: usize) -> Technique {
    techniques[size - 2]
}

/// The evidence of cells that hold exactly these digits among themselves, in the houses where these go elsewhere.
fn naked_evidence(survey: &Survey<'_>, houses: Vec<House>, cells: CellSet, digits: DigitSet) -> Evidence {
    Evidence::NakedSubset { cells, digits, candidates: survey.candidates_in(digits, cells), houses }
}

/// The digits of the cells, or the cells of the digits.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    match &step.evidence {
        Evidence::NakedSubset { cells, digits, .. } => {
            vec![Message::new(Key::NakedSet, vec![Arg::Cells(*cells), Arg::Digits(*digits)])]
        }
        Evidence::HiddenSubset { house, digits, cells, .. } => {
            let args = vec![Arg::House(*house), Arg::Digits(*digits), Arg::Cells(*cells)];
            vec![Message::new(Key::HiddenSet, args)]
        }
        _ => Vec::new(),
    }
}

/// A step that takes each of the digits out of the cells that may hold it.
fn clear(survey: &Survey<'_>, step: Step, digits: DigitSet, cells: CellSet) -> Step {
    digits.iter().fold(step, |step, digit| step.eliminating(digit, survey.cells(digit) & cells))
}
