//! Twinned XY-chains: the page is `twinned-xy-chains`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::combinations::{bits_of, choices};
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const TWINNED_XY_CHAINS: Info = Info {
    slug: "twinned-xy-chains",
    name: "twinned XY-chains",
    page: "twinned-xy-chains",
    difficulty: 74,
    is_usual: false,
    find,
    explain,
    marks: Marks::of_cells,
    ..super::FAMILY
};

/// Cells, digits and lines of the pattern.
const SIZE: usize = 6;

/// Finds the patterns where two lines cross three.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let fitting = survey.bivalue() | survey.with_size(3);
    let (rows, columns) = House::ALL[..18].split_at(9);
    for (lines, across) in [(rows, columns), (columns, rows)] {
        for two in choices(9, 2).map(|choice| chosen(lines, choice)) {
            let fits = |house: &House| (survey.house_cells(*house) & survey.all_cells(&two)).is_subset(fitting);
            let across: Vec<House> = across.iter().copied().filter(fits).collect();
            for three in choices(across.len(), 3).map(|choice| chosen(&across, choice)) {
                if let Some(step) = twinned(survey, &two, &three) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn chosen(houses: &[House], choice: u32) -> Vec<House> {
    bits_of(choice as u16).map(|i| houses[i]).collect()
}

/// The step of the six cells where the lines cross, if they are twinned and a digit goes.
fn twinned(survey: &Survey<'_>, two: &[House], three: &[House]) -> Option<Step> {
    let cells = survey.all_cells(two) & survey.all_cells(three);
    let digits = survey.digits_of(cells);
    let is_linked = |digit: Digit| (survey.cells(digit) & cells).len() > 1;
    if digits.len() != SIZE || !digits.iter().all(is_linked) {
        return None;
    }
    let joint = joint(survey, cells)?;
    let fillings = fillings(survey, cells);
    let follows = |digit: Digit| {
        let mut with = fillings.iter().filter(|filling| filling.contains(&Candidate::of(joint, digit)));
        with.next().is_some_and(|filling| is_whole(filling)) && with.next().is_none()
    };
    if !survey.digits(joint).iter().all(follows) {
        return None;
    }
    let houses = [two, three].concat();
    let evidence = Evidence::NakedSubset { cells, digits, candidates: survey.candidates_in(digits, cells), houses };
    let out = |digit: Digit| survey.cells(digit) & survey.common_peers(survey.cells(digit) & cells);
    let step = Step::new(Technique::TwinnedXyChains, evidence);
    let step = digits.iter().fold(step, |step, digit| step.eliminating(digit, out(digit)));
    (!step.is_idle()).then_some(step)
}

/// The only one of the cells with three candidates, in which the two loops meet.
fn joint(state: &State, cells: CellSet) -> Option<Cell> {
    cells.iter().filter(|cell| state.digits(*cell).len() == 3).collect::<CellSet>().only()
}

/// Every way to fill the cells in which no two that see each other hold the same digit.
fn fillings(state: &State, cells: CellSet) -> Vec<Vec<Candidate>> {
    cells.iter().fold(vec![Vec::new()], |fillings, cell| {
        let longer = |filling: Vec<Candidate>| {
            let fitting = state.digits(cell).iter().map(move |digit| Candidate::of(cell, digit));
            let fitting: Vec<Candidate> =
                fitting.filter(|next| filling.iter().all(|other| !state.exclude(*next, *other))).collect();
            fitting.into_iter().map(move |next| filling.iter().copied().chain([next]).collect())
        };
        fillings.into_iter().flat_map(longer).collect()
    })
}

/// True if the six cells hold six digits.
fn is_whole(filling: &[Candidate]) -> bool {
    filling.iter().map(|candidate| candidate.digit()).collect::<DigitSet>().len() == SIZE
}

/// The cells, what the one with three candidates makes of the others, and where each digit must then be.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::NakedSubset { cells, digits, .. } = step.evidence else { return Vec::new() };
    let Some(cell) = joint(state, cells) else { return Vec::new() };
    let so = |digit: Digit| {
        let out_cells = result::cells_out(step, digit);
        say::TwinnedSo { digit, cells: state.cells(digit) & cells, out_cells }.into()
    };
    let why =
        [say::TwinnedCells { cells, digits }.into(), say::TwinnedIf { cell, cell_digits: state.digits(cell) }.into()];
    why.into_iter().chain(result::digits_out(step).iter().map(so)).collect()
}
