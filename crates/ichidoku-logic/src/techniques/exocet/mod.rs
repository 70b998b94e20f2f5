//! Exocets: two base cells whose digits, whatever they are, fill two target cells as well.

use super::Info;
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Arg, Key, Message};
use crate::state::State;
use crate::step::Step;
use crate::technique::Family;

pub(super) mod junior_exocet;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Exocets, explain, Marks::of_candidates);

/// Base, covers and targets.
fn explain(_: &State, step: &Step) -> Vec<Message> {
    let Evidence::Exocet { base, targets, candidates, lines, covers, .. } = &step.evidence else { return Vec::new() };
    let digits = Arg::Digits(candidates.iter().map(|c| c.digit()).collect());
    let [lines, covers] = [lines, &covers[..]].map(|houses| Arg::Houses(houses.to_vec()));
    vec![
        Message::new(Key::ExocetBase, vec![Arg::Cells(*base), digits]),
        Message::new(Key::ExocetTargets, vec![lines, covers, Arg::Cells(*targets)]),
    ]
}
