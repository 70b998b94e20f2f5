//! Remote pair: the page is `remote-pair`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, DigitSet};

use super::super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::{Evidence, Link, candidates_of};
use crate::explain::{Message, say};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const REMOTE_PAIR: Info = Info {
    slug: "remote-pair",
    name: "remote pair",
    page: "remote-pair",
    difficulty: 58,
    hodoku: HodokuScore::some("0703", HodokuLevel::Hard, 110),
    find,
    explain,
    marks,
    ..super::FAMILY
};

/// Finds for each run of at least four equal bivalue cells what sees both of its two halves.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut rest = survey.bivalue();
    while let Some(cell) = rest.iter().next() {
        let digits = survey.digits(cell);
        let equal: CellSet = rest.iter().filter(|c| survey.digits(*c) == digits).collect();
        let halves = halves(survey, equal, CellSet::single(cell));
        rest = rest - (halves[0] | halves[1]);
        if let Some(step) = step(survey, digits, halves) {
            sink(step)?;
        }
    }
    ControlFlow::Continue(())
}

/// Spreads from the first half over the cells; a cell joins the half that its neighbours are not in.
fn halves(geometry: &Geometry, cells: CellSet, seed: CellSet) -> [CellSet; 2] {
    let mut halves = [seed, CellSet::EMPTY];
    loop {
        let second = halves[1] | (cells & geometry.seen_by(halves[0]));
        let first = halves[0] | (cells & geometry.seen_by(second));
        if [first, second] == halves {
            return halves;
        }
        halves = [first, second];
    }
}

fn step(survey: &Survey<'_>, digits: DigitSet, [a, b]: [CellSet; 2]) -> Option<Step> {
    let cells = a | b;
    if cells.len() < 4 || !a.is_disjoint(b) {
        return None;
    }
    let both = (survey.seen_by(a) & survey.seen_by(b)) - cells;
    let evidence = Evidence::RemotePair { digits, halves: [a, b], links: links(survey, digits, [a, b]) };
    let step = Step::new(Technique::RemotePair, evidence);
    let step = digits.iter().fold(step, |step, d| step.eliminating(d, survey.cells(d) & both));
    (!step.is_idle()).then_some(step)
}

/// Each cell's own strong link, and a weak link of the lower digit between cells that see each other.
fn links(geometry: &Geometry, digits: DigitSet, [a, b]: [CellSet; 2]) -> Vec<Link> {
    let [Some(low), Some(high)] = [digits.iter().next(), digits.iter().last()] else { return Vec::new() };
    let own = (a | b).iter().map(|cell| Link::strong(Candidate::of(cell, low), Candidate::of(cell, high)));
    let between = a.iter().flat_map(|from| (b & geometry.peers(from)).iter().map(move |to| (from, to)));
    let weak = between.map(|(from, to)| Link::weak(Candidate::of(from, low), Candidate::of(to, low)));
    own.chain(weak).collect()
}

/// Chains of the cells between two ends, and what sees both ends.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::RemotePair { digits, halves, .. } = step.evidence else { return Vec::new() };
    let Some((first_digit, second_digit)) = digits.iter().next().zip(digits.iter().nth(1)) else { return Vec::new() };
    let mut left: CellSet = step.eliminations.iter().map(|c| c.cell()).collect();
    let mut messages = Vec::new();
    while let Some(path) = left
        .iter()
        .next()
        .and_then(|cell| shortest(state, halves, cell, 3).or_else(|| shortest(state, halves, cell, 2)))
    {
        let (Some(first_cell), Some(last_cell)) = (path.first().copied(), path.last().copied()) else { break };
        let out_cells = left & state.peers(first_cell) & state.peers(last_cell);
        left = left - out_cells;
        let out = step.eliminations.iter().filter(|c| out_cells.contains(c.cell())).map(|c| c.digit()).collect();
        messages.push(say::RemotePair { path, digits }.into());
        messages.push(say::RemotePairEnds { first_cell, last_cell, first_digit, second_digit }.into());
        messages.push(say::RemotePairSo { out_cells, digits: out }.into());
    }
    messages
}

/// The shortest chain, of at least this many cells, from a cell of one half to a cell of the other that are both seen by
/// this one.
fn shortest(geometry: &Geometry, [a, b]: [CellSet; 2], seen_by: Cell, least: usize) -> Option<Vec<Cell>> {
    let ends = b & geometry.peers(seen_by);
    let mut paths: Vec<Vec<Cell>> = (a & geometry.peers(seen_by)).iter().map(|start| vec![start]).collect();
    let mut met = a & geometry.peers(seen_by);
    while !paths.is_empty() {
        if let Some(path) =
            paths.iter().find(|path| path.len() >= least && path.last().is_some_and(|end| ends.contains(*end)))
        {
            return Some(path.clone());
        }
        let mut longer = Vec::new();
        for path in &paths {
            let last = path.last()?;
            let next = ((a | b) & geometry.peers(*last)) - met;
            met = met | (next - ends);
            let new = next.iter().filter(|cell| !path.contains(cell));
            longer.extend(new.map(|cell| [&path[..], &[cell]].concat()));
        }
        paths = longer;
    }
    None
}

/// The two ways to fill the cells.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::RemotePair { digits, halves: [a, b], .. } = step.evidence else { return Marks::default() };
    let way = |halves: [CellSet; 2]| -> CandidateSet {
        digits.iter().zip(halves).flat_map(|(digit, half)| candidates_of(digit, half)).collect()
    };
    super::coloured(state, &[way([a, b]), way([b, a])])
}
