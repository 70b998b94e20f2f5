//! Whips and braids: from a candidate that is supposed to be true, one candidate after the other that is left alone in
//! its cell or house, until something is left with none.
//!
//! What a cell has to hold, or a house of a digit, is a variable; its candidates are its values. A partial whip or braid
//! is a list of variables of which each has one value left: all others are excluded by the target or by values before it.
//!
//! ```text
//!   target z     excludes     l1 of V1, which leaves r1
//!   r1           excludes     l2 of V2, and z or r1 exclude all the rest of V2 but r2
//!   r2           excludes     l3 of V3, and z, r1 or r2 exclude all the rest of V3: z is false
//! ```

use ichidoku::{Candidate, CellSet, Digit, DigitSet};

use super::Info;
use crate::draw::Marks;
use crate::evidence::{Evidence, Truth, WhipLink, candidates_of};
use crate::explain::{Message, result, say};

use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod braid;
pub(super) mod whip;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { is_usual: false, any_geometry: true, ..Info::of(Family::Whips, explain, Marks::of_links) };

/// The candidates that a target and the values found so far exclude, by digit.
#[derive(Clone)]
struct Excluded([CellSet; 9]);

/// How many values a variable has left.
enum Left {
    None,
    One(Candidate),
    Several,
}

impl Excluded {
    /// What the target excludes.
    fn by(geometry: &Geometry, target: Candidate) -> Self {
        Self([CellSet::EMPTY; 9]).with(geometry, target)
    }

    /// What is excluded if this candidate is true as well.
    fn with(mut self, geometry: &Geometry, candidate: Candidate) -> Self {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        for other in Digit::ALL {
            let excluded = &mut self.0[other.index()];
            *excluded = *excluded | if other == digit { geometry.peers(cell) } else { CellSet::single(cell) };
        }
        self
    }

    fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit().index()].contains(candidate.cell())
    }

    /// What is left of the variable's values.
    fn left(&self, survey: &Survey<'_>, variable: Truth) -> Left {
        let mut values = values(survey, variable).filter(|value| !self.contains(*value));
        match (values.next(), values.next()) {
            (None, _) => Left::None,
            (Some(only), None) => Left::One(only),
            _ => Left::Several,
        }
    }
}

/// The candidates of the cell, or of the digit in the house.
fn values<'s>(state: &'s State, variable: Truth) -> impl Iterator<Item = Candidate> + 's {
    let (cells, digits) = match variable {
        Truth::Cell(cell) => (CellSet::single(cell), state.digits(cell)),
        Truth::Digit(house, digit) => (state.cells(digit) & state.house_cells(house), DigitSet::single(digit)),
    };
    digits.iter().flat_map(move |digit| candidates_of(digit, cells))
}

/// The candidates that are false if this one is true.
fn excluded_by<'s>(survey: &'s Survey<'_>, candidate: Candidate) -> impl Iterator<Item = Candidate> + 's {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    let own = survey.digits(cell).without(digit).iter().map(move |other| Candidate::of(cell, other));
    own.chain(candidates_of(digit, survey.cells(digit) & survey.peers(cell)))
}

/// The step that refutes the target.
fn step(technique: Technique, target: Candidate, links: Vec<WhipLink>) -> Step {
    Step::new(technique, Evidence::Whip { target, links }).removing([target])
}

/// What is supposed, what is left of each variable then, and that nothing is left of the last.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Whip { target, links } = &step.evidence else { return Vec::new() };
    let mut true_ones = vec![*target];
    let mut clauses: Vec<Message> = Vec::new();
    let mut end = None;
    for link in links {
        match link.right {
            Some(right) => clauses.push(only(link.variable, right)),
            None => end = Some(nothing_left(state, link.variable, &true_ones)),
        }
        true_ones.extend(link.right);
    }
    let suppose = say::Suppose { candidate_clauses: vec![is(*target)] }.into();
    let then = clauses.chunks(2).map(|some| say::WhipThen { then_clauses: some.to_vec() }.into());
    [suppose].into_iter().chain(then).chain(end).chain([result::so(state, step)]).collect()
}

fn is(candidate: Candidate) -> Message {
    say::ChainIs { cell: candidate.cell(), digit: candidate.digit() }.into()
}

/// The only value that is left of a variable.
fn only(variable: Truth, right: Candidate) -> Message {
    let (cell, digit) = (right.cell(), right.digit());
    match variable {
        Truth::Cell(_) => say::WhipCell { cell, digit }.into(),
        Truth::Digit(house, _) => say::WhipHouse { digit, house, cell }.into(),
    }
}

/// Which of the true candidates leave nothing of the variable.
fn nothing_left(state: &State, variable: Truth, true_ones: &[Candidate]) -> Message {
    let mut by: Vec<Candidate> = Vec::new();
    for value in values(state, variable) {
        let reason = true_ones.iter().find(|candidate| state.exclude(**candidate, value));
        by.extend(reason.filter(|reason| !by.contains(*reason)));
    }
    let by_clauses = by.into_iter().map(is).collect();
    match variable {
        Truth::Cell(cell) => say::WhipNoCandidate { by_clauses, cell }.into(),
        Truth::Digit(house, digit) => say::WhipNoPlace { by_clauses, house, digit }.into(),
    }
}
