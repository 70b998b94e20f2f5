//! Death blossom: the page is `death-blossom`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit};

use super::super::{Info, Sink};
use super::step;
use crate::evidence::{AlmostLockedSet, Evidence, Joint};
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const DEATH_BLOSSOM: Info = Info {
    slug: "death-blossom",
    name: "death blossom",
    page: "death-blossom",
    difficulty: 78,
    hodoku: HodokuScore::some("0904", HodokuLevel::Unfair, 360),
    find,
    explain,
    ..super::FAMILY
};

/// The most candidates of a stem.
const PETALS: usize = 4;

/// Finds stems of two candidates and more with a petal for each, the same victims once.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let petals: Vec<Petal<'_>> = survey.almost_locked().iter().map(|set| Petal::new(survey, set)).collect();
    let mut seen = HashSet::new();
    for stem in survey.open().iter().filter(|cell| (2..=PETALS).contains(&survey.digits(*cell).len())) {
        let digits: Vec<Digit> = survey.digits(stem).iter().collect();
        // A set whose places of the digit all see the stem; it cannot hold the stem itself.
        let at = |digit: &Digit| petals.iter().filter(|petal| petal.seen[digit.index()].contains(stem)).collect();
        let petals: Vec<Vec<&Petal<'_>>> = digits.iter().map(at).collect();
        let all = Digit::ALL.map(|digit| survey.cells(digit).without(stem));
        let mut blossom = Blossom { petals: &petals, digits: &digits, chosen: Vec::new() };
        blossom.grow(all, &mut |chosen, out| {
            if seen.insert(out.to_vec()) { sink(bloom(stem, chosen, out)) } else { ControlFlow::Continue(()) }
        })?;
    }
    ControlFlow::Continue(())
}

/// A set, and by digit the candidates that see all of its places in it; none where it has no place.
struct Petal<'s> {
    set: &'s AlmostLockedSet,
    seen: [CellSet; 9],
}

impl<'s> Petal<'s> {
    fn new(survey: &Survey<'_>, set: &'s AlmostLockedSet) -> Self {
        let mut seen = [CellSet::EMPTY; 9];
        set.digits.iter().for_each(|digit| seen[digit.index()] = set.seen(survey, digit));
        Self { set, seen }
    }
}

/// What is done with the petals and the candidates that go.
type Visit<'v> = dyn FnMut(&[&AlmostLockedSet], &[Candidate]) -> ControlFlow<()> + 'v;

/// The search for one petal a digit of the stem.
struct Blossom<'s> {
    petals: &'s [Vec<&'s Petal<'s>>],
    digits: &'s [Digit],
    chosen: Vec<&'s AlmostLockedSet>,
}

impl Blossom<'_> {
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
            let mut left: [CellSet; 9] = std::array::from_fn(|digit| victims[digit] & petal.seen[digit]);
            left[taken.index()] = CellSet::EMPTY;
            self.chosen.push(petal.set);
            self.grow(left, visit)?;
            self.chosen.pop();
        }
        ControlFlow::Continue(())
    }
}

fn bloom(stem: Cell, petals: &[&AlmostLockedSet], out: &[Candidate]) -> Step {
    step(Technique::DeathBlossom, petals, Joint::Stem(stem), out.to_vec())
}

/// The stem, and what each of its digits leaves of a petal.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::AlmostLocked { sets, joint: Joint::Stem(cell) } = &step.evidence else { return Vec::new() };
    let digits = state.digits(*cell);
    let z_digits = result::digits_out(step);
    let petal = |(i, (digit, set)): (usize, (Digit, &AlmostLockedSet))| {
        let AlmostLockedSet { cells, digits } = *set;
        match cells.only() {
            Some(_) => say::AlsPetalCell { set_count: i + 1, digit, cells, z_digits }.into(),
            None => say::AlsPetal { set_count: i + 1, digit, cells, digits, z_digits }.into(),
        }
    };
    let out = |digit: Digit| say::AlsBlossomOut { digit, out_cells: result::cells_out(step, digit) }.into();
    let stem = say::AlsStem { cell: *cell, digits }.into();
    let petals = digits.iter().zip(sets).enumerate().map(petal);
    [stem].into_iter().chain(petals).chain(z_digits.iter().map(out)).collect()
}
