//! Hidden rectangle: the page is `hidden-rectangle`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use super::pattern::{Beside, Pattern};
use super::rectangle::{self, Corners};
use crate::evidence::Evidence;
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const HIDDEN_RECTANGLE: Info = Info {
    slug: "hidden-rectangle",
    name: "hidden rectangle",
    page: "hidden-rectangle",
    difficulty: 47,
    hodoku: HodokuScore::some("0606", HodokuLevel::Hard, 100),
    find,
    explain,
    ..super::FAMILY
};

/// Finds rectangles with a bivalue corner and two strong links across from it.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rectangle::each(survey, &mut |corners, pattern| {
        for i in 0..4 {
            if survey.digits(corners[i]) == pattern.pair {
                for digit in pattern.pair.iter() {
                    across(survey, &pattern, corners, i, digit, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Reports the rectangle if the digit is confined to the corners in the lines across from corner `i`.
fn across(
    survey: &Survey<'_>,
    pattern: &Pattern,
    corners: &Corners,
    i: usize,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let victim = corners[(i + 2) % 4];
    let lines = [House::from_row(victim.row()), House::from_column(victim.column())];
    let confined = |house: &House| {
        let places = survey.cells_in(digit, *house);
        places.is_subset(pattern.cells) && places.iter().any(|cell| cell != victim)
    };
    if !lines.iter().all(confined) {
        return ControlFlow::Continue(());
    }
    let beside = Beside { confined: lines.map(|house| (house, digit)).into(), ..Beside::default() };
    let out = pattern.other(digit).map(|other| (other, CellSet::single(victim)));
    let step = pattern.step(survey, Technique::HiddenRectangle, beside, out);
    step.into_iter().try_for_each(sink)
}

/// The corner, the two lines across from it, and what would follow if the cell where they cross held the other digit.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Deadly { deadly, confined, .. } = &step.evidence else { return Vec::new() };
    let [(row, other_digit), (column, _)] = confined[..] else { return Vec::new() };
    let cells = cells_of(&deadly.pattern);
    let digits: DigitSet = deadly.pattern.iter().map(|c| c.digit()).collect();
    let (Some(cell), Some(digit)) = ((row.cells() & column.cells()).only(), digits.without(other_digit).only()) else {
        return Vec::new();
    };
    let side_cells = (cells & (row.cells() | column.cells())).without(cell);
    let Some(corner_cell) = (cells - side_cells).without(cell).only() else { return Vec::new() };
    let confined =
        |house: House| say::DeadlyConfined { house, digit: other_digit, cells: cells & house.cells() }.into();
    vec![
        say::HiddenRectangle { cell: corner_cell, digits }.into(),
        confined(row),
        confined(column),
        say::HiddenRectangleIf { cell, digit, side_cells, other_digit, corner_cell }.into(),
        say::HiddenRectangleSwap.into(),
        say::DeadlySo { result_clauses: result::clauses(state, step) }.into(),
    ]
}
