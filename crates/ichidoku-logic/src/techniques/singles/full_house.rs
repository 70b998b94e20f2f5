//! Full house: the page is `full-house`.

use std::ops::ControlFlow;

use ichidoku::House;

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Truth};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const FULL_HOUSE: Info = Info {
    slug: "full-house",
    name: "full house",
    aliases: &["last digit"],
    page: "full-house",
    difficulty: 10,
    hodoku: HodokuScore::some("0000", HodokuLevel::Easy, 4),
    explainer: Some(10),
    find,
    explain,
    ..super::FAMILY
};

/// Finds houses with one open cell; a cell that fills several houses is reported once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let last_cell = |house: House| (survey.open() & survey.house_cells(house)).only();
    for house in House::ALL {
        let Some(cell) = last_cell(house) else { continue };
        let first = survey.houses_of(cell).into_iter().find(|h| last_cell(*h).is_some());
        if let (true, Some(digit)) = (first == Some(house), survey.digits(cell).only()) {
            let evidence = Evidence::Single(Truth::Digit(house, digit));
            sink(Step::placing(Technique::FullHouse, cell, digit, evidence))?;
        }
    }
    ControlFlow::Continue(())
}

/// The last empty cell of the house.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Single(Truth::Digit(house, digit)) = step.evidence else { return Vec::new() };
    let Some(cell) = step.placements.first().map(|placement| placement.cell()) else { return Vec::new() };
    vec![say::FullHouse { cell, house }.into(), say::FullHouseDigit { digit }.into(), result::so(state, step)]
}
