//! Deadly patterns: what rectangles and loops of two digits share, and patterns of more digits.

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use crate::combinations::{bits_of, choices};
use crate::evidence::{Deadly, Evidence, candidates_of};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Cells that two digits could fill in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pattern {
    pub(super) cells: CellSet,
    pub(super) pair: DigitSet,
    /// The cells that may hold other digits too.
    pub(super) roof: CellSet,
}

impl Pattern {
    pub(super) fn new(survey: &Survey<'_>, cells: CellSet, pair: DigitSet) -> Self {
        let roof = cells.iter().filter(|cell| !survey.digits(*cell).is_subset(pair)).collect();
        Self { cells, pair, roof }
    }

    /// The digits outside the pair in the roof.
    pub(super) fn extras(&self, survey: &Survey<'_>) -> DigitSet {
        survey.digits_of(self.roof) - self.pair
    }

    /// The houses that hold both cells of a roof of two.
    pub(super) fn roof_houses(&self) -> Vec<House> {
        let holds = |house: &House| self.roof.is_subset(house.cells());
        if self.roof.len() == 2 { House::ALL.into_iter().filter(holds).collect() } else { Vec::new() }
    }

    /// The other digit of the pair.
    pub(super) fn other(&self, digit: Digit) -> Option<Digit> {
        self.pair.without(digit).only()
    }

    /// The pattern and its guardians as evidence, with what makes up for the guardians.
    pub(super) fn evidence(&self, survey: &Survey<'_>, beside: Beside) -> Evidence {
        let pattern: Vec<Candidate> = each(self.cells, |_| self.pair);
        let guardians = each(self.roof, |cell| survey.digits(cell) - self.pair);
        let candidates = pattern.iter().copied().filter(|c| survey.has(*c)).collect();
        let Beside { subset, confined } = beside;
        Evidence::Deadly { deadly: Deadly { pattern, guardians }, candidates, subset, confined }
    }

    /// The step that takes the digits out of the cells, if that takes out anything.
    pub(super) fn step(
        &self,
        survey: &Survey<'_>,
        technique: Technique,
        beside: Beside,
        out: impl IntoIterator<Item = (Digit, CellSet)>,
    ) -> Option<Step> {
        let out = out.into_iter().flat_map(|(digit, cells)| candidates_of(digit, survey.cells(digit) & cells));
        let out: Vec<Candidate> = out.collect();
        (!out.is_empty())
            .then(|| Step::new(technique, self.evidence(survey, beside)).removing(out).placing_lone_guardian())
    }
}

/// What a step needs beside the pattern.
#[derive(Clone, Debug, Default)]
pub(super) struct Beside {
    /// Cells that make a naked subset with the guardians.
    pub(super) subset: CellSet,
    /// Digits that a house holds in the pattern only.
    pub(super) confined: Vec<(House, Digit)>,
}

/// The candidates of the cells with the digits of each.
pub(super) fn each(cells: CellSet, digits: impl Fn(ichidoku::Cell) -> DigitSet) -> Vec<Candidate> {
    cells.iter().flat_map(|cell| digits(cell).iter().map(move |digit| Candidate::of(cell, digit))).collect()
}

/// Each choice of so many of the digits.
pub(super) fn choose(digits: DigitSet, count: usize) -> impl Iterator<Item = DigitSet> {
    let all: Vec<Digit> = digits.iter().collect();
    choices(all.len(), count).map(move |choice| bits_of(choice as u16).map(|i| all[i]).collect())
}

/// The step of cells that are deadly if they hold only these digits: the only cell that holds more loses them, or several
/// that hold one digit more confine it.
pub(super) fn confined(survey: &Survey<'_>, technique: Technique, cells: CellSet, digits: DigitSet) -> Option<Step> {
    let fits = cells.iter().all(|cell| (survey.digits(cell) & digits).len() >= 2);
    let roof: CellSet = cells.iter().filter(|cell| !survey.digits(*cell).is_subset(digits)).collect();
    if !fits || roof.is_empty() {
        return None;
    }
    let guardians = each(roof, |cell| survey.digits(cell) - digits);
    let evidence = Evidence::of_deadly(Deadly { pattern: each(cells, |_| digits), guardians });
    guarded(survey, Step::new(technique, evidence), roof, digits)
}

/// This step with what follows from a guardian in the roof being true: the only cell of the roof loses the digits of the
/// pattern, or several that hold one digit more confine it.
pub(super) fn guarded(survey: &Survey<'_>, step: Step, roof: CellSet, digits: DigitSet) -> Option<Step> {
    let out: Vec<(Digit, CellSet)> = match roof.only() {
        Some(_) => digits.iter().map(|digit| (digit, roof)).collect(),
        None => vec![((survey.digits_of(roof) - digits).only()?, roof.common_peers())],
    };
    let step = out.into_iter().fold(step, |step, (d, cells)| step.eliminating(d, survey.cells(d) & cells));
    (!step.is_idle()).then(|| step.placing_lone_guardian())
}
