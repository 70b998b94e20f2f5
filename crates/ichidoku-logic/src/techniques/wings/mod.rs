//! Short patterns with a name: few cells or few links around one digit that must be in one of two places.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet};

use super::Info;
use crate::draw::{Marks, Part};
use crate::evidence::Evidence;
use crate::explain::{Message, chain, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod chute_remote_pair;
pub(super) mod h_wing;
pub(super) mod l_wing;
pub(super) mod m_wing;
pub(super) mod multi_branch_w_wing;
pub(super) mod s_wing;
mod three_links;
pub(super) mod w_wing;
pub(super) mod wxyz_wing;
pub(super) mod xy_wing;
pub(super) mod xyz_wing;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Wings, chain::explain, marks) };

/// As many cells as digits, of which all but one digit can stand only once: the step that takes the one digit out of
/// what sees all its places, if something goes.
///
/// Without that digit the cells would have one digit too few.
fn bent(survey: &Survey<'_>, technique: Technique, cells: CellSet, wing: Digit) -> Option<Step> {
    let places = survey.cells(wing) & cells;
    let out = survey.cells(wing) & survey.common_peers(places);
    if out.is_empty() {
        return None;
    }
    let digits = survey.digits_of(cells);
    let evidence = Evidence::Bent { cells, digits, candidates: survey.candidates_in(digits, cells), wing };
    Some(Step::new(technique, evidence).eliminating(wing, out))
}

/// The only one of the digits whose places among the cells do not all see each other.
fn unrestricted(survey: &Survey<'_>, cells: CellSet, digits: DigitSet) -> Option<Digit> {
    let free = |digit: &Digit| {
        let places = survey.cells(*digit) & cells;
        !places.iter().all(|cell| (places.without(cell)).is_subset(survey.peers(cell)))
    };
    digits.iter().filter(free).collect::<DigitSet>().only()
}

/// The pivot, and what each of its digits makes of a pincer.
fn pivot_and_pincers(state: &State, cells: CellSet, wing: Digit) -> Vec<Message> {
    let is_pivot =
        |cell: &Cell| (cells.without(*cell)).is_subset(state.peers(*cell)) && !is_pincer(state, *cell, wing, cells);
    let Some(pivot) = cells.iter().find(is_pivot) else { return Vec::new() };
    let digits = state.digits(pivot);
    let pincer = |pivot_digit: Digit| {
        let cell = cells.without(pivot).iter().find(|cell| state.digits(*cell).contains(pivot_digit))?;
        Some(say::WingPincer { pivot_digit, cell, digit: wing }.into())
    };
    let pincers = digits.without(wing).iter().filter_map(pincer);
    [say::WingPivot { cell: pivot, digits }.into()].into_iter().chain(pincers).collect()
}

/// True if the cell is one of two with the wing's digit, not the third that has more.
fn is_pincer(state: &State, cell: Cell, wing: Digit, cells: CellSet) -> bool {
    let most = cells.iter().map(|cell| state.digits(cell).len()).max();
    state.digits(cell).contains(wing) && (most == Some(2) || state.digits(cell).len() == 2)
}

/// The pivot and the pincers of three cells; of other patterns all that belongs to them.
fn marks(state: &State, step: &Step) -> Marks {
    match &step.evidence {
        Evidence::Bent { cells, candidates, wing, .. } if cells.len() == 3 => {
            // The pivot shares another digit with each pincer. The evidence knows them even where a near miss has one more.
            let others = |cell: Cell| candidates.iter().filter(|c| c.cell() == cell && c.digit() != *wing).count();
            let is_of_pivot = |candidate: &Candidate| others(candidate.cell()) == 2;
            let (pivot, pincers): (Vec<_>, Vec<_>) = candidates.iter().copied().partition(is_of_pivot);
            let marks = Marks::default().named([say::MarkPivot::KEY, say::MarkPincer::KEY]);
            marks.put(state, Part::First, pivot).put(state, Part::Second, pincers)
        }
        Evidence::Bent { .. } => Marks::of_candidates(state, step),
        _ => Marks::of_links(state, step),
    }
}
