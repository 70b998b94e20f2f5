//! Where to look for a step, without its technique.

use ichidoku_variants::Cell;
use ichidoku_words::{Message, say};

use super::names::Names;
use crate::house::House;
use crate::setting::Setting;
use crate::step::{Evidence, Step};

/// The houses to look at, if there are any.
fn houses(step: &Step) -> Vec<&House> {
    let mut houses = step.evidence.houses();
    // The digits of all of them are added up together; of others, the first is enough.
    if !matches!(step.evidence, Evidence::Rest(_)) {
        houses.truncate(1);
    }
    houses
}

/// The cells to look at, where there are no houses.
fn cells(step: &Step) -> Vec<Cell> {
    match &step.evidence {
        // The candidate says enough: what follows from it may be all over the grid.
        Evidence::Supposed(supposition) => vec![supposition.cell],
        evidence => evidence.cells(),
    }
}

/// Where to look for the step, without the technique.
pub fn where_to_look(setting: &Setting, step: &Step) -> Message {
    let names = Names(setting);
    let house_clauses = houses(step).into_iter().map(|house| names.house(house)).collect::<Vec<_>>();
    match house_clauses.is_empty() {
        true => say::VariantLookCells { cell_terms: names.cells(&cells(step)) }.into(),
        false => say::VariantLookHouses { house_clauses }.into(),
    }
}

/// The cells that [`where_to_look`] speaks of, those of its houses among them, in order.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_variant_logic::{Setting, State, cells_to_look_at, next_step};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~6x6.WhiteDot~R1C1~R1C2.~R1C1_1").unwrap()).unwrap();
/// let step = next_step(&setting, &State::new(&setting), Stop::never())?.unwrap().unwrap();
/// assert_eq!(cells_to_look_at(&step), [0, 1]);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
pub fn cells_to_look_at(step: &Step) -> Vec<Cell> {
    let mut all = Vec::new();
    houses(step).into_iter().for_each(|house| all.extend_from_slice(&house.cells));
    if all.is_empty() {
        all = cells(step);
    }
    ichidoku_variants::sort(&mut all);
    all.dedup();
    all
}
