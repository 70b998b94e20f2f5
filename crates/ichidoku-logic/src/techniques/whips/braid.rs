//! Braid: the page is `braid`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Digit, House};

use super::super::{Info, Sink};
use super::{Excluded, Left, step, values};
use crate::evidence::{Truth, WhipLink};

use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const BRAID: Info =
    Info { slug: "braid", name: "braid", page: "braid", difficulty: 86, find, ..super::FAMILY };

/// The most rounds of singles.
const ROUNDS: usize = 12;

/// Finds the braids that refute each candidate, and reports the shortest of each.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = survey.open().iter().map(Truth::Cell);
    let digits = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| Truth::Digit(house, digit)));
    // A single of the grid rests on nothing that the target excludes; it is for others to place it first.
    let is_open = |variable: &Truth| values(survey, *variable).nth(1).is_some();
    let variables: Vec<Truth> = cells.chain(digits).filter(is_open).collect();
    for target in survey.unless_stopped(survey.candidates().iter()) {
        if let Some(links) = Trial::new(survey, target).refute(&variables) {
            sink(step(Technique::Braid, target, links))?;
        }
    }
    ControlFlow::Continue(())
}

/// What follows from a target by singles, in order.
struct Trial<'t, 'a> {
    survey: &'t Survey<'a>,
    target: Candidate,
    found: Vec<(Truth, Candidate)>,
    excluded: Excluded,
}

impl<'t, 'a> Trial<'t, 'a> {
    fn new(survey: &'t Survey<'a>, target: Candidate) -> Self {
        Self { survey, target, found: Vec::new(), excluded: Excluded::by(survey, target) }
    }

    /// Goes round by round until some variable has no value left; then says what that rests on.
    fn refute(mut self, variables: &[Truth]) -> Option<Vec<WhipLink>> {
        for _ in 0..ROUNDS {
            let (mut next, mut broken) = (Vec::new(), Vec::new());
            for variable in variables {
                match self.excluded.left(self.survey, *variable) {
                    Left::None => broken.push(*variable),
                    Left::One(value) if self.is_new(value, &next) => next.push((*variable, value)),
                    _ => {}
                }
            }
            if !broken.is_empty() {
                return broken.into_iter().map(|variable| self.braid(variable)).min_by_key(Vec::len);
            }
            if next.is_empty() {
                return None;
            }
            self.excluded = next.iter().fold(self.excluded, |all, (_, value)| all.with(self.survey, *value));
            self.found.extend(next);
        }
        None
    }

    fn is_new(&self, value: Candidate, next: &[(Truth, Candidate)]) -> bool {
        value != self.target && !self.found.iter().chain(next).any(|(_, known)| *known == value)
    }

    /// The variable without a value, after those that it rests on.
    fn braid(&self, broken: Truth) -> Vec<WhipLink> {
        let mut needed = vec![false; self.found.len()];
        self.need(broken, self.found.len(), &mut needed);
        for place in (0..self.found.len()).rev() {
            if needed[place] {
                self.need(self.found[place].0, place, &mut needed);
            }
        }
        let kept = self.found.iter().zip(&needed).filter(|(_, needed)| **needed).map(|(found, _)| *found);
        let mut links: Vec<WhipLink> = Vec::new();
        for (variable, right) in kept.map(|(variable, value)| (variable, Some(value))).chain([(broken, None)]) {
            links.extend(self.link(variable, right, &links));
        }
        links
    }

    /// Marks what excludes the variable's other values, of what was found before the place: what is needed already, or
    /// else the earliest.
    fn need(&self, variable: Truth, place: usize, needed: &mut [bool]) {
        let own = self.found.get(place).map(|(_, value)| *value);
        let others = values(self.survey, variable)
            .filter(|value| Some(*value) != own && !self.survey.exclude(self.target, *value));
        for value in others {
            let reasons = (0..place).filter(|i| self.survey.exclude(self.found[*i].1, value));
            if let Some(reason) = reasons.min_by_key(|i| (!needed[*i], *i)) {
                needed[reason] = true;
            }
        }
    }

    /// The variable's link: it goes on from the latest value that excludes one of the variable's own.
    fn link(&self, variable: Truth, right: Option<Candidate>, before: &[WhipLink]) -> Option<WhipLink> {
        let true_ones = before.iter().rev().filter_map(|link| link.right).chain([self.target]);
        let mut links = true_ones.filter_map(|from| {
            let mut others = values(self.survey, variable).filter(|value| Some(*value) != right);
            others.find(|value| self.survey.exclude(from, *value)).map(|left| WhipLink { variable, from, left, right })
        });
        links.next()
    }
}
