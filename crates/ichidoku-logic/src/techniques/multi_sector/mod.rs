//! Sets of cells over many houses that are locked: their digits can stand in them just as often, all together, as
//! there are cells. So each digit stands in them as often as it can, and what would keep it from that is false.

use ichidoku::{Digit, DigitSet};

use super::Info;
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Arg, Key, Message};
use crate::geometry::most_apart;
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod msls;
pub(super) mod sk_loop;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::MultiSector, explain, Marks::of_cells);

/// How often each digit can be in the cells.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::MultiSector { cells, .. } = step.evidence else { return Vec::new() };
    let often = |count: usize| {
        let digits = Digit::ALL.into_iter().filter(|digit| most_apart(state.cells(*digit) & cells) == count);
        let digits: DigitSet = digits.collect();
        (!digits.is_empty()).then(|| Message::new(Key::AtMost, vec![Arg::Count(count), Arg::Digits(digits)]))
    };
    let first = Message::new(Key::CountedSet, vec![Arg::Cells(cells)]);
    let last = Message::new(Key::JustEnough, Vec::new());
    std::iter::once(first).chain((1..=9).filter_map(often)).chain([last]).collect()
}
