//! A step is plain data: what it does, and the evidence from which it can be drawn, explained and proved.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit};

use crate::evidence::{Evidence, candidates_of};
use crate::technique::Technique;

/// One deduction: the technique, what it places and takes out, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// The digits it places.
    pub placements: Vec<Candidate>,
    /// The candidates it takes out, ascending.
    pub eliminations: Vec<Candidate>,
    /// What it rests on.
    pub evidence: Evidence,
}

impl Step {
    /// A step that does nothing yet.
    pub(crate) fn new(technique: Technique, evidence: Evidence) -> Self {
        Self { technique, placements: Vec::new(), eliminations: Vec::new(), evidence }
    }

    /// A step that places one digit.
    pub(crate) fn placing(technique: Technique, cell: Cell, digit: Digit, evidence: Evidence) -> Self {
        Self { placements: vec![Candidate::of(cell, digit)], ..Self::new(technique, evidence) }
    }

    /// This step that also takes the digit out of the cells.
    #[must_use]
    pub(crate) fn eliminating(self, digit: Digit, cells: CellSet) -> Self {
        self.removing(candidates_of(digit, cells))
    }

    /// This step that also takes the candidates out.
    #[must_use]
    pub(crate) fn removing(mut self, candidates: impl IntoIterator<Item = Candidate>) -> Self {
        self.eliminations.extend(candidates);
        self.eliminations.sort_unstable();
        self.eliminations.dedup();
        self
    }

    /// This step and another of the same technique as one.
    #[must_use]
    pub(crate) fn joined(self, other: Self) -> Self {
        let mut both = self.removing(other.eliminations);
        both.evidence.join(other.evidence);
        both
    }

    /// This step that also places the guardian of its pattern, if there is only one: that one is true.
    #[must_use]
    pub(crate) fn placing_lone_guardian(mut self) -> Self {
        if let [only] = self.evidence.guardians() {
            self.placements = vec![*only];
        }
        self
    }

    /// What the step does, each move after a blank: ` r1c2<>3 r1c5<>7`.
    pub(crate) fn moves(&self) -> String {
        let placed = self.placements.iter().map(|c| format!(" {c}"));
        placed.chain(self.eliminations.iter().map(|c| format!(" {}<>{}", c.cell(), c.digit()))).collect()
    }

    /// Whether the step neither places nor takes out anything.
    pub fn is_idle(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }
}

impl fmt::Display for Step {
    /// `naked pair: r1c2<>3 r1c5<>7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.technique, self.moves())
    }
}
