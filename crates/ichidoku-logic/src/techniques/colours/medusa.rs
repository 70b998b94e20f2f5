//! 3D Medusa: the page is `3d-medusa`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Link, Node, Truth};
use crate::explain::{Message, chain, result, say};
use crate::links::StrongLink;
use crate::state::State;
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
    explain,
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
        Digit::ALL.map(|d| survey.cells(d) & (survey.seen_by(colour.cells(d)) | (filled - colour.cells(d)))),
    )
}

/// Whether the colour cannot be true; the cell that it would empty, if that is why.
fn contradiction(survey: &Survey<'_>, colour: &CandidateSet) -> Option<Option<Cell>> {
    let candidates: Vec<Candidate> = colour.iter().collect();
    if candidates.iter().any(|a| candidates.iter().any(|b| survey.exclude(*a, *b))) {
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

/// The colours, and what both rule out, or why one of them is false.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Colours { clusters, truths, .. } = &step.evidence else { return Vec::new() };
    let Some(colours) = clusters.first() else { return Vec::new() };
    let is_false = |colour: &CandidateSet| step.eliminations.iter().all(|c| colour.contains(*c));
    let why = match colours.iter().position(is_false) {
        Some(colour) => {
            let emptied = truths.iter().rev().find_map(|truth| match truth {
                Truth::Cell(cell) if !blocked(state, &colours[colour], *cell).is_empty() => Some(*cell),
                _ => None,
            });
            let result_clauses = result::clauses(state, step);
            let colour_count = super::number(0, colour);
            let so = say::MedusaFalse { colour_count, result_clauses }.into();
            contradiction_in_words(state, colour_count, &colours[colour], emptied).into_iter().chain([so]).collect()
        }
        None => {
            let mut why = traps(state, step, colours);
            why.push(result::so(state, step));
            why
        }
    };
    [say::Medusa.into()].into_iter().chain(why).collect()
}

/// The candidates of both colours that rule out each of what goes; of the first how one leads to the other.
fn traps(state: &State, step: &Step, colours: &[CandidateSet; 2]) -> Vec<Message> {
    let mut messages = Vec::new();
    for out in &step.eliminations {
        let [blue, green] = colours.each_ref().map(|colour| colour.iter().find(|c| state.exclude(*c, *out)));
        let (Some(blue_candidate), Some(green_candidate)) = (blue, green) else { continue };
        if messages.is_empty() {
            let path = path(&step.evidence.links(), green_candidate, blue_candidate);
            messages.extend(chain::story(state, &path, &[]));
        }
        messages.push(say::MedusaTrap { blue_candidate, green_candidate, out_candidate: *out }.into());
    }
    messages
}

/// The shortest way along the links, as a chain: what is false and true by turns.
fn path(links: &[Link], from: Candidate, to: Candidate) -> Vec<Node> {
    let is_at =
        |node: &Node, candidate: Candidate| node.digit == candidate.digit() && node.cells.contains(candidate.cell());
    let ends = |link: &Link| [(link.from, link.to), (link.to, link.from)];
    let mut paths: Vec<Vec<Candidate>> = vec![vec![from]];
    let mut met: CandidateSet = [from].into_iter().collect();
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in &paths {
            let Some(last) = path.last().copied() else { continue };
            if last == to {
                return path.iter().enumerate().map(|(i, c)| Node::of(*c, i % 2 == 1)).collect();
            }
            let next = links.iter().flat_map(ends).filter(|(near, _)| is_at(near, last));
            for candidate in next.filter_map(|(_, far)| far.cells.only().map(|cell| Candidate::of(cell, far.digit))) {
                if met.insert(candidate) {
                    longer.push([&path[..], &[candidate]].concat());
                }
            }
        }
        paths = longer;
    }
    Vec::new()
}

/// What the colour rules out of the cell, if that is everything: the candidate that does so by each digit.
fn blocked(state: &State, colour: &CandidateSet, cell: Cell) -> Vec<(Candidate, Digit)> {
    let by = |digit: Digit| {
        let out = Candidate::of(cell, digit);
        colour.iter().find(|c| state.exclude(*c, out)).map(|c| (c, digit))
    };
    let all: Option<Vec<(Candidate, Digit)>> = state.digits(cell).iter().map(by).collect();
    all.unwrap_or_default()
}

/// Why the colour can't be true: two digits in a cell, a digit twice in a house, or a cell without candidates.
fn contradiction_in_words(
    state: &State,
    colour_count: usize,
    colour: &CandidateSet,
    emptied: Option<Cell>,
) -> Option<Message> {
    let all: Vec<Candidate> = colour.iter().collect();
    let clash = all.iter().find_map(|a| all.iter().find(|b| *b > a && state.exclude(*a, **b)).map(|b| (*a, *b)));
    if let Some((a, b)) = clash {
        let cells: CellSet = [a.cell(), b.cell()].into_iter().collect();
        return match cells.only() {
            Some(cell) => {
                let [first_digit, second_digit] = [a.digit(), b.digit()];
                Some(say::MedusaTwoDigits { colour_count, cell, first_digit, second_digit }.into())
            }
            None => Some(
                say::MedusaTwoCells { colour_count, house: state.shared_house(cells)?, digit: a.digit(), cells }.into(),
            ),
        };
    }
    let cell = emptied?;
    let mut by: Vec<(Candidate, DigitSet)> = Vec::new();
    for (candidate, digit) in blocked(state, colour, cell) {
        match by.iter_mut().find(|(same, _)| *same == candidate) {
            Some((_, digits)) => *digits = digits.with(digit),
            None => by.push((candidate, DigitSet::single(digit))),
        }
    }
    let reason_clauses = by.into_iter().map(|(candidate, digits)| say::MedusaRulesOut { candidate, digits }.into());
    Some(say::MedusaEmptied { colour_count, cell, reason_clauses: reason_clauses.collect() }.into())
}
