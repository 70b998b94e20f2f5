//! Whip: the page is `whip`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::{Info, Sink};
use super::{Excluded, Left, excluded_by, step};
use crate::evidence::{Truth, WhipLink};
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const WHIP: Info = Info { slug: "whip", name: "whip", page: "whip", difficulty: 84, find, ..super::FAMILY };

/// The most variables of a whip.
const LONGEST: usize = 12;

/// The most unfinished whips of one length that are kept of a target; with more of them it is given up.
const MOST: usize = 400;

/// Finds the shortest whip of each target, the shortest of all first.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut open: Vec<Target> = survey.candidates().iter().map(|target| Target::new(survey, target)).collect();
    for _ in 0..LONGEST {
        let mut rest = Vec::new();
        for target in survey.unless_stopped(open) {
            match target.longer(survey) {
                Longer::Whole(links) => sink(step(Technique::Whip, target.target, links))?,
                Longer::Unfinished(longer) => rest.push(longer),
                Longer::Nothing => {}
            }
        }
        open = rest;
    }
    ControlFlow::Continue(())
}

/// A target with all of its unfinished whips of one length.
struct Target {
    target: Candidate,
    whips: Vec<Unfinished>,
}

/// A whip without its last variable.
struct Unfinished {
    links: Vec<WhipLink>,
    excluded: Excluded,
}

/// What a target's whips become with one variable more.
enum Longer {
    Whole(Vec<WhipLink>),
    Unfinished(Target),
    Nothing,
}

impl Target {
    fn new(survey: &Survey<'_>, target: Candidate) -> Self {
        Self { target, whips: vec![Unfinished { links: Vec::new(), excluded: Excluded::by(survey, target) }] }
    }

    /// Adds each variable that has one value left; of whips that found the same in another order, and end alike, one is
    /// kept.
    fn longer(&self, survey: &Survey<'_>) -> Longer {
        if let Some(whole) = self.whips.iter().find_map(|whip| whip.finished(survey, self.target)) {
            return Longer::Whole(whole);
        }
        let (mut whips, mut seen) = (Vec::new(), HashSet::new());
        for whip in &self.whips {
            let from = whip.last(self.target);
            for (left, variable) in next(survey, from) {
                let Left::One(right) = whip.excluded.left(survey, variable) else { continue };
                if right != self.target && !whip.values().any(|value| value == right) && seen.insert(whip.key(right)) {
                    let links = whip.with(WhipLink { variable, from, left, right: Some(right) });
                    whips.push(Unfinished { links, excluded: whip.excluded.clone().with(survey, right) });
                }
            }
            if whips.len() > MOST {
                return Longer::Nothing;
            }
        }
        if whips.is_empty() { Longer::Nothing } else { Longer::Unfinished(Self { target: self.target, whips }) }
    }
}

impl Unfinished {
    /// The candidates found so far.
    fn values(&self) -> impl Iterator<Item = Candidate> {
        self.links.iter().filter_map(|link| link.right)
    }

    /// The candidate found last, or the target.
    fn last(&self, target: Candidate) -> Candidate {
        self.values().last().unwrap_or(target)
    }

    /// The whip with a last variable that has no value left, if there is one.
    fn finished(&self, survey: &Survey<'_>, target: Candidate) -> Option<Vec<WhipLink>> {
        let is_broken = |variable: Truth| matches!(self.excluded.left(survey, variable), Left::None);
        let from = self.last(target);
        let (left, variable) = next(survey, from).find(|(_, variable)| is_broken(*variable))?;
        Some(self.with(WhipLink { variable, from, left, right: None }))
    }

    fn with(&self, link: WhipLink) -> Vec<WhipLink> {
        self.links.iter().copied().chain([link]).collect()
    }

    /// The last value and all values: what can follow depends on nothing else.
    fn key(&self, right: Candidate) -> (Candidate, Vec<Candidate>) {
        let mut all: Vec<Candidate> = self.values().chain([right]).collect();
        all.sort_unstable();
        (right, all)
    }
}

/// What the candidate excludes, each with its variables.
fn next<'s>(survey: &'s Survey<'_>, from: Candidate) -> impl Iterator<Item = (Candidate, Truth)> + 's {
    excluded_by(survey, from).flat_map(|left| Truth::of(survey, left).map(|variable| (left, variable)))
}
