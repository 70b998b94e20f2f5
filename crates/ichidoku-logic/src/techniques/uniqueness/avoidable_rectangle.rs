//! Avoidable rectangle types 1 and 2: the page is `avoidable-rectangle`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet};

use super::super::{Info, Sink};
use super::pattern::each;
use super::rectangle::{Corners, corners};
use crate::evidence::{Deadly, Evidence};
use crate::explain::{Message, links::cells_of, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const AVOIDABLE_RECTANGLE_1: Info = Info {
    slug: "avoidable-rectangle-type-1",
    name: "avoidable rectangle type 1",
    page: "avoidable-rectangle",
    difficulty: 45,
    hodoku: HodokuScore::some("0607", HodokuLevel::Hard, 100),
    find: find_type_1,
    explain,
    ..super::FAMILY
};

pub(crate) const AVOIDABLE_RECTANGLE_2: Info = Info {
    slug: "avoidable-rectangle-type-2",
    name: "avoidable rectangle type 2",
    page: "avoidable-rectangle",
    difficulty: 46,
    hodoku: HodokuScore::some("0608", HodokuLevel::Hard, 100),
    find: find_type_2,
    explain,
    ..super::FAMILY
};

/// Finds three placed corners.
fn find_type_1(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rotations(survey).try_for_each(|[a, b, c, open]| {
        let [Some(x), Some(y), Some(z)] = [a, b, c].map(|cell| survey.value(cell)) else {
            return ControlFlow::Continue(());
        };
        let out = Candidate::of(open, y);
        if x != z || !survey.has(out) {
            return ControlFlow::Continue(());
        }
        let evidence = evidence(survey, &[a, b, c, open], [x, y]);
        sink(Step::new(Technique::AvoidableRectangle1, evidence).removing([out]).placing_lone_guardian())
    })
}

/// Finds two placed corners side by side, and two open ones with the same extra digit.
fn find_type_2(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    rotations(survey).try_for_each(|[a, b, c, d]| {
        let [Some(x), Some(y), None, None] = [a, b, c, d].map(|cell| survey.value(cell)) else {
            return ControlFlow::Continue(());
        };
        let extras = [survey.digits(c).without(x), survey.digits(d).without(y)];
        let whole = survey.digits(c).contains(x) && survey.digits(d).contains(y);
        let Some(extra) = extras[0].only().filter(|_| extras[0] == extras[1] && whole) else {
            return ControlFlow::Continue(());
        };
        let out = survey.cells(extra) & c.peers() & d.peers();
        if out.is_empty() {
            return ControlFlow::Continue(());
        }
        let evidence = evidence(survey, &[a, b, c, d], [x, y]);
        sink(Step::new(Technique::AvoidableRectangle2, evidence).eliminating(extra, out).placing_lone_guardian())
    })
}

/// The rectangles without givens, each turned so that any corner comes first, in both directions of going round that
/// matter for neighbours.
fn rotations(survey: &Survey<'_>) -> impl Iterator<Item = Corners> {
    let givens = survey.givens();
    let free = move |c: &Corners| c.iter().all(|cell| !givens.contains(*cell));
    corners().filter(free).flat_map(|c| (0..4).map(move |i| std::array::from_fn(|k| c[(i + k) % 4])))
}

/// `x y / y x` from the first corner on, and everything else that the open corners may hold.
fn evidence(survey: &Survey<'_>, corners: &Corners, [x, y]: [Digit; 2]) -> Evidence {
    let pair: DigitSet = [x, y].into_iter().collect();
    let cells: CellSet = corners.iter().copied().collect();
    let others = |cell: Cell| survey.digits(cell) - pair;
    Evidence::of_deadly(Deadly { pattern: each(cells, |_| pair), guardians: each(cells, others) })
}

/// The placed corners, and what would make the rectangle one that can be swapped.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Deadly { deadly, .. } = &step.evidence else { return Vec::new() };
    let cells = cells_of(&deadly.pattern);
    let pair: DigitSet = deadly.pattern.iter().map(|c| c.digit()).collect();
    let filled = |cell| state.value(cell).map(|digit| say::CellIs { cell, digit }.into());
    let filled_clauses: Vec<Message> = cells.iter().filter_map(filled).collect();
    // Across from each other the corners are equal.
    let wanted = |cell: Cell| {
        let across = cells.iter().find(|other| cell.row() != other.row() && cell.column() != other.column())?;
        let beside = cells.iter().filter_map(|other| state.value(other).filter(|_| other != across)).next()?;
        state.value(across).or_else(|| pair.without(beside).only())
    };
    let open = cells & state.open();
    let if_clauses = open.iter().filter_map(|cell| Some(say::CellWere { cell, digit: wanted(cell)? }.into()));
    let mut messages =
        vec![say::Avoidable { filled_clauses }.into(), say::AvoidableIf { if_clauses: if_clauses.collect() }.into()];
    let extras: DigitSet = deadly.guardians.iter().map(|c| c.digit()).collect();
    match extras.only() {
        Some(digit) if open.len() > 1 => {
            let out_cells = result::cells_out(step, digit);
            messages.push(say::DeadlyExtra { digit, cells: open }.into());
            messages.push(say::DeadlyExtraSo { out_cells, digit, cells: open }.into());
        }
        _ => messages.push(say::DeadlySo { result_clauses: result::clauses(state, step) }.into()),
    }
    messages
}
