//! Cells with as many digits as cells, and with one more, in words.

use ichidoku::{CellSet, Digit, DigitSet};

use super::step::digits;
use super::{Arg, Key, Message};
use crate::state::State;
use crate::step::{AlmostLockedSet, Step};
use crate::technique::Technique;

/// Bent sets, almost locked sets, and crossings.
pub(super) fn sets(state: &State, step: &Step) -> Vec<Message> {
    let sets = &step.evidence.almost_locked;
    match (step.technique, &sets[..]) {
        (Technique::SueDeCoq, _) => crossing(state, step),
        (_, []) => bent(state, step),
        (_, sets) => almost_locked(state, step, sets),
    }
}

/// As many cells as digits, of which one may stand there twice.
fn bent(state: &State, step: &Step) -> Vec<Message> {
    let cells = step.evidence.cells;
    let all = digits(state, cells);
    let Some(wing) = step.eliminations.first().map(|c| c.digit()) else { return Vec::new() };
    let places = cells & state.cells(wing);
    vec![
        Message::new(Key::Bent, vec![Arg::Cells(cells), Arg::Digits(all), Arg::Digit(wing)]),
        Message::new(Key::BentEnds, vec![Arg::Digit(wing), Arg::AnyCell(places)]),
    ]
}

fn crossing(state: &State, step: &Step) -> Vec<Message> {
    let cells = step.evidence.cells;
    vec![Message::new(Key::Crossing, vec![Arg::Cells(cells), Arg::Digits(digits(state, cells))])]
}

fn almost_locked(state: &State, step: &Step, sets: &[AlmostLockedSet]) -> Vec<Message> {
    let is_first = |(i, set): &(usize, &AlmostLockedSet)| !sets[..*i].contains(set);
    let mut messages: Vec<Message> = sets.iter().enumerate().filter(is_first).map(|(_, set)| about(*set)).collect();
    messages.extend(joint(state, step, sets));
    messages
}

/// The set by itself.
pub(super) fn about(set: AlmostLockedSet) -> Message {
    match set.cells.only() {
        Some(cell) => Message::new(Key::AlmostLockedCell, vec![Arg::Cell(cell), Arg::AnyDigit(set.digits)]),
        None => Message::new(Key::AlmostLocked, vec![Arg::Cells(set.cells), Arg::Digits(set.digits)]),
    }
}

/// What the sets have to do with each other.
fn joint(state: &State, step: &Step, sets: &[AlmostLockedSet]) -> Option<Message> {
    let stem = step.evidence.cells - sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    match (stem.only(), sets) {
        (Some(stem), _) => Some(Message::new(Key::Stem, vec![Arg::Cell(stem)])),
        (None, [a, b]) => {
            let common = restricted(state, a, b);
            let key = if common.len() > 1 { Key::RestrictedTwice } else { Key::Restricted };
            (!common.is_empty()).then(|| Message::new(key, vec![Arg::Digits(common)]))
        }
        (None, [_, _, _]) => Some(Message::new(Key::Hinge, Vec::new())),
        _ => None,
    }
}

/// The digits of both sets whose places in one all see those in the other.
fn restricted(state: &State, a: &AlmostLockedSet, b: &AlmostLockedSet) -> DigitSet {
    let sees = |digit: &Digit| {
        let places = [a, b].map(|set| state.cells(*digit) & set.cells);
        places[1].is_subset(places[0].common_peers())
    };
    (a.digits & b.digits).iter().filter(sees).collect()
}
