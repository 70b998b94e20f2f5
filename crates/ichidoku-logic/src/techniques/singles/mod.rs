//! One place for a digit, or one digit for a place.

use super::Info;
use crate::draw::Marks;
use crate::evidence::{Evidence, Truth};
use crate::explain::{Arg, Key, Message};
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod full_house;
pub(super) mod hidden_single;
pub(super) mod naked_single;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Singles, explain, |_, _| Marks::default());

/// The only place or the only candidate.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    let Some(placement) = step.placements.first() else { return Vec::new() };
    let (cell, digit) = (Arg::Cell(placement.cell()), Arg::Digit(placement.digit()));
    let Evidence::Single(truth) = step.evidence else { return Vec::new() };
    vec![match truth {
        Truth::Digit(house, _) => Message::new(Key::OnlyPlace, vec![Arg::House(house), digit, cell]),
        Truth::Cell(_) => Message::new(Key::OnlyCandidate, vec![cell, digit]),
    }]
}
