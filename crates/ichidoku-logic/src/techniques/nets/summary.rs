//! Nets in at most six sentences: what is assumed, the facts that meet, what they leave nothing for.

use ichidoku::{Candidate, CellSet, DigitSet};

use super::super::forcing::cases;
use crate::evidence::{Evidence, Inference, Rule, Truth};
use crate::explain::{Message, chain, result, say};
use crate::state::State;
use crate::step::Step;

/// The most facts and the most cases that are named.
const FACTS: usize = 4;
const CASES: usize = 4;

/// The summary of the net.
pub(super) fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Net { lines, .. } = &step.evidence else { return Vec::new() };
    let Some(last) = lines.last() else { return Vec::new() };
    match &last.rule {
        Rule::Refuted(truth) => contradiction(state, step, lines, last, *truth),
        Rule::Cases(truth) => every_case(state, step, lines, last, *truth),
        _ => vec![result::so(state, step)],
    }
}

/// What the assumption leaves nothing for, and because of what.
fn contradiction(state: &State, step: &Step, lines: &[Inference], last: &Inference, truth: Truth) -> Vec<Message> {
    let Some((assumed, gone)) = last.parents.split_first() else { return Vec::new() };
    let mut facts: Vec<usize> = Vec::new();
    for line in gone.iter().filter_map(|line| because(lines, *line)) {
        if line != *assumed && !facts.contains(&line) {
            facts.push(line);
        }
    }
    facts.sort_unstable();
    let placed = (assumed + 1..lines.len()).filter(|line| lines[*line].on).count();
    facts.truncate(FACTS);
    let count = placed.saturating_sub(facts.len());
    let fact_clauses: Vec<Message> = facts.iter().map(|line| chain::affirmed(lines[*line].node())).collect();
    let suppose = say::Suppose { candidate_clauses: vec![chain::affirmed(lines[*assumed].node())] }.into();
    let facts = (!fact_clauses.is_empty()).then(|| say::NetFacts { count, fact_clauses }.into());
    let empty = match truth {
        Truth::Cell(cell) => say::NetNoCandidate { cell }.into(),
        Truth::Digit(house, digit) => say::NetNoPlace { house, digit }.into(),
    };
    [suppose].into_iter().chain(facts).chain([empty, result::so(state, step)]).collect()
}

/// The true line that takes the line's candidate out, if one does.
fn because(lines: &[Inference], line: usize) -> Option<usize> {
    let line = lines.get(line)?;
    (line.rule == Rule::Excluded).then(|| line.parents.first().copied()).flatten()
}

/// Some starts, how many steps it is from there to the end, and what the end follows from.
struct Case {
    starts: Vec<Candidate>,
    steps: usize,
    end: Message,
}

/// Where each of the cases leads; those that come to the same fact are one.
fn every_case(state: &State, step: &Step, lines: &[Inference], last: &Inference, truth: Truth) -> Vec<Message> {
    let assumed =
        lines.iter().enumerate().filter(|(_, line)| line.rule == Rule::Assumed && line.depth == last.depth + 1);
    let starts: Vec<usize> =
        assumed.map(|(i, _)| i).filter(|i| truth.options().any(|c| c == lines[*i].candidate)).collect();
    let goals = last.parents.iter().copied().skip(last.parents.len().saturating_sub(starts.len()));
    let mut all: Vec<Case> = Vec::new();
    for (start, goal) in starts.into_iter().zip(goals) {
        let (steps, end) = way(lines, start, goal);
        let start = lines[start].candidate;
        match all.iter_mut().find(|case| case.end == end) {
            Some(case) => {
                case.starts.push(start);
                case.steps = case.steps.max(steps);
            }
            None => all.push(Case { starts: vec![start], steps, end }),
        }
    }
    let more = all.len().saturating_sub(CASES);
    let named = if more > 0 { CASES - 1 } else { CASES };
    let told = all.iter().take(named).map(|case| {
        let start_clauses = vec![start(truth, &case.starts)];
        say::NetWay { start_clauses, count: case.steps, then_clauses: vec![case.end.clone()] }.into()
    });
    let rest = (more > 0).then(|| say::NetWays { count: all.len() - named }.into());
    let end = say::ForcingEnd { result_clauses: result::clauses(state, step) }.into();
    [cases(state, truth)].into_iter().chain(told).chain(rest).chain([end]).collect()
}

/// Number of candidates placed on the way from the start to the goal, and the fact that the goal follows from.
fn way(lines: &[Inference], start: usize, goal: usize) -> (usize, Message) {
    let line = &lines[goal];
    let reason = because(lines, goal).filter(|reason| !line.on && *reason != start && *reason > start);
    let end = reason.unwrap_or(goal);
    let end_line = &lines[end];
    let clause = if end_line.on { chain::affirmed(end_line.node()) } else { chain::negated(end_line.node()) };
    let placed = (start + 1..end).filter(|line| lines[*line].on).count();
    (placed, clause)
}

/// The starts as one clause.
fn start(truth: Truth, starts: &[Candidate]) -> Message {
    match truth {
        Truth::Cell(cell) => {
            let digits: DigitSet = starts.iter().map(|c| c.digit()).collect();
            say::NetStartCell { cell, digits }.into()
        }
        Truth::Digit(_, digit) => {
            let cells: CellSet = starts.iter().map(|c| c.cell()).collect();
            say::ChainIsGroup { cells, digit }.into()
        }
    }
}
