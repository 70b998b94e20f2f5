//! Chains as a person would tell them: if one end is false, then this, then that, and so the other end is true. Weak links
//! go without saying.

use ichidoku::{Cell, Digit, DigitSet, House};

use super::{Message, result, say};
use crate::evidence::{AlmostLockedSet, Node};
use crate::state::State;
use crate::step::Step;

/// The nodes in words, from the first, which is false, to the last, which is then true; and what that comes to.
pub(crate) fn explain(state: &State, step: &Step) -> Vec<Message> {
    let (nodes, sets) = (step.evidence.nodes(), step.evidence.almost_locked());
    let mut messages = story(state, &nodes, &sets);
    if let (Some(first), Some(last)) = (nodes.first(), nodes.last()) {
        messages.extend(ends(state, step, *first, *last));
    }
    messages
}

/// If the first node is false, the others follow.
pub(crate) fn story(state: &State, nodes: &[Node], sets: &[AlmostLockedSet]) -> Vec<Message> {
    let Some(start) = nodes.first() else { return Vec::new() };
    let mut clauses = truths(state, nodes, sets);
    let rest = clauses.split_off(clauses.len().min(1));
    let mut messages = vec![say::ChainIf { start_clauses: vec![negated(*start)], then_clauses: clauses }.into()];
    messages.extend(then(&rest));
    messages
}

/// The clauses, two per sentence; short ones three if there are three or many.
pub(crate) fn then(clauses: &[Message]) -> Vec<Message> {
    let is_short = clauses.iter().all(|clause| clause.key() != say::ChainSet::KEY);
    let size = if is_short && (clauses.len() == 3 || clauses.len() > 6) { 3 } else { 2 };
    clauses.chunks(size).map(|some| say::ChainThen { then_clauses: some.to_vec() }.into()).collect()
}

/// Each node that is true because the one before it is false; only a first cell is called `it`.
pub(crate) fn truths(state: &State, nodes: &[Node], sets: &[AlmostLockedSet]) -> Vec<Message> {
    let pairs = nodes.windows(2).enumerate().filter(|(_, pair)| pair[1].on);
    pairs.map(|(i, pair)| follows(state, pair[0], pair[1], sets, i == 0)).collect()
}

fn follows(state: &State, from: Node, to: Node, sets: &[AlmostLockedSet], is_first: bool) -> Message {
    let places = |set: &AlmostLockedSet, node: Node| state.cells(node.digit) & set.cells == node.cells;
    let links = |set: &&AlmostLockedSet| {
        set.digits.contains(from.digit) && set.digits.contains(to.digit) && places(set, from) && places(set, to)
    };
    if let Some(cell) = from.cells.only().filter(|cell| from.cells == to.cells && state.digits(*cell).len() == 2) {
        return if is_first { say::ChainIt { digit: to.digit }.into() } else { is(cell, to.digit) };
    }
    if let Some(house) = joining_house(state, from, to) {
        return say::ChainHouse { digit: to.digit, house, cells: to.cells }.into();
    }
    match sets.iter().find(links) {
        Some(set) => {
            say::ChainSet { set_cells: set.cells, digits: set.digits, digit: to.digit, cells: to.cells }.into()
        }
        None => affirmed(to),
    }
}

/// The house in which the two nodes are all places of their digit.
pub(super) fn joining_house(state: &State, from: Node, to: Node) -> Option<House> {
    let both = from.cells | to.cells;
    let joins = |house: &House| {
        both.is_subset(state.house_cells(*house)) && state.cells(from.digit) & state.house_cells(*house) == both
    };
    House::ALL.into_iter().find(|house| from.digit == to.digit && joins(house))
}

fn is(cell: Cell, digit: Digit) -> Message {
    say::ChainIs { cell, digit }.into()
}

/// That one of the node's cells is the digit.
pub(crate) fn affirmed(node: Node) -> Message {
    match node.cells.only() {
        Some(cell) => is(cell, node.digit),
        None => say::ChainIsGroup { digit: node.digit, cells: node.cells }.into(),
    }
}

/// That none of the node's cells is the digit.
pub(crate) fn negated(node: Node) -> Message {
    let Node { digit, cells, .. } = node;
    match (cells.only(), cells.len()) {
        (Some(cell), _) => say::ChainNot { cell, digit }.into(),
        (None, 2) => say::ChainNotGroup { cells, digit }.into(),
        (None, _) => say::ChainNone { cells, digit }.into(),
    }
}

/// What a chain between the nodes comes to: one of them is true.
fn ends(state: &State, step: &Step, first: Node, last: Node) -> Vec<Message> {
    if (first.digit, first.cells) == (last.digit, last.cells) {
        return must_be(state, step, first);
    }
    if first.digit != last.digit {
        return either(state, step, first, last);
    }
    let (digit, end_cells) = (first.digit, first.cells | last.cells);
    let out_cells = result::cells_out(step, digit);
    let end = match first.cells.len() + last.cells.len() {
        2 => say::ChainEnds { digit, end_cells, out_cells }.into(),
        _ => say::ChainEndsGroup { digit, end_cells, out_cells }.into(),
    };
    vec![end]
}

/// A node that is true if it is false.
fn must_be(state: &State, step: &Step, node: Node) -> Vec<Message> {
    let Some(cell) = node.cells.only() else { return vec![result::so(state, step)] };
    let out_digits = result::digits_out(step);
    if step.eliminations.iter().all(|c| c.cell() == cell) {
        return vec![say::ChainMustBe { cell, digit: node.digit, out_digits }.into()];
    }
    vec![say::ChainMustBeSo { cell, digit: node.digit, result_clauses: result::clauses(state, step) }.into()]
}

/// Ends of two digits: what they both exclude.
fn either(state: &State, step: &Step, first: Node, last: Node) -> Vec<Message> {
    let cells = first.cells | last.cells;
    if let Some(cell) = cells.only() {
        let digits = DigitSet::single(first.digit).with(last.digit);
        let out_digits = result::digits_out(step);
        return vec![say::ChainSameCell { cell, digits, out_digits }.into()];
    }
    let ends = say::ChainTwoEnds { first_clauses: vec![affirmed(first)], last_clauses: vec![affirmed(last)] };
    let result_clauses = result::clauses(state, step);
    let house = state.shared_house(cells);
    let either = match house {
        Some(house) => say::ChainEitherIn { result_clauses, cells, house }.into(),
        None => say::ChainEither { result_clauses }.into(),
    };
    vec![ends.into(), either]
}
