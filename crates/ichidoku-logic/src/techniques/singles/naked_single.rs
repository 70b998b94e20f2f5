//! Naked single: the page is `naked-single`.

use std::ops::ControlFlow;

use ichidoku::{DigitSet, House};

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Truth};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const NAKED_SINGLE: Info = Info {
    slug: "naked-single",
    name: "naked single",
    aliases: &["sole candidate", "forced digit"],
    page: "naked-single",
    difficulty: 23,
    hodoku: HodokuScore::some("0003", HodokuLevel::Easy, 4),
    explainer: Some(23),
    find,
    explain,
    ..super::FAMILY
};

/// Finds cells with one candidate.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in survey.with_size(1).iter() {
        if let Some(digit) = survey.digits(cell).only() {
            let evidence = Evidence::Single(Truth::Cell(cell));
            sink(Step::placing(Technique::NakedSingle, cell, digit, evidence))?;
        }
    }
    ControlFlow::Continue(())
}

/// Where the cell sees the other digits; a digit is told of one house only, of the house with the most of them first.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Some(placed) = step.placements.first() else { return Vec::new() };
    let (cell, digit) = (placed.cell(), placed.digit());
    let mut left = DigitSet::FULL.without(digit);
    let mut seen_clauses = Vec::new();
    let filled =
        |house: House| state.house_cells(house).iter().filter_map(|cell| state.value(cell)).collect::<DigitSet>();
    while let Some((house, digits)) = state
        .houses_of(cell)
        .map(|house| (house, filled(house) & left))
        .into_iter()
        .max_by_key(|(_, digits)| digits.len())
        && !digits.is_empty()
    {
        left = left - digits;
        seen_clauses.push(say::DigitsIn { digits, house }.into());
    }
    let seen = match (left.is_empty(), seen_clauses.is_empty()) {
        (true, _) => vec![say::NakedSingle { cell, digit, seen_clauses }.into()],
        (_, true) => vec![say::NakedSingleEarlier { digits: left, cell }.into()],
        _ => vec![
            say::NakedSingleSeen { cell, seen_clauses }.into(),
            say::NakedSingleEarlier { digits: left, cell }.into(),
        ],
    };
    seen.into_iter().chain([result::so(state, step)]).collect()
}
