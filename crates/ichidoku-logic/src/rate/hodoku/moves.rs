//! What a step of HoDoKu's path does, in the order in which HoDoKu does it.

use std::cmp::Reverse;

use ichidoku::{Candidate, House};

use crate::step::Step;
use crate::technique::Technique;

/// A step of the path from which HoDoKu's score is counted: what it does, not why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HodokuMove {
    /// The technique; none for a guess. Forcing chains of all kinds are called cell forcing chains.
    pub technique: Option<Technique>,
    /// The digits it places.
    pub placements: Vec<Candidate>,
    /// The candidates it takes out, in the order in which HoDoKu takes them out.
    pub eliminations: Vec<Candidate>,
}

impl HodokuMove {
    pub(super) fn placing(technique: Technique, candidate: Candidate) -> Self {
        Self { technique: Some(technique), placements: vec![candidate], eliminations: Vec::new() }
    }

    /// A move that takes these out, digit by digit; none if there are none.
    pub(super) fn taking(technique: Technique, mut eliminations: Vec<Candidate>) -> Option<Self> {
        eliminations.sort_by_key(|c| (c.digit(), c.cell()));
        eliminations.dedup();
        let step = Self { technique: Some(technique), placements: Vec::new(), eliminations };
        (!step.eliminations.is_empty()).then_some(step)
    }

    /// The step as HoDoKu does it: where it takes out candidates, the one that is left is for the next naked single.
    pub(super) fn of(step: Step) -> Self {
        let mut eliminations = step.eliminations.clone();
        eliminations.sort_by_key(|c| (place(&step, *c), c.cell(), c.digit()));
        let placements = if eliminations.is_empty() { step.placements } else { Vec::new() };
        Self { technique: Some(step.technique), placements, eliminations }
    }

    /// What HoDoKu sorts chains by.
    pub(super) fn checksum(&self) -> (Reverse<usize>, usize) {
        checksum(&self.eliminations)
    }
}

/// The most eliminations first, then a sum of where they are in which later ones weigh more.
pub(super) fn checksum(eliminations: &[Candidate]) -> (Reverse<usize>, usize) {
    let term = |(i, c): (usize, &Candidate)| c.cell().index() * (1 + 80 * i) + c.digit().index() + 1;
    (Reverse(eliminations.len()), eliminations.iter().enumerate().map(term).sum())
}

/// In which house of a naked subset the candidate goes: row, column, box. Other steps take all out at once.
fn place(step: &Step, candidate: Candidate) -> usize {
    use Technique::{LockedPair, LockedTriple, NakedPair, NakedQuad, NakedTriple};
    let holds =
        |house: &House| step.evidence.cells().is_subset(house.cells()) && house.cells().contains(candidate.cell());
    match step.technique {
        LockedPair | LockedTriple | NakedPair | NakedTriple | NakedQuad => {
            candidate.cell().houses().iter().position(holds).unwrap_or(3)
        }
        _ => 0,
    }
}
