//! Where to look for a step, without its technique.

use ichidoku_variants::Cell;
use ichidoku_words::{Message, say};

use super::names::Names;
use crate::house::House;
use crate::setting::Setting;
use crate::step::{Evidence, Step};

enum Place<'s> {
    Houses(Vec<&'s House>),
    Cells(Vec<Cell>),
}

impl<'s> Place<'s> {
    fn of(step: &'s Step) -> Self {
        match &step.evidence {
            // Their digits are added up together.
            Evidence::Rest(rest) => Self::Houses(rest.houses.iter().collect()),
            // The candidate says enough: what follows from it may be all over the grid.
            Evidence::Supposed(supposition) => Self::Cells(vec![supposition.cell]),
            evidence => match evidence.houses()[..] {
                [] => Self::Cells(evidence.cells()),
                [first, ..] => Self::Houses(vec![first]),
            },
        }
    }
}

/// Where to look for the step, without the technique.
pub fn where_to_look(setting: &Setting, step: &Step) -> Message {
    let names = Names(setting);
    match Place::of(step) {
        Place::Houses(houses) => {
            say::VariantLookHouses { house_clauses: houses.into_iter().map(|house| names.house(house)).collect() }
                .into()
        }
        Place::Cells(cells) => say::VariantLookCells { cell_terms: names.cells(&cells) }.into(),
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
    let mut cells = match Place::of(step) {
        Place::Houses(houses) => houses.into_iter().flat_map(|house| house.cells.clone()).collect(),
        Place::Cells(cells) => cells,
    };
    ichidoku_variants::sort(&mut cells);
    cells.dedup();
    cells
}
