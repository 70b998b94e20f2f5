//! Chains of strong and weak links, alone and several from one place, in words.

use ichidoku::{CellSet, DigitSet, House};

use super::sets;
use super::step::digits;
use super::{Arg, Key, Message};
use crate::state::State;
use crate::step::{Link, Node, Step, Strength, Truth};
use crate::technique::{Family, Technique};

/// The links one after the other, and what they come to.
pub(super) fn links(state: &State, step: &Step) -> Vec<Message> {
    let evidence = &step.evidence;
    let Some(first) = evidence.links.first() else {
        let cells = evidence.cells;
        return vec![Message::new(Key::PatternCells, vec![Arg::Cells(cells), Arg::Digits(digits(state, cells))])];
    };
    let mut messages: Vec<Message> = evidence.almost_locked.iter().map(|set| sets::about(*set)).collect();
    if step.technique == Technique::Nishio {
        messages.extend(contradiction(state, &evidence.links));
        return messages;
    }
    if step.technique.info().family == Family::Forcing {
        messages.extend(fork(state, step));
        messages.extend(evidence.links.iter().map(|link| about(state, link)));
        return messages;
    }
    messages.extend(evidence.links.iter().map(|link| about(state, link)));
    let is_chain = evidence.links.windows(2).all(|pair| follows(&pair[0], &pair[1]));
    let last = evidence.links.last().filter(|_| is_chain);
    messages.extend(last.map(|last| ends(step.technique, first.from, last.to)));
    messages
}

/// What a chain comes to: one end is true.
fn ends(technique: Technique, first: Node, last: Node) -> Message {
    let is_loop = matches!(
        technique,
        Technique::ContinuousLoop | Technique::GroupedContinuousLoop | Technique::AlsContinuousLoop
    );
    match () {
        () if is_loop => Message::new(Key::LoopCloses, Vec::new()),
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

/// Two chains from one node, to another being true and to its being false.
fn contradiction(state: &State, links: &[Link]) -> Vec<Message> {
    let turn = links.windows(2).position(|pair| !follows(&pair[0], &pair[1])).map_or(links.len(), |i| i + 1);
    let (one, other) = links.split_at(turn);
    let mut messages: Vec<Message> = one.iter().map(|link| about(state, link)).collect();
    if !other.is_empty() {
        messages.push(Message::new(Key::AndYet, Vec::new()));
        messages.extend(other.iter().map(|link| about(state, link)));
    }
    let end = one.last().map(|link| link.to);
    messages.extend(end.map(|end| Message::new(Key::Contradiction, digit_and_place(end).into())));
    messages
}

fn follows(link: &Link, next: &Link) -> bool {
    (link.to.digit, link.to.cells) == (next.from.digit, next.from.cells)
}

/// Of what one must be true, where several chains begin.
fn fork(state: &State, step: &Step) -> Option<Message> {
    let links = &step.evidence.links;
    let turns = links.windows(2).filter(|pair| !follows(&pair[0], &pair[1])).map(|pair| pair[1].from);
    let starts: Vec<Node> = links.first().map(|link| link.from).into_iter().chain(turns).collect();
    step.evidence.truths.iter().find_map(|truth| match truth {
        Truth::Cell(cell) => {
            let here: DigitSet =
                starts.iter().filter(|node| node.cells == CellSet::single(*cell)).map(|node| node.digit).collect();
            let args = || vec![Arg::Cell(*cell), Arg::AnyDigit(state.digits(*cell))];
            (here.len() > 1).then(|| Message::new(Key::EachOfCell, args()))
        }
        Truth::Digit(house, digit) => {
            let here = starts.iter().filter(|node| node.digit == *digit && node.cells.is_subset(house.cells()));
            let places = state.cells(*digit) & house.cells();
            let args = || vec![Arg::House(*house), Arg::Digit(*digit), Arg::AnyCell(places)];
            (here.count() > 1).then(|| Message::new(Key::EachOfHouse, args()))
        }
    })
}

/// One link.
fn about(state: &State, link: &Link) -> Message {
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

fn digit_and_place(node: Node) -> [Arg; 2] {
    [Arg::Digit(node.digit), Arg::AnyCell(node.cells)]
}
