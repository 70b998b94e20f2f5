//! WXYZ-wing: the page is `wxyz-wing`.

use std::ops::ControlFlow;

use ichidoku::{Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use super::{bent, unrestricted};
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const WXYZ_WING: Info =
    Info { slug: "wxyz-wing", name: "WXYZ-wing", page: "wxyz-wing", difficulty: 68, find, explain, ..super::FAMILY };

const SIZE: usize = 4;

/// Finds four bent cells in two houses that cross, each set once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = std::collections::HashSet::new();
    for (i, a) in House::ALL.into_iter().enumerate() {
        for b in House::ALL[i + 1..].iter().filter(|b| !survey.crossing(a, **b).is_empty()) {
            let fitting = survey.open() & (survey.house_cells(a) | survey.house_cells(*b));
            let fitting: Vec<Cell> = fitting.iter().filter(|c| (2..=SIZE).contains(&survey.digits(*c).len())).collect();
            grow(survey, &fitting, CellSet::EMPTY, DigitSet::EMPTY, &mut |cells, digits| {
                let Some(wing) = unrestricted(survey, cells, digits) else { return ControlFlow::Continue(()) };
                match bent(survey, Technique::WxyzWing, cells, wing) {
                    Some(step) if seen.insert(cells) => sink(step),
                    _ => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Adds cells as long as the digits are not too many.
fn grow(
    survey: &Survey<'_>,
    fitting: &[Cell],
    cells: CellSet,
    digits: DigitSet,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if cells.len() == SIZE {
        return if digits.len() == SIZE { visit(cells, digits) } else { ControlFlow::Continue(()) };
    }
    for (i, cell) in fitting.iter().enumerate() {
        let union = digits | survey.digits(*cell);
        if union.len() <= SIZE {
            grow(survey, &fitting[i + 1..], cells.with(*cell), union, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Why all digits but one can be used once at most, and where the one must then be.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Bent { cells, digits, wing, .. } = step.evidence else { return Vec::new() };
    let places = |digit: Digit| state.cells(digit) & cells;
    let mut by_house: Vec<(House, DigitSet)> = Vec::new();
    for digit in digits.without(wing).iter() {
        let holds = |house: House| places(digit).is_subset(state.house_cells(house));
        match by_house.iter_mut().find(|(house, _)| holds(*house)) {
            Some((_, digits)) => *digits = digits.with(digit),
            None => by_house.extend(state.shared_house(places(digit)).map(|house| (house, DigitSet::single(digit)))),
        }
    }
    let once_clauses = by_house.into_iter().map(|(house, digits)| say::WxyzIn { digits, house }.into()).collect();
    let out_cells = result::cells_out(step, wing);
    vec![
        say::WxyzCells { cells, digits }.into(),
        say::WxyzOnce { once_clauses }.into(),
        say::WxyzSo { digit: wing, cells: places(wing) }.into(),
        say::WxyzOut { out_cells, cells: places(wing), digit: wing }.into(),
    ]
}
