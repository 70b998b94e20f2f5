//! Cells that could be filled in two ways, in words: what all types have in common, and the types that unique rectangles,
//! loops and larger patterns share.

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use crate::evidence::Evidence;
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::technique::Technique;

/// The pattern, and why one of its extra candidates must be true; then what that means for this type.
pub(super) fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Deadly { deadly, subset, confined, .. } = &step.evidence else { return Vec::new() };
    let cells = cells_of(&deadly.pattern);
    let digits: DigitSet = deadly.pattern.iter().map(|c| c.digit()).collect();
    let roof = cells_of(&deadly.guardians);
    let extras: DigitSet = deadly.guardians.iter().map(|c| c.digit()).collect();
    if let ([(house, digit)], Some(other_digit)) = (&confined[..], other(digits, confined)) {
        return strong_link(state, step, cells - roof, digits, (*house, *digit, roof), other_digit);
    }
    if roof.len() == 1 && subset.is_empty() {
        return one_cell(state, step, cells, roof, digits);
    }
    let is_loop = step.technique == Technique::UniqueLoop;
    let swapped = if is_loop { say::LoopIf { cells, digits }.into() } else { say::DeadlyIf { cells, digits }.into() };
    let rest = match extras.only() {
        Some(digit) if subset.is_empty() => one_digit(step, digit, roof),
        _ => with_subset(state, step, &deadly.guardians, *subset),
    };
    [swapped].into_iter().chain(rest).collect()
}

/// The other digit of a pair.
fn other(pair: DigitSet, confined: &[(House, Digit)]) -> Option<Digit> {
    confined.first().and_then(|(_, digit)| pair.without(*digit).only())
}

/// Type 1: one cell holds more, and must.
fn one_cell(state: &State, step: &Step, cells: CellSet, roof: CellSet, digits: DigitSet) -> Vec<Message> {
    let Some(cell) = roof.only() else { return Vec::new() };
    vec![
        say::DeadlyFloor { cells: cells - roof, digits }.into(),
        say::DeadlyIfRoof { cell }.into(),
        say::DeadlySo { result_clauses: result::clauses(state, step) }.into(),
    ]
}

/// Types 2 and 5: all extra candidates are one digit.
fn one_digit(step: &Step, digit: Digit, cells: CellSet) -> Vec<Message> {
    let out_cells = result::cells_out(step, digit);
    vec![say::DeadlyExtra { digit, cells }.into(), say::DeadlyExtraSo { out_cells, digit, cells }.into()]
}

/// Type 3: the extra candidates make a naked subset.
fn with_subset(state: &State, step: &Step, guardians: &[Candidate], subset: CellSet) -> Vec<Message> {
    let all = cells_of(guardians) | subset;
    let extras = say::DeadlyExtras { candidates: guardians.to_vec() }.into();
    let digits = state.digits_of(subset) | guardians.iter().map(|c| c.digit()).collect();
    let out = cells_of(&step.eliminations);
    let clears = |house: &House| all.is_subset(house.cells()) && !(house.cells() & out).is_empty();
    let houses = House::ALL.into_iter().filter(clears).collect();
    let subset = (!subset.is_empty()).then(|| say::DeadlySubset { cells: subset, digits, houses }.into());
    [extras].into_iter().chain(subset).chain([result::so(state, step)]).collect()
}

/// Type 4: a house needs one of the digits in the roof.
fn strong_link(
    state: &State,
    step: &Step,
    floor: CellSet,
    digits: DigitSet,
    (house, digit, roof): (House, Digit, CellSet),
    other_digit: Digit,
) -> Vec<Message> {
    vec![
        say::DeadlyFloor { cells: floor, digits }.into(),
        say::DeadlyConfined { house, digit, cells: roof }.into(),
        say::DeadlyEither { digit, other_digit }.into(),
        say::DeadlyOneSo { result_clauses: result::clauses(state, step) }.into(),
    ]
}
