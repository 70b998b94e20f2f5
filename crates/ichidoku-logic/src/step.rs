//! A step is plain data: what it does, and the evidence from which it can be drawn, explained and proved.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

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

/// What a step rests on. Fields that a technique has no use for stay empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evidence {
    /// The cells of the pattern.
    pub cells: CellSet,
    /// The candidates of the pattern.
    pub candidates: Vec<Candidate>,
    /// The houses of the pattern; a fish's base houses.
    pub houses: Vec<House>,
    /// A fish's cover houses.
    pub covers: Vec<House>,
    /// What must be filled: the step follows from these and from the rule that a digit stands once in a house.
    pub truths: Vec<Truth>,
    /// The strong and weak links, in the order of the chain where there is one.
    pub links: Vec<Link>,
    /// The nodes of the chain, in order; nodes of several branches follow each other.
    pub chain: Vec<Node>,
    /// The candidates that a fish would need to be without.
    pub fins: Vec<Candidate>,
    /// The fins that lie in two base houses.
    pub endo_fins: Vec<Candidate>,
    /// The almost locked sets.
    pub almost_locked: Vec<AlmostLockedSet>,
    /// The pattern that a puzzle with one solution cannot end in.
    pub deadly: Option<Deadly>,
}

/// Something that the rules of the game say must be filled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// The cell holds a digit.
    Cell(Cell),
    /// The house holds the digit.
    Digit(House, Digit),
}

/// A pattern with two ways to fill it, and the candidates that keep the puzzle out of it.
///
/// In a puzzle with one solution at least one of the guardians is true.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deadly {
    /// The pattern's candidates, present or not, and the placed digits of an avoidable pattern.
    pub pattern: Vec<Candidate>,
    /// All other candidates of the pattern's cells.
    pub guardians: Vec<Candidate>,
}

/// How two candidates, or two groups of one digit, hang together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// At least one of the two is true.
    Strong,
    /// At most one of the two is true.
    Weak,
}

/// A link between two nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// One end.
    pub from: Node,
    /// The other end.
    pub to: Node,
    /// What the link says.
    pub strength: Strength,
}

/// One digit in one cell, or in one of several cells of a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells; more than one make a group.
    pub cells: CellSet,
    /// Whether the chain assumes or finds the node true here.
    pub on: bool,
}

/// Cells with one more candidate digit than cells: of one house, or of a house and one cell outside it that sees all places
/// of each digit that the two share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
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
    pub(crate) fn joined(self, other: &Self) -> Self {
        let mut both = self.removing(other.eliminations.iter().copied());
        let (mine, theirs) = (&mut both.evidence, other.evidence.clone());
        mine.cells = mine.cells | theirs.cells;
        extend_new(&mut mine.candidates, theirs.candidates);
        extend_new(&mut mine.houses, theirs.houses);
        extend_new(&mut mine.covers, theirs.covers);
        extend_new(&mut mine.truths, theirs.truths);
        extend_new(&mut mine.links, theirs.links);
        extend_new(&mut mine.fins, theirs.fins);
        extend_new(&mut mine.endo_fins, theirs.endo_fins);
        both
    }

    /// Whether the step neither places nor takes out anything.
    pub fn is_idle(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }
}

impl fmt::Display for Step {
    /// `naked pair: r1c2<>3 r1c5<>7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.technique)?;
        self.placements.iter().try_for_each(|c| write!(f, " {c}"))?;
        self.eliminations.iter().try_for_each(|c| write!(f, " {}<>{}", c.cell(), c.digit()))
    }
}

/// Adds what is not yet there.
fn extend_new<T: PartialEq>(all: &mut Vec<T>, more: Vec<T>) {
    for item in more {
        if !all.contains(&item) {
            all.push(item);
        }
    }
}

/// The candidates of the digit in the cells.
pub(crate) fn candidates_of(digit: Digit, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate::of(cell, digit))
}
