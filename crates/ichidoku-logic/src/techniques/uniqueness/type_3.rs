//! Unique rectangle type 3: the page is `unique-rectangle-type-3`.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, DigitSet, House};

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const UNIQUE_RECTANGLE_3: Info = Info {
    slug: "unique-rectangle-type-3",
    name: "unique rectangle type 3",
    aliases: &["uniqueness test 3"],
    page: "unique-rectangle-type-3",
    difficulty: 47,
    hodoku: HodokuScore::some("0602", HodokuLevel::Hard, 100),
    explainer: Some(45),
    find,
    ..super::FAMILY
};

/// The most cells that are put beside the roof.
const MOST: usize = 4;

/// Finds rectangles whose roof makes a naked subset.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |_, pattern| {
        steps(survey, Technique::UniqueRectangle3, &pattern).into_iter().try_for_each(&mut *sink)
    })
}

/// One step for each naked subset that the roof makes in a house; a subset in two houses clears both.
pub(super) fn steps(survey: &Survey<'_>, technique: Technique, pattern: &Pattern) -> Vec<Step> {
    let houses = pattern.roof_houses();
    let mut steps = Vec::new();
    for house in &houses {
        let fitting: Vec<Cell> = (survey.open() & house.cells() & !pattern.cells).iter().collect();
        let mut subsets = Vec::new();
        grow(survey, &fitting, CellSet::EMPTY, pattern.extras(survey), &mut subsets);
        for (cells, digits) in subsets {
            let both = houses.iter().filter(|h| cells.is_subset(h.cells()));
            let outside = both.fold(CellSet::EMPTY, |all, h: &House| all | h.cells()) - cells - pattern.roof;
            for clear in [outside, outside & house.cells()] {
                let beside = Beside { subset: cells, ..Beside::default() };
                let step = pattern.step(survey, technique, beside, digits.iter().map(|d| (d, clear)));
                if let Some(step) = step.filter(|s| !steps.iter().any(|t: &Step| t.eliminations == s.eliminations)) {
                    steps.push(step);
                }
            }
        }
    }
    steps
}

/// Collects the sets of cells that have with the extra digits one digit more than cells.
fn grow(
    survey: &Survey<'_>,
    fitting: &[Cell],
    cells: CellSet,
    digits: DigitSet,
    subsets: &mut Vec<(CellSet, DigitSet)>,
) {
    if digits.len() > MOST + 1 {
        return;
    }
    if !cells.is_empty() && digits.len() == cells.len() + 1 {
        subsets.push((cells, digits));
    }
    if cells.len() < MOST {
        for (i, cell) in fitting.iter().enumerate() {
            grow(survey, &fitting[i + 1..], cells.with(*cell), digits | survey.digits(*cell), subsets);
        }
    }
}
