//! As many cells as digits.

use ichidoku::{CellSet, DigitSet};

use super::Info;
use crate::step::{Evidence, Step, Truth, candidates_of};
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod hidden;
pub(super) mod locked;
pub(super) mod naked;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Subsets);

/// The technique of a size from a list that starts with pairs.
fn of_size(techniques: &[Technique], size: usize) -> Technique {
    techniques[size - 2]
}

/// The evidence of cells that hold exactly these digits among themselves.
fn naked_evidence(survey: &Survey<'_>, cells: CellSet, digits: DigitSet) -> Evidence {
    Evidence {
        cells,
        candidates: digits.iter().flat_map(|d| candidates_of(d, survey.cells(d) & cells)).collect(),
        truths: cells.iter().map(Truth::Cell).collect(),
        ..Evidence::default()
    }
}

/// A step that takes each of the digits out of the cells that may hold it.
fn clear(survey: &Survey<'_>, step: Step, digits: DigitSet, cells: CellSet) -> Step {
    digits.iter().fold(step, |step, digit| step.eliminating(digit, survey.cells(digit) & cells))
}
