//! # 3D Medusa
//!
//! Strong links of all digits, and of the cells with two candidates, are coloured in two colours together. A colour is
//! false if it puts two digits into one cell, one digit twice into a house, or empties a cell. What both colours
//! exclude goes.
//!
//! ## Why it is true
//! Either all candidates of the one colour are true or all of the other.
//!
//! ## Example
//! ```text
//!   r1c1 4A 7B -- r1c8 7A 2B -- r5c8 2A ...      a 9 in a cell with both colours goes;
//!                                                a 7 that sees 7A and 7B goes
//! ```
//!
//! ## Near miss
//! A cell with two candidates of one colour in different clusters says nothing.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit};

use super::super::Sink;
use super::seen_by;
use crate::links::{StrongLink, exclude};
use crate::step::{Evidence, Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// Candidates of all digits in two colours.
struct Net {
    colours: [CandidateSet; 2],
    links: Vec<StrongLink>,
}

/// Finds false colours, and what both colours of a net exclude.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut done = CandidateSet::EMPTY;
    for link in survey.strong_links().all() {
        if !done.contains(link.from) {
            let net = grow(survey, link.from);
            net.colours.iter().flat_map(CandidateSet::iter).for_each(|c| _ = done.insert(c));
            for step in steps(survey, &net).into_iter().filter(|step| !step.is_idle()) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Everything that hangs together with the candidate.
fn grow(survey: &Survey<'_>, seed: Candidate) -> Net {
    let mut net = Net { colours: [CandidateSet::EMPTY; 2], links: Vec::new() };
    let mut open = vec![(seed, 0)];
    while let Some((candidate, colour)) = open.pop() {
        if net.colours[colour].insert(candidate) {
            for link in survey.strong_links().of(candidate) {
                net.links.push(*link);
                open.push((link.to, 1 - colour));
            }
        }
    }
    net
}

fn steps(survey: &Survey<'_>, net: &Net) -> Vec<Step> {
    let mut steps = Vec::new();
    for colour in &net.colours {
        if let Some(emptied) = contradiction(survey, colour) {
            let mut evidence = net.evidence();
            evidence.truths.extend(emptied.map(Truth::Cell));
            steps.push(Step::new(Technique::Medusa, evidence).removing(colour.iter()));
        }
    }
    let closed = net.colours.map(|colour| closed_by(survey, &colour));
    let both = Digit::ALL.into_iter().flat_map(|d| {
        let cells = closed[0].cells(d) & closed[1].cells(d);
        cells.iter().map(move |cell| Candidate::of(cell, d))
    });
    steps.push(Step::new(Technique::Medusa, net.evidence()).removing(both));
    steps
}

/// The candidates that the colour's candidates exclude.
fn closed_by(survey: &Survey<'_>, colour: &CandidateSet) -> CandidateSet {
    let filled = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | colour.cells(d));
    CandidateSet::from_cells(
        Digit::ALL.map(|d| survey.cells(d) & (seen_by(colour.cells(d)) | (filled - colour.cells(d)))),
    )
}

/// Whether the colour cannot be true; the cell that it would empty, if that is why.
fn contradiction(survey: &Survey<'_>, colour: &CandidateSet) -> Option<Option<Cell>> {
    let candidates: Vec<Candidate> = colour.iter().collect();
    if candidates.iter().any(|a| candidates.iter().any(|b| exclude(*a, *b))) {
        return Some(None);
    }
    let closed = closed_by(survey, colour);
    survey.open().iter().find(|cell| survey.digits(*cell).is_subset(closed.digits(*cell))).map(Some)
}

impl Net {
    fn evidence(&self) -> Evidence {
        let candidates: Vec<Candidate> = self.colours.iter().flat_map(CandidateSet::iter).collect();
        let mut truths: Vec<Truth> = self.links.iter().map(|l| l.truth).collect();
        truths.sort_unstable();
        truths.dedup();
        Evidence {
            cells: candidates.iter().map(|c| c.cell()).collect(),
            candidates,
            truths,
            links: self.links.iter().map(|l| l.evidence()).collect(),
            ..Evidence::default()
        }
    }
}
