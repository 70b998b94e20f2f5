//! A deduction: what it does, and why.

use ichidoku_variants::Cell;

use crate::evidence::Evidence;
use crate::technique::Technique;

/// A deduction. It holds whatever else the puzzle says: a search plays no part in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// Cells and the bits of the digits that are placed in them.
    pub placements: Vec<(Cell, usize)>,
    /// Cells and the candidates that leave them, as bits.
    pub eliminations: Vec<(Cell, u64)>,
    /// What it rests on.
    pub evidence: Evidence,
}

impl Step {
    /// A step that places a digit.
    pub(crate) fn place(technique: Technique, cell: Cell, digit: usize, evidence: Evidence) -> Self {
        Self { technique, placements: vec![(cell, digit)], eliminations: Vec::new(), evidence }
    }

    /// A step that takes out candidates, or `None` if there are none.
    pub(crate) fn eliminate(technique: Technique, eliminations: Vec<(Cell, u64)>, evidence: Evidence) -> Option<Self> {
        let eliminations = eliminations.into_iter().filter(|(_, digits)| *digits != 0).collect::<Vec<_>>();
        (!eliminations.is_empty()).then_some(Self { technique, placements: Vec::new(), eliminations, evidence })
    }
}
