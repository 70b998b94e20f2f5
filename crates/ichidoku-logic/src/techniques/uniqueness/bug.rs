//! BUG+1 and BUG+n: the page is `bivalue-universal-grave`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::draw::{Marks, Part};
use crate::evidence::{Deadly, Evidence};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const BUG_1: Info = Info {
    slug: "bug-1",
    name: "BUG+1",
    aliases: &["bivalue universal grave"],
    page: "bivalue-universal-grave",
    difficulty: 56,
    hodoku: HodokuScore::some("0610", HodokuLevel::Hard, 100),
    explainer: Some(56),
    find: find_one,
    explain,
    marks,
    ..super::FAMILY
};

pub(crate) const BUG_N: Info = Info {
    slug: "bug-n",
    name: "BUG+n",
    page: "bivalue-universal-grave",
    difficulty: 57,
    explainer: Some(57),
    find: find_many,
    explain,
    marks,
    ..super::FAMILY
};

/// The most cells with more than two candidates.
const MOST: usize = 8;

/// Finds the grave with one candidate too many.
fn find_one(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some([guardian]) = guardians(survey).as_deref().and_then(|g| <[Candidate; 1]>::try_from(g).ok()) else {
        return ControlFlow::Continue(());
    };
    let others = survey.digits(guardian.cell()).without(guardian.digit());
    let out = others.iter().map(|digit| Candidate::of(guardian.cell(), digit));
    sink(Step::new(Technique::Bug1, evidence(survey, vec![guardian])).removing(out).placing_lone_guardian())
}

/// Finds the grave with several candidates too many, and what excludes all of them.
fn find_many(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(guardians) = guardians(survey).filter(|g| g.len() > 1) else { return ControlFlow::Continue(()) };
    let excluded = |c: &Candidate| guardians.iter().all(|g| survey.exclude(*c, *g));
    let out: Vec<Candidate> = survey.candidates().iter().filter(excluded).collect();
    if out.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(Step::new(Technique::BugN, evidence(survey, guardians)).removing(out))
}

/// The candidates too many, if the grid is a grave without them.
fn guardians(survey: &Survey<'_>) -> Option<Vec<Candidate>> {
    let wide = survey.open() - survey.bivalue();
    if wide.is_empty() || wide.len() > MOST {
        return None;
    }
    let guardians: Vec<Candidate> = wide
        .iter()
        .flat_map(|cell| survey.digits(cell).iter().map(move |d| Candidate::of(cell, d)))
        .filter(|c| is_too_many(survey, *c))
        .collect();
    is_grave(survey, &guardians).then_some(guardians)
}

/// Whether the digit has more than two places in each of the candidate's houses.
fn is_too_many(survey: &Survey<'_>, candidate: Candidate) -> bool {
    candidate.cell().houses().iter().all(|house| survey.positions(candidate.digit(), *house).count_ones() > 2)
}

/// Whether without the guardians each open cell has two candidates and each digit no or two places in each house.
fn is_grave(survey: &Survey<'_>, guardians: &[Candidate]) -> bool {
    let places = |digit: Digit| -> CellSet {
        let guarded: CellSet = guardians.iter().filter(|g| g.digit() == digit).map(|g| g.cell()).collect();
        survey.cells(digit) - guarded
    };
    let twice = |digit: Digit| {
        let cells = places(digit);
        House::ALL.iter().all(|house| matches!((cells & house.cells()).len(), 0 | 2))
    };
    let bivalue = |cell| {
        let extra: DigitSet = guardians.iter().filter(|g| g.cell() == cell).map(|g| g.digit()).collect();
        (survey.digits(cell) - extra).len() == 2
    };
    survey.open().iter().all(bivalue) && Digit::ALL.into_iter().all(twice)
}

fn evidence(survey: &Survey<'_>, guardians: Vec<Candidate>) -> Evidence {
    let pattern = survey.candidates().iter().filter(|c| !guardians.contains(c)).collect();
    Evidence::Grave(Deadly { pattern, guardians })
}

/// What the grid would be without the extra candidates.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Grave(Deadly { guardians, .. }) = &step.evidence else { return Vec::new() };
    let [only] = guardians[..] else {
        let so = say::BugManySo.into();
        return vec![say::BugMany { candidates: guardians.clone() }.into(), so, result::so(state, step)];
    };
    let (cell, digit) = (only.cell(), only.digit());
    vec![
        say::BugOne { cell }.into(),
        say::BugOneExtra { digit, houses: cell.houses().into() }.into(),
        say::BugOneSo { cell, digit }.into(),
    ]
}

/// The guardians, and the pattern unless it is everything: marking it would mark nothing.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Grave(Deadly { pattern, guardians }) = &step.evidence else { return Marks::default() };
    let whole = pattern.iter().map(|c| c.cell()).collect::<CellSet>() == state.open();
    let pattern = pattern.iter().copied().filter(|_| !whole);
    let marks =
        Marks::default().named([say::MarkPattern::KEY, say::MarkGuardian::KEY]).put(state, Part::First, pattern);
    marks.put(state, Part::Second, guardians.iter().copied())
}
