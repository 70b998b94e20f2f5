//! Hidden single: the page is `hidden-single`.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Digit, House};

use super::super::{Info, Sink};
use crate::draw::{Blocking, Marks};
use crate::evidence::{Evidence, Truth};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const HIDDEN_SINGLE: Info = Info {
    slug: "hidden-single",
    name: "hidden single",
    aliases: &["pinned digit"],
    page: "hidden-single",
    difficulty: 12,
    hodoku: HodokuScore::some("0002", HodokuLevel::Easy, 14),
    explainer: Some(12),
    find,
    marks: Marks::of_blockers,
    explain,
    ..super::FAMILY
};

/// Finds digits with one place in a house, boxes before rows before columns; each placement is reported once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (lines, boxes) = House::ALL.split_at(18);
    for house in boxes.iter().chain(lines) {
        for digit in Digit::ALL {
            let places = survey.positions(digit, *house);
            if places.count_ones() == 1 {
                let cell = survey.in_order(*house)[places.trailing_zeros() as usize];
                if first_house(survey, digit, cell) == Some(*house) {
                    sink(step(*house, digit, cell))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first house of the cell (box, row, column) in which the digit has no other place.
fn first_house(survey: &Survey<'_>, digit: Digit, cell: Cell) -> Option<House> {
    let [row, column, b] = survey.houses_of(cell);
    [b, row, column].into_iter().find(|house| survey.positions(digit, *house).count_ones() == 1)
}

fn step(house: House, digit: Digit, cell: Cell) -> Step {
    Step::placing(Technique::HiddenSingle, cell, digit, Evidence::Single(Truth::Digit(house, digit)))
}

/// The only cell of the house, and what rules out the others.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Single(Truth::Digit(house, digit)) = step.evidence else { return Vec::new() };
    let Some(cell) = step.placements.first().map(|placement| placement.cell()) else { return Vec::new() };
    let only = say::HiddenSingle { house, digit, cell }.into();
    [only].into_iter().chain(blockers(state, step, digit)).chain([result::so(state, step)]).collect()
}

/// The digits that rule out other cells, and the cells from which the digit was eliminated before.
fn blockers(state: &State, step: &Step, digit: Digit) -> Option<Message> {
    let Blocking { blockers, crosses, others, .. } = Blocking::of(state, step)?;
    let blocker_cells: CellSet = blockers.iter().map(|c| c.cell()).collect();
    let earlier_cells = others - crosses.iter().map(|c| c.cell()).collect();
    let other_count = others.len();
    match (blocker_cells.is_empty(), earlier_cells.is_empty()) {
        (_, true) if other_count == 0 => None,
        (true, _) => Some(say::EliminatedEarlier { digit, cells: earlier_cells }.into()),
        (false, true) => Some(say::Blockers { digit, blocker_cells, other_count }.into()),
        (false, false) => Some(say::BlockersSome { digit, blocker_cells, earlier_cells }.into()),
    }
}
