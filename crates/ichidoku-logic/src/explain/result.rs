//! What a step comes to, as clauses: the last words of every explanation.

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::{Message, say};
use crate::geometry::Geometry;
use crate::step::Step;

/// What the step places and eliminates.
pub(crate) fn clauses(geometry: &Geometry, step: &Step) -> Vec<Message> {
    // What a placement takes with it goes without saying.
    let told = |c: &Candidate| !step.placements.iter().any(|placed| geometry.exclude(*placed, *c));
    let out: Vec<Candidate> = step.eliminations.iter().copied().filter(told).collect();
    let placed = by_digit(&step.placements).map(|(digit, cells)| say::ResultIs { cells, digit }.into());
    placed.chain(eliminated(&out)).collect()
}

/// `So r4c2 can’t be 5.`
pub(crate) fn so(geometry: &Geometry, step: &Step) -> Message {
    say::Result { result_clauses: clauses(geometry, step) }.into()
}

/// What a step comes to that does much, in sentences of a few clauses each.
pub(crate) fn sentences(geometry: &Geometry, step: &Step) -> Vec<Message> {
    const MOST: usize = 3;
    let clauses = clauses(geometry, step);
    let chunks = clauses.chunks(MOST).map(<[Message]>::to_vec);
    let say = |(i, result_clauses)| match i {
        0 => say::Result { result_clauses }.into(),
        _ => say::ResultMore { result_clauses }.into(),
    };
    chunks.enumerate().map(say).collect()
}

/// The cells that the step takes the digit out of.
pub(crate) fn cells_out(step: &Step, digit: Digit) -> CellSet {
    cells_with(&step.eliminations, digit)
}

/// The digits that the step takes out of some cell.
pub(crate) fn digits_out(step: &Step) -> DigitSet {
    step.eliminations.iter().map(|c| c.digit()).collect()
}

/// The candidates as cells that can't be some digits, in as few clauses as possible.
pub(crate) fn eliminated(out: &[Candidate]) -> Vec<Message> {
    let digits: Vec<(CellSet, DigitSet)> =
        by_digit(out).map(|(digit, cells)| (cells, DigitSet::single(digit))).collect();
    let mut cells: Vec<(CellSet, DigitSet)> = Vec::new();
    for cell in out.iter().map(|c| c.cell()).collect::<CellSet>().iter() {
        let lost = out.iter().filter(|c| c.cell() == cell).map(|c| c.digit()).collect();
        match cells.iter_mut().find(|(_, digits)| *digits == lost) {
            Some((same, _)) => *same = same.with(cell),
            None => cells.push((CellSet::single(cell), lost)),
        }
    }
    let fewer = if cells.len() <= digits.len() { cells } else { digits };
    fewer.into_iter().map(|(cells, digits)| say::ResultCannot { cells, digits }.into()).collect()
}

fn by_digit(candidates: &[Candidate]) -> impl Iterator<Item = (Digit, CellSet)> {
    let groups = Digit::ALL.into_iter().map(|digit| (digit, cells_with(candidates, digit)));
    groups.filter(|(_, cells)| !cells.is_empty())
}

fn cells_with(candidates: &[Candidate], digit: Digit) -> CellSet {
    candidates.iter().filter(|c| c.digit() == digit).map(|c| c.cell()).collect()
}
