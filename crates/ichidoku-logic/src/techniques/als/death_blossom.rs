//! # Death blossom
//!
//! A stem cell, and for each of its candidates an almost locked set, a petal, whose places of that digit all see the
//! stem. What sees every z of all petals, z a digit they have in common, is not z.
//!
//! ## Why it is true
//! Whatever the stem is, the petal of that digit loses it, and so holds z.
//!
//! ## Example
//! ```text
//!   stem r5c5 = 2 8;   petal r5c1, r5c2 with 2 4 6;   petal r1c5, r3c5 with 8 4 7:
//!   one of the petals holds 4: what sees all their 4s does not
//! ```
//!
//! ## Near miss
//! A 2 of the first petal that the stem does not see.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit};

use super::super::Sink;
use super::step;
use crate::step::{AlmostLockedSet, Step, Truth};
use crate::survey::Survey;
use crate::technique::Technique;

/// The most candidates of a stem.
const PETALS: usize = 4;

/// Finds stems of two candidates and more with a petal for each, the same victims once.
pub(crate) fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut seen = HashSet::new();
    for stem in survey.open().iter().filter(|cell| (2..=PETALS).contains(&survey.digits(*cell).len())) {
        let digits: Vec<Digit> = survey.digits(stem).iter().collect();
        let petals: Vec<Vec<&AlmostLockedSet>> = digits.iter().map(|d| petals(survey, stem, *d)).collect();
        let all = Digit::ALL.map(|digit| survey.cells(digit).without(stem));
        let mut blossom = Blossom { survey, petals: &petals, digits: &digits, chosen: Vec::new() };
        blossom.grow(all, &mut |chosen, out| {
            if seen.insert(out.to_vec()) { sink(bloom(stem, chosen, out)) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// The sets besides the stem whose places of the digit all see it.
fn petals<'s>(survey: &'s Survey<'_>, stem: Cell, digit: Digit) -> Vec<&'s AlmostLockedSet> {
    let fits = |set: &&AlmostLockedSet| {
        let places = set.places(survey, digit);
        !places.is_empty() && !set.cells.contains(stem) && places.is_subset(stem.peers())
    };
    survey.almost_locked().iter().filter(fits).collect()
}

/// What is done with the petals and the candidates that go.
type Visit<'v> = dyn FnMut(&[&AlmostLockedSet], &[Candidate]) -> ControlFlow<()> + 'v;

/// The search for one petal a digit of the stem.
struct Blossom<'s, 'a> {
    survey: &'s Survey<'a>,
    petals: &'s [Vec<&'s AlmostLockedSet>],
    digits: &'s [Digit],
    chosen: Vec<&'s AlmostLockedSet>,
}

impl Blossom<'_, '_> {
    /// Adds a petal; `victims` are by digit the cells that see all places of it in the petals so far.
    fn grow(&mut self, victims: [CellSet; 9], visit: &mut Visit<'_>) -> ControlFlow<()> {
        if victims.iter().all(|cells| cells.is_empty()) {
            return ControlFlow::Continue(());
        }
        let petals = self.petals;
        let Some(next) = petals.get(self.chosen.len()) else {
            let candidates = |d: Digit| victims[d.index()].iter().map(move |cell| Candidate::of(cell, d));
            let mut out: Vec<Candidate> = Digit::ALL.into_iter().flat_map(candidates).collect();
            out.sort_unstable();
            return visit(&self.chosen, &out);
        };
        let taken = self.digits[self.chosen.len()];
        for petal in next {
            let seen = |digit: Digit| match digit != taken && petal.digits.contains(digit) {
                true => victims[digit.index()] & petal.places(self.survey, digit).common_peers(),
                false => CellSet::EMPTY,
            };
            self.chosen.push(petal);
            self.grow(Digit::ALL.map(seen), visit)?;
            self.chosen.pop();
        }
        ControlFlow::Continue(())
    }
}

fn bloom(stem: Cell, petals: &[&AlmostLockedSet], out: &[Candidate]) -> Step {
    let mut step = step(Technique::DeathBlossom, petals, out.to_vec());
    step.evidence.truths.push(Truth::Cell(stem));
    step.evidence.cells = step.evidence.cells.with(stem);
    step
}
