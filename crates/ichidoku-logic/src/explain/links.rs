//! Chains of strong and weak links in words, for all techniques that have them.

use ichidoku::House;

use super::{Arg, Key, Message};
use crate::evidence::{AlmostLockedSet, Link, Node, Strength};
use crate::state::State;
use crate::step::Step;

/// The almost locked sets, the links one after the other, and what they come to: one end is true.
pub(crate) fn explain(state: &State, step: &Step) -> Vec<Message> {
    told(state, step, ends)
}

/// The same of links that lead back to where they start.
pub(crate) fn explain_loop(state: &State, step: &Step) -> Vec<Message> {
    told(state, step, |_, _| Message::new(Key::LoopCloses, Vec::new()))
}

fn told(state: &State, step: &Step, ends: fn(Node, Node) -> Message) -> Vec<Message> {
    let links = step.evidence.links();
    let mut messages: Vec<Message> = step.evidence.almost_locked().into_iter().map(about_set).collect();
    messages.extend(links.iter().map(|link| about(state, link)));
    let is_chain = links.windows(2).all(|pair| follows(&pair[0], &pair[1]));
    let between = links.first().zip(links.last()).filter(|_| is_chain);
    messages.extend(between.map(|(first, last)| ends(first.from, last.to)));
    messages
}

/// The set by itself.
pub(crate) fn about_set(set: AlmostLockedSet) -> Message {
    match set.cells.only() {
        Some(cell) => Message::new(Key::AlmostLockedCell, vec![Arg::Cell(cell), Arg::AnyDigit(set.digits)]),
        None => Message::new(Key::AlmostLocked, vec![Arg::Cells(set.cells), Arg::Digits(set.digits)]),
    }
}

/// What a chain comes to: one end is true.
fn ends(first: Node, last: Node) -> Message {
    match () {
        () if first.digit == last.digit => {
            Message::new(Key::SameEnds, vec![Arg::Digit(first.digit), Arg::AnyCell(first.cells | last.cells)])
        }
        () if first.cells == last.cells && first.cells.len() == 1 => {
            let either = [first.digit, last.digit].into_iter().collect();
            Message::new(Key::SameCell, vec![Arg::AnyCell(first.cells), Arg::AnyDigit(either)])
        }
        () => Message::new(Key::TwoEnds, [digit_and_place(first), digit_and_place(last)].concat()),
    }
}

fn follows(link: &Link, next: &Link) -> bool {
    (link.to.digit, link.to.cells) == (next.from.digit, next.from.cells)
}

/// One link.
pub(crate) fn about(state: &State, link: &Link) -> Message {
    match link.strength {
        Strength::Strong => strong(state, link.from, link.to),
        Strength::Weak => weak(link.from, link.to),
    }
}

fn strong(state: &State, from: Node, to: Node) -> Message {
    if let (Some(cell), true) = (from.cells.only(), from.cells == to.cells) {
        return Message::new(Key::StrongCell, vec![Arg::Cell(cell), Arg::Digit(from.digit), Arg::Digit(to.digit)]);
    }
    let both = from.cells | to.cells;
    let fills = |house: &House| both.is_subset(house.cells()) && state.cells(from.digit) & house.cells() == both;
    match House::ALL.into_iter().find(fills) {
        Some(house) if from.digit == to.digit => {
            let [digit, place] = digit_and_place(from);
            Message::new(Key::StrongHouse, vec![digit, place, Arg::House(house), Arg::AnyCell(to.cells)])
        }
        _ => Message::new(Key::StrongLink, [digit_and_place(from), digit_and_place(to)].concat()),
    }
}

fn weak(from: Node, to: Node) -> Message {
    match from.cells.only() {
        Some(cell) if from.cells == to.cells => {
            Message::new(Key::WeakCell, vec![Arg::Cell(cell), Arg::Digit(from.digit), Arg::Digit(to.digit)])
        }
        _ if from.digit == to.digit => {
            let [digit, place] = digit_and_place(from);
            Message::new(Key::WeakDigit, vec![digit, place, Arg::AnyCell(to.cells)])
        }
        _ => Message::new(Key::WeakLink, [digit_and_place(from), digit_and_place(to)].concat()),
    }
}

/// The digit of the node, and the cells of which one holds it.
pub(crate) fn digit_and_place(node: Node) -> [Arg; 2] {
    [Arg::Digit(node.digit), Arg::AnyCell(node.cells)]
}
