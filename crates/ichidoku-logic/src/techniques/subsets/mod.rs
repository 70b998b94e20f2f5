//! As many cells as digits.

use ichidoku::{CellSet, DigitSet, House};

use super::Info;
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod hidden;
pub(super) mod locked;
pub(super) mod naked;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Subsets, explain, Marks::of_candidates) };

/// The technique of a size from a list that starts with pairs.
fn of_size(techniques: &[Technique], size: usize) -> Technique {
    techniques[size - 2]
}

/// The evidence of cells that hold exactly these digits among themselves, in the houses where these go elsewhere.
fn naked_evidence(survey: &Survey<'_>, houses: Vec<House>, cells: CellSet, digits: DigitSet) -> Evidence {
    Evidence::NakedSubset { cells, digits, candidates: survey.candidates_in(digits, cells), houses }
}

/// The digits of the cells, or the cells of the digits.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let why = match &step.evidence {
        Evidence::NakedSubset { cells, digits, houses, .. } => naked(*cells, *digits, houses),
        Evidence::HiddenSubset { house, digits, cells, .. } => vec![
            say::HiddenCells { house: *house, digits: *digits, cells: *cells }.into(),
            say::HiddenSubset { digits: *digits }.into(),
        ],
        _ => Vec::new(),
    };
    why.into_iter().chain([result::so(state, step)]).collect()
}

/// That the cells use up the digits in one house or in two.
fn naked(cells: CellSet, digits: DigitSet, houses: &[House]) -> Vec<Message> {
    let contain = say::NakedCells { cells, digits }.into();
    let both = digits.iter().next().zip(digits.iter().nth(1));
    let use_up = match (houses, both) {
        ([b, line], _) => say::LockedSubset { line_house: *line, box_house: *b }.into(),
        ([house, ..], Some((first_digit, second_digit))) if digits.len() == 2 => {
            say::NakedPair { first_digit, second_digit, house: *house }.into()
        }
        ([house, ..], _) => say::NakedSubset { cells, house: *house }.into(),
        ([], _) => return vec![contain],
    };
    vec![contain, use_up]
}

/// A step that takes each of the digits out of the cells that may hold it.
fn clear(survey: &Survey<'_>, step: Step, digits: DigitSet, cells: CellSet) -> Step {
    digits.iter().fold(step, |step, digit| step.eliminating(digit, survey.cells(digit) & cells))
}
