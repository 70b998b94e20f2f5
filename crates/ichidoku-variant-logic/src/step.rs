//! A deduction: what it does, and what it rests on.

use ichidoku_variants::{Cell, Constraint};

use crate::contradiction::Contradiction;
use crate::house::House;
use crate::rest::Rest;
use crate::sum::Sum;
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

/// What a step rests on. With the candidates of the state, it is enough to prove the step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// The cell has one candidate left.
    LastCandidate {
        /// The cell.
        cell: Cell,
    },
    /// As many digits of a house as cells that they can be in.
    Hidden {
        /// The house.
        house: House,
        /// The digits, as bits.
        digits: u64,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// As many cells of a house as digits that they contain.
    Naked {
        /// The house.
        house: House,
        /// The digits, as bits.
        digits: u64,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// All places of a digit in a house.
    Confined {
        /// The house.
        house: House,
        /// The bit of the digit.
        digit: usize,
        /// Its places there.
        cells: Vec<Cell>,
        /// Another house that contains all of them, if that is why the digit leaves other cells.
        cover: Option<House>,
    },
    /// Houses that share no cell, and as many others that contain all of their places of a digit.
    Fish {
        /// The bit of the digit.
        digit: usize,
        /// The houses that need the digit.
        bases: Vec<House>,
        /// Those that contain its places.
        covers: Vec<House>,
    },
    /// The sets of digits of which a sum can consist.
    Combinations {
        /// The sum.
        sum: Sum,
        /// The sets, as bits.
        sets: Vec<u64>,
    },
    /// A digit that is in all sets of which a sum can consist.
    Required {
        /// The sum.
        sum: Sum,
        /// The sets, as bits.
        sets: Vec<u64>,
        /// The bit of the digit.
        digit: usize,
        /// The cells of the sum that can contain it.
        cells: Vec<Cell>,
    },
    /// What known sums leave of whole houses, or reach beyond them.
    Rest(Rest),
    /// A rule leaves nothing else of the candidates of its cells.
    RuleAlone {
        /// The rule.
        rule: Constraint,
        /// The cells that it is applied to.
        cells: Vec<Cell>,
        /// True if these are all its cells.
        is_whole: bool,
        /// All ways to fill the cells, as bits of digits, where they are few.
        ways: Vec<Vec<usize>>,
    },
    /// A candidate that leads to a contradiction.
    Supposed(Supposition),
}

impl Evidence {
    /// The houses that it names.
    pub fn houses(&self) -> Vec<&House> {
        match self {
            Self::Hidden { house, .. } | Self::Naked { house, .. } => vec![house],
            Self::Confined { house, cover, .. } => [Some(house), cover.as_ref()].into_iter().flatten().collect(),
            Self::Fish { bases, covers, .. } => bases.iter().chain(covers).collect(),
            Self::Rest(rest) => rest.houses.iter().collect(),
            Self::LastCandidate { .. } | Self::Combinations { .. } | Self::Required { .. } => Vec::new(),
            Self::RuleAlone { .. } | Self::Supposed(_) => Vec::new(),
        }
    }

    /// The rules that it names.
    pub fn rules(&self) -> Vec<&Constraint> {
        match self {
            Self::Combinations { sum, .. } | Self::Required { sum, .. } => vec![&sum.rule],
            Self::Rest(rest) => rest.sums.iter().map(|sum| &sum.rule).collect(),
            Self::RuleAlone { rule, .. } => vec![rule],
            _ => Vec::new(),
        }
    }

    /// The cells of the pattern, ascending.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = match self {
            Self::LastCandidate { cell } => vec![*cell],
            Self::Hidden { cells, .. } | Self::Naked { cells, .. } | Self::Confined { cells, .. } => cells.clone(),
            Self::Required { cells, .. } | Self::RuleAlone { cells, .. } => cells.clone(),
            Self::Fish { bases, .. } => bases.iter().flat_map(|house| house.cells.clone()).collect(),
            Self::Combinations { sum, .. } => sum.cells.clone(),
            Self::Rest(rest) => rest.cells(),
            Self::Supposed(supposition) => supposition.cells(),
        };
        ichidoku_variants::sort(&mut cells);
        cells.dedup();
        cells
    }
}

/// A candidate that is supposed to be true, the steps that follow, and the contradiction to which they lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supposition {
    /// The cell.
    pub cell: Cell,
    /// The bit of the digit.
    pub digit: usize,
    /// What follows, each step from those before it.
    pub steps: Vec<Step>,
    /// Why that can't be.
    pub end: Contradiction,
}

impl Supposition {
    /// The cell, those that its steps change, and those of the contradiction.
    fn cells(&self) -> Vec<Cell> {
        let placed = self.steps.iter().flat_map(|step| &step.placements).map(|&(cell, _)| cell);
        let changed = self.steps.iter().flat_map(|step| &step.eliminations).map(|&(cell, _)| cell);
        let end = match &self.end {
            Contradiction::Cell(cell) => std::slice::from_ref(cell),
            Contradiction::Digit(house, _) => &house.cells,
            Contradiction::Rule(_, cells) => cells,
        };
        [self.cell].into_iter().chain(placed).chain(changed).chain(end.iter().copied()).collect()
    }
}
