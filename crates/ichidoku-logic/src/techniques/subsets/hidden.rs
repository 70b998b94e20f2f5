//! Hidden pair, triple, quad: the page is `hidden-subsets`.

use std::ops::ControlFlow;

use ichidoku::{Digit, DigitSet, House};

use super::super::{Info, Sink};
use super::{clear, of_size};
use crate::evidence::Evidence;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const HIDDEN_PAIR: Info = Info {
    slug: "hidden-pair",
    name: "hidden pair",
    page: "hidden-subsets",
    difficulty: 34,
    hodoku: HodokuScore::some("0210", HodokuLevel::Medium, 70),
    explainer: Some(34),
    find: |survey, sink| find(survey, 2, sink),
    ..super::FAMILY
};

pub(crate) const HIDDEN_TRIPLE: Info = Info {
    slug: "hidden-triple",
    name: "hidden triple",
    aliases: &["hidden triplet"],
    page: "hidden-subsets",
    difficulty: 40,
    hodoku: HodokuScore::some("0211", HodokuLevel::Medium, 100),
    explainer: Some(40),
    find: |survey, sink| find(survey, 3, sink),
    ..super::FAMILY
};

pub(crate) const HIDDEN_QUAD: Info = Info {
    slug: "hidden-quad",
    name: "hidden quad",
    aliases: &["hidden quadruple"],
    page: "hidden-subsets",
    difficulty: 54,
    hodoku: HodokuScore::some("0212", HodokuLevel::Hard, 150),
    explainer: Some(54),
    find: |survey, sink| find(survey, 4, sink),
    ..super::FAMILY
};

const TECHNIQUES: [Technique; 3] = [Technique::HiddenPair, Technique::HiddenTriple, Technique::HiddenQuad];

/// Finds the hidden subsets of the size that take something out of their cells.
fn find(survey: &Survey<'_>, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in House::ALL {
        if (survey.open() & survey.house_cells(house)).len() > size {
            let fits = |d: &Digit| (2..=size as u32).contains(&survey.positions(*d, house).count_ones());
            let fitting: DigitSet = Digit::ALL.into_iter().filter(fits).collect();
            grow(survey, house, Subset { digits: DigitSet::EMPTY, places: 0, left: size }, fitting, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Digits chosen so far, their places, and how many are still to choose.
#[derive(Clone, Copy)]
struct Subset {
    digits: DigitSet,
    places: u16,
    left: usize,
}

fn grow(
    survey: &Survey<'_>,
    house: House,
    subset: Subset,
    mut fitting: DigitSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let size = subset.digits.len() + subset.left;
    if subset.left == 0 {
        let step = step(survey, house, subset);
        return if step.is_idle() { ControlFlow::Continue(()) } else { sink(step) };
    }
    for digit in fitting.iter() {
        fitting = fitting.without(digit);
        let places = subset.places | survey.positions(digit, house);
        if places.count_ones() as usize <= size {
            let more = Subset { digits: subset.digits.with(digit), places, left: subset.left - 1 };
            grow(survey, house, more, fitting, sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn step(survey: &Survey<'_>, house: House, subset: Subset) -> Step {
    let cells = survey.cells_at(house, subset.places);
    let digits = subset.digits;
    let evidence = Evidence::HiddenSubset { house, digits, cells, candidates: survey.candidates_in(digits, cells) };
    clear(survey, Step::new(of_size(&TECHNIQUES, digits.len()), evidence), !digits, cells)
}
