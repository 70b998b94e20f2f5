//! Sets of cells over many houses that are locked: their digits can stand in them just as often, all together, as
//! there are cells. So each digit stands in them as often as it can, and what would keep it from that is false.

use ichidoku::{CellSet, Digit, DigitSet, House};

use super::Info;
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod msls;
pub(super) mod sk_loop;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::MultiSector, explain, Marks::of_cells);

/// How often each digit can be in the cells, and that this is just often enough.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::MultiSector { cells, houses, covers } = &step.evidence else { return Vec::new() };
    let (cells, count) = (*cells, cells.len());
    let often = |count: usize| {
        let digits = Digit::ALL.into_iter().filter(|digit| state.most_apart(state.cells(*digit) & cells) == count);
        let digits: DigitSet = digits.collect();
        (!digits.is_empty()).then(|| say::SectorOften { count, digits }.into())
    };
    let place = match covers.is_empty() {
        true => say::SectorRing { count, corner_cells: corners(houses) }.into(),
        false => say::SectorLines { count, row_houses: houses.clone(), column_houses: covers.clone() }.into(),
    };
    let why = [
        place,
        say::SectorCells { count, often_clauses: (1..=9).filter_map(often).collect() }.into(),
        say::SectorSo { count }.into(),
    ];
    why.into_iter().chain(result::sentences(state, step)).collect()
}

/// Where the rows among the houses cross the columns among them.
fn corners(houses: &[House]) -> CellSet {
    let all = |kind: std::ops::Range<usize>| {
        houses.iter().filter(|h| kind.contains(&h.index())).fold(CellSet::EMPTY, |all, house| all | house.cells())
    };
    all(0..9) & all(9..18)
}
