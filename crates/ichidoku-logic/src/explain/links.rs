//! Chains and nets link by link, for whoever wants to see every one.

use ichidoku::{Candidate, CellSet};

use super::chain::{affirmed, joining_house, negated};
use super::{Message, Name, say};
use crate::evidence::{Evidence, Inference, Link, Node, Rule, Strength, Truth};
use crate::state::State;
use crate::step::Step;

/// Whether there is more to tell of the step than its explanation does: links, or the lines of a net.
pub fn has_proof(step: &Step) -> bool {
    match &step.evidence {
        Evidence::Net { lines, .. } => !lines.is_empty(),
        evidence => evidence.links().len() > 1,
    }
}

/// Every link of the step's chains, or every line of its net.
pub(crate) fn proof(state: &State, step: &Step) -> Vec<Message> {
    match &step.evidence {
        _ if !has_proof(step) => Vec::new(),
        Evidence::Net { lines, .. } => net(lines),
        evidence => evidence.links().iter().map(|link| about(state, link)).collect(),
    }
}

/// One link.
fn about(state: &State, link: &Link) -> Message {
    match link.strength {
        Strength::Strong => strong(state, link.from, link.to),
        Strength::Weak => {
            say::LinkWeak { from_clauses: vec![affirmed(link.from)], to_clauses: vec![negated(link.to)] }.into()
        }
    }
}

fn strong(state: &State, from: Node, to: Node) -> Message {
    if let (Some(cell), true) = (from.cells.only(), from.cells == to.cells) {
        return say::LinkCell { cell, first_digit: from.digit, second_digit: to.digit }.into();
    }
    let from_clauses = vec![negated(from)];
    match joining_house(state, from, to) {
        Some(house) => say::LinkHouse { from_clauses, house, cells: to.cells, digit: to.digit }.into(),
        None => say::LinkStrong { from_clauses, to_clauses: vec![affirmed(to)] }.into(),
    }
}

/// The net line by line; what one candidate excludes is told at once.
fn net(lines: &[Inference]) -> Vec<Message> {
    lines.chunk_by(Inference::goes_with).filter_map(line).collect()
}

fn line(lines: &[Inference]) -> Option<Message> {
    let candidates: Vec<Candidate> = lines.iter().map(|line| line.candidate).collect();
    let line = lines.first()?;
    let candidate = line.candidate;
    Some(match &line.rule {
        Rule::Assumed => say::Suppose { candidate_clauses: vec![affirmed(line.node())] }.into(),
        Rule::Excluded => say::LinkExcludes { candidates }.into(),
        Rule::Only(Truth::Cell(cell)) => say::LinkOnlyCandidate { cell: *cell, digit: candidate.digit() }.into(),
        Rule::Only(Truth::Digit(house, digit)) => {
            say::LinkOnlyPlace { house: *house, digit: *digit, cell: candidate.cell() }.into()
        }
        Rule::Pattern(technique, _) => say::LinkPattern { technique: Name(technique.slug()), candidates }.into(),
        Rule::Refuted(Truth::Cell(cell)) => say::LinkNoCandidate { cell: *cell, candidate }.into(),
        Rule::Refuted(Truth::Digit(house, digit)) => {
            say::LinkNoPlace { house: *house, digit: *digit, candidate }.into()
        }
        Rule::Cases(_) if line.on => say::LinkAnyCase { candidate }.into(),
        Rule::Cases(_) => say::LinkNoCase { candidate }.into(),
    })
}

/// The cells of the candidates.
pub(crate) fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|candidate| candidate.cell()).collect()
}
