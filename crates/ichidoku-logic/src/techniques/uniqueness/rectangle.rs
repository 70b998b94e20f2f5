//! Enumerates rectangles: four cells of two rows, two columns and two boxes.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Column, DigitSet, Row};

use super::pattern::Pattern;
use crate::survey::Survey;

/// Corners in a circle: the first and the third lie across from each other.
pub(super) type Corners = [Cell; 4];

/// All 486 rectangles.
pub(super) fn corners() -> impl Iterator<Item = Corners> {
    pairs().flat_map(|(r1, r2)| pairs().map(move |(c1, c2)| (r1, r2, c1, c2))).filter_map(|(r1, r2, c1, c2)| {
        let two_boxes = (r1 / 3 == r2 / 3) != (c1 / 3 == c2 / 3);
        let at = |r: usize, c: usize| Cell::at(Row::ALL[r], Column::ALL[c]);
        two_boxes.then(|| [at(r1, c1), at(r1, c2), at(r2, c2), at(r2, c1)])
    })
}

fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b)))
}

/// Gives each rectangle of open cells with the pair of a corner that has no other candidates; each corner may hold one
/// of the pair at least.
pub(super) fn each(
    survey: &Survey<'_>,
    visit: &mut dyn FnMut(&Corners, Pattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if survey.bivalue().is_empty() {
        return ControlFlow::Continue(());
    }
    for corners in corners() {
        let cells: CellSet = corners.into_iter().collect();
        if !cells.is_subset(survey.open()) {
            continue;
        }
        let mut done: Option<DigitSet> = None;
        for corner in (cells & survey.bivalue()).iter() {
            let pair = survey.digits(corner);
            let fits = cells.iter().all(|cell| !(survey.digits(cell) & pair).is_empty());
            if fits && done != Some(pair) {
                visit(&corners, Pattern::new(survey, cells, pair))?;
                done = Some(pair);
            }
        }
    }
    ControlFlow::Continue(())
}
