//! Naked pair, triple, quad: the page is `naked-subsets`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, DigitSet, House};

use super::super::{Info, Sink};
use super::{clear, naked_evidence, of_size};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const NAKED_PAIR: Info = Info {
    slug: "naked-pair",
    name: "naked pair",
    page: "naked-subsets",
    difficulty: 30,
    hodoku: HodokuScore::some("0200", HodokuLevel::Medium, 60),
    explainer: Some(30),
    find: |survey, sink| find(survey, 2, sink),
    ..super::FAMILY
};

pub(crate) const NAKED_TRIPLE: Info = Info {
    slug: "naked-triple",
    name: "naked triple",
    aliases: &["naked triplet"],
    page: "naked-subsets",
    difficulty: 36,
    hodoku: HodokuScore::some("0201", HodokuLevel::Medium, 80),
    explainer: Some(36),
    find: |survey, sink| find(survey, 3, sink),
    ..super::FAMILY
};

pub(crate) const NAKED_QUAD: Info = Info {
    slug: "naked-quad",
    name: "naked quad",
    aliases: &["naked quadruple"],
    page: "naked-subsets",
    difficulty: 50,
    hodoku: HodokuScore::some("0202", HodokuLevel::Hard, 120),
    explainer: Some(50),
    find: |survey, sink| find(survey, 4, sink),
    ..super::FAMILY
};

const TECHNIQUES: [Technique; 3] = [Technique::NakedPair, Technique::NakedTriple, Technique::NakedQuad];

/// Finds the naked subsets of the size that take something out of their house.
fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    House::ALL.into_iter().try_for_each(|house| {
        each(survey, house, size, &mut |cells, digits| {
            let evidence = naked_evidence(survey, vec![house], cells, digits);
            let step = Step::new(of_size(&TECHNIQUES, size), evidence);
            let step = clear(survey, step, digits, survey.house_cells(house) - cells);
            if step.is_idle() { ControlFlow::Continue(()) } else { sink(step) }
        })
    })
}

/// Gives each set of `size` open cells of the house with exactly `size` digits and another open cell beside it.
pub(super) fn each(
    survey: &Survey<'_>,
    house: House,
    size: usize,
    found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut fitting = [(0, DigitSet::EMPTY); 9];
    let mut count = 0;
    for (place, cell) in survey.in_order(house).iter().enumerate() {
        if (2..=size).contains(&survey.digits(*cell).len()) {
            fitting[count] = (place, survey.digits(*cell));
            count += 1;
        }
    }
    if count < size || (survey.open() & survey.house_cells(house)).len() <= size {
        return ControlFlow::Continue(());
    }
    let mut visit = |places: u16, digits| found(survey.cells_at(house, places), digits);
    grow(&fitting[..count], size, 0, DigitSet::EMPTY, size, &mut visit)
}

/// Adds `left` more cells to the places so far, as long as the digits do not become too many.
fn grow(
    fitting: &[(usize, DigitSet)],
    left: usize,
    places: u16,
    digits: DigitSet,
    size: usize,
    visit: &mut dyn FnMut(u16, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left == 0 {
        return if digits.len() == size { visit(places, digits) } else { ControlFlow::Continue(()) };
    }
    for (i, (place, more)) in fitting.iter().enumerate() {
        let union = digits | *more;
        if union.len() <= size {
            grow(&fitting[i + 1..], left - 1, places | 1 << place, union, size, visit)?;
        }
    }
    ControlFlow::Continue(())
}
