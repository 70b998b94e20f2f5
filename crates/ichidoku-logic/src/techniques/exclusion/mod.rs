//! Aligned sets: two or three cells, and cells with two candidates that see all of them. Two digits that one of the
//! latter needs cannot both stand in the former.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet};

use super::{Info, Sink};
use crate::draw::Marks;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};

use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod aligned_pair;
pub(super) mod aligned_triplet;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Exclusion, explain, Marks::of_cells) };

/// The fewest excluders: one alone makes nothing but a naked pair.
const EXCLUDERS: usize = 2;

/// Finds aligned sets of this many cells.
fn find(survey: &Survey<'_>, technique: Technique, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    grow(survey, size, &mut Vec::with_capacity(size), survey.bivalue(), &mut |base, excluders| match step(
        survey, technique, base, excluders,
    ) {
        Some(step) => sink(step),
        None => ControlFlow::Continue(()),
    })
}

/// Adds cells as long as enough excluders see all of them.
fn grow(
    survey: &Survey<'_>,
    size: usize,
    base: &mut Vec<Cell>,
    excluders: CellSet,
    visit: &mut dyn FnMut(&[Cell], CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if base.len() == size {
        return visit(base, excluders);
    }
    let last = base.last().copied();
    for cell in survey.open().iter().filter(|cell| last.is_none_or(|last| *cell > last)) {
        let seen = excluders & survey.peers(cell);
        if seen.len() >= EXCLUDERS {
            base.push(cell);
            grow(survey, size, base, seen, visit)?;
            base.pop();
        }
    }
    ControlFlow::Continue(())
}

/// Takes out what the base cells hold in none of the ways to fill them, as far as fewer of them do not show it.
fn step(survey: &Survey<'_>, technique: Technique, base: &[Cell], excluders: CellSet) -> Option<Step> {
    let mut out = lost(survey, base, excluders);
    if out.is_empty() {
        return None;
    }
    for left_out in base.iter().filter(|_| base.len() > 2) {
        let fewer: Vec<Cell> = base.iter().copied().filter(|cell| cell != left_out).collect();
        let seen = fewer.iter().fold(survey.bivalue(), |seen, cell| seen & survey.peers(*cell));
        let shown = lost(survey, &fewer, seen);
        out.retain(|candidate| !shown.contains(candidate));
    }
    let held = survey.digits_of(base.iter().copied().collect());
    let used = excluders.iter().filter(|cell| survey.digits(*cell).is_subset(held)).collect();
    let evidence = Evidence::Exclusion { base: base.iter().copied().collect(), excluders: used };
    (!out.is_empty()).then(|| Step::new(technique, evidence).removing(out))
}

/// What the base cells hold in no way to fill them; nothing if there is no way.
fn lost(survey: &Survey<'_>, base: &[Cell], excluders: CellSet) -> Vec<Candidate> {
    let mut partners = [DigitSet::EMPTY; 9];
    for excluder in excluders.iter() {
        let pair = survey.digits(excluder);
        pair.iter().for_each(|digit| partners[digit.index()] = partners[digit.index()] | pair.without(digit));
    }
    let mut ways = Ways { survey, base, partners, kept: vec![DigitSet::EMPTY; base.len()] };
    if !ways.fill(&mut Vec::with_capacity(base.len())) {
        return Vec::new();
    }
    let mut lost = Vec::new();
    for (cell, kept) in base.iter().zip(&ways.kept) {
        lost.extend((survey.digits(*cell) - *kept).iter().map(|digit| Candidate::of(*cell, digit)));
    }
    lost
}

/// The ways to fill the base cells.
struct Ways<'s, 'a> {
    survey: &'s Survey<'a>,
    base: &'s [Cell],
    /// By digit: the digits that an excluder needs besides it.
    partners: [DigitSet; 9],
    /// By base cell: what it holds in some way.
    kept: Vec<DigitSet>,
}

impl Ways<'_, '_> {
    /// Fills the next cell in each way that what is chosen leaves; returns whether there is any way on.
    fn fill(&mut self, chosen: &mut Vec<Digit>) -> bool {
        let at = chosen.len();
        let Some(cell) = self.base.get(at).copied() else { return true };
        let barred = |(digit, other): (&Digit, &Cell)| {
            let same = if self.survey.sees(*other, cell) { DigitSet::single(*digit) } else { DigitSet::EMPTY };
            self.partners[digit.index()] | same
        };
        let barred = chosen.iter().zip(self.base).map(barred).fold(DigitSet::EMPTY, |all, digits| all | digits);
        let mut any = false;
        for digit in (self.survey.digits(cell) - barred).iter() {
            chosen.push(digit);
            if self.fill(chosen) {
                self.kept[at] = self.kept[at].with(digit);
                any = true;
            }
            chosen.pop();
        }
        any
    }
}

/// By each candidate that goes, what every combination with it would break.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Exclusion { base, excluders } = step.evidence else { return Vec::new() };
    let about = |out: &Candidate| {
        let way_clauses = broken(state, *out, base.without(out.cell()), excluders);
        say::ExclusionIf { cell: out.cell(), digit: out.digit(), way_clauses }.into()
    };
    step.eliminations.iter().map(about).chain([result::so(state, step)]).collect()
}

/// The candidates of the other cells that this one breaks a cell with, then pairs of those that it leaves.
fn broken(state: &State, out: Candidate, others: CellSet, excluders: CellSet) -> Vec<Message> {
    let breaks = |a: Candidate, b: Candidate| {
        let pair = DigitSet::single(a.digit()).with(b.digit());
        excluders.iter().find(|cell| a.digit() != b.digit() && state.digits(*cell) == pair)
    };
    let of = |cell: Cell| state.digits(cell).iter().map(move |digit| Candidate::of(cell, digit));
    let mut clauses = Vec::new();
    let mut left: Vec<Candidate> = Vec::new();
    for candidate in others.iter().flat_map(of).filter(|c| !state.exclude(*c, out)) {
        match breaks(out, candidate) {
            Some(cell) => clauses.push(say::ExclusionWay { candidate, cell }.into()),
            None => left.push(candidate),
        }
    }
    for (i, first) in left.iter().enumerate() {
        for second in left[i + 1..].iter().filter(|c| c.cell() != first.cell()) {
            let broken = breaks(*first, *second);
            let said = |cell| say::ExclusionTwo { first_candidate: *first, second_candidate: *second, cell }.into();
            clauses.extend(broken.map(said));
        }
    }
    clauses
}
