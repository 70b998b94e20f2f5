//! # 3D Medusa
//!
//! Simple colours with all digits at once. Strong links join the two places of a digit in a house, and also the two
//! candidates of a bivalue cell: so the colours spread from digit to digit.
//!
//! ## Why it is true
//! All candidates of one colour are true, or all of the other. So a colour is false if it would put two digits into one
//! cell, or a digit twice into a house, or if it leaves some cell without a candidate. And whatever the candidates of
//! both colours exclude is false in any case.
//!
//! ## How to find it
//! Start at a bivalue cell with both of its digits strongly linked elsewhere, and colour in turn with two pens. Check
//! as you go: a colour twice in a cell, twice in a house for one digit; a cell with both colours (its other candidates
//! go); a candidate that sees its digit in both colours; an uncoloured candidate whose cell holds one colour and that
//! sees its digit in the other.
//!
//! ## Near miss
//! A third candidate in one of the bivalue cells, or a third place in one of the houses: the colour does not cross that
//! link.
//!
//! ## References
//! - [SudokuWiki: 3D Medusa](https://www.sudokuwiki.org/3D_Medusa)
//! - [Sudopedia: 3D Medusa](http://sudopedia.enjoysudoku.com/3D_Medusa.html)

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit};

use super::super::{Info, Sink};
use super::seen_by;
use crate::evidence::{Evidence, Link, Truth};
use crate::links::{StrongLink, exclude};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const MEDUSA: Info = Info {
    slug: "3d-medusa",
    name: "3D Medusa",
    aliases: &["medusa colouring"],
    page: "3d-medusa",
    difficulty: 71,
    find,
    ..super::FAMILY
};

/// Candidates of all digits in two colours.
struct Net {
    colours: [CandidateSet; 2],
    links: Vec<StrongLink>,
}

/// Finds false colours, and what both colours of a net exclude.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
            steps.push(Step::new(Technique::Medusa, net.evidence(emptied)).removing(colour.iter()));
        }
    }
    let closed = net.colours.map(|colour| closed_by(survey, &colour));
    let both = Digit::ALL.into_iter().flat_map(|d| {
        let cells = closed[0].cells(d) & closed[1].cells(d);
        cells.iter().map(move |cell| Candidate::of(cell, d))
    });
    steps.push(Step::new(Technique::Medusa, net.evidence(None)).removing(both));
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
    /// The evidence of the net and of the cell that a colour would empty.
    fn evidence(&self, emptied: Option<Cell>) -> Evidence {
        let mut truths: Vec<Truth> = self.links.iter().map(|l| l.truth).collect();
        truths.sort_unstable();
        truths.dedup();
        truths.extend(emptied.map(Truth::Cell));
        Evidence::Colours {
            clusters: vec![self.colours],
            candidates: self.colours.iter().flat_map(CandidateSet::iter).collect(),
            links: self.links.iter().map(|l| Link::strong(l.from, l.to)).collect(),
            truths,
        }
    }
}
