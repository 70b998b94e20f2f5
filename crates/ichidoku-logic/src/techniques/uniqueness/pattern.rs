//! Deadly patterns of two digits: what rectangles and loops share.

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use crate::step::{Deadly, Evidence, Step, Truth};
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

    /// The pattern and its guardians as evidence, with what else must be filled.
    pub(super) fn evidence(&self, survey: &Survey<'_>, truths: Vec<Truth>) -> Evidence {
        let pattern: Vec<Candidate> = each(self.cells, |_| self.pair);
        let guardians = each(self.roof, |cell| survey.digits(cell) - self.pair);
        Evidence {
            cells: self.cells,
            candidates: pattern.iter().copied().filter(|c| survey.has(*c)).collect(),
            truths,
            deadly: Some(Deadly { pattern, guardians }),
            ..Evidence::default()
        }
    }

    /// The step that takes the digits out of the cells, if that takes out anything.
    pub(super) fn step(
        &self,
        survey: &Survey<'_>,
        technique: Technique,
        truths: Vec<Truth>,
        out: impl IntoIterator<Item = (Digit, CellSet)>,
    ) -> Option<Step> {
        let empty = Step::new(technique, Evidence::default());
        let mut step = out.into_iter().fold(empty, |step, (d, cells)| step.eliminating(d, survey.cells(d) & cells));
        if step.is_idle() {
            return None;
        }
        step.evidence = self.evidence(survey, truths);
        Some(step)
    }
}

/// The candidates of the cells with the digits of each.
pub(super) fn each(cells: CellSet, digits: impl Fn(ichidoku::Cell) -> DigitSet) -> Vec<Candidate> {
    cells.iter().flat_map(|cell| digits(cell).iter().map(move |digit| Candidate::of(cell, digit))).collect()
}
