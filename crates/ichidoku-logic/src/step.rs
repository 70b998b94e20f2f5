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
    /// The inferences of a net, in order.
    pub net: Vec<Inference>,
    /// The candidates that the pattern would need to be without: a fish's fins, an impossible pattern's guardians.
    pub fins: Vec<Candidate>,
    /// The fins that lie in two base houses.
    pub endo_fins: Vec<Candidate>,
    /// The almost locked sets.
    pub almost_locked: Vec<AlmostLockedSet>,
    /// The pattern that a puzzle with one solution cannot end in.
    pub deadly: Option<Deadly>,
}

impl Evidence {
    /// The guardians of a deadly or impossible pattern, of which at least one is true.
    pub(crate) fn guardians(&self) -> &[Candidate] {
        self.deadly.as_ref().map_or(&self.fins, |deadly| &deadly.guardians)
    }
}

/// Something that the rules of the game say must be filled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// The cell holds a digit.
    Cell(Cell),
    /// The house holds the digit.
    Digit(House, Digit),
}

impl Truth {
    /// The nine candidates, present or not, that could make it true.
    pub fn options(self) -> impl Iterator<Item = Candidate> {
        let (cells, digits) = match self {
            Self::Cell(cell) => (CellSet::single(cell), DigitSet::FULL),
            Self::Digit(house, digit) => (house.cells(), DigitSet::single(digit)),
        };
        cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate::of(cell, digit)))
    }

    /// What a candidate takes part in: its cell, and its digit in the cell's houses.
    pub fn of(candidate: Candidate) -> [Self; 4] {
        let [row, column, b] = candidate.cell().houses().map(|house| Self::Digit(house, candidate.digit()));
        [Self::Cell(candidate.cell()), row, column, b]
    }
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

/// One line of a net: a candidate found to be true or false, and what it is inferred from.
///
/// A net is a proof in which assumptions are made and closed again. A line holds under the last assumption before it
/// that is not deeper than the line itself, and under those that this one was made under:
///
/// ```text
///   0  depth 1   r1c1=5     assumed
///   1  depth 1   r1c9<>5    excluded          by 0
///   2  depth 1   r1c9=3     only in r1c9      by 1
///   3  depth 1   r2c9<>3    excluded          by 2
///   4  depth 1   r2c5<>3    excluded          by …
///   5  depth 0   r1c1<>5    refuted           0 leaves row 2 no place for 3, by 3 and 4
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inference {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is true here.
    pub on: bool,
    /// Under how many assumptions.
    pub depth: u8,
    /// By which rule.
    pub rule: Rule,
    /// The earlier lines that it follows from, by their places in the net.
    pub parents: Vec<usize>,
}

/// Why a line of a net holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    /// It is assumed.
    Assumed,
    /// Its parent is true and excludes it.
    Excluded,
    /// It is all that could still make this true: its parents are the others, which are false.
    Only(Truth),
    /// A pattern of the technique takes it out: these must be filled, and some that could do that are false.
    Pattern(Technique, Vec<Truth>),
    /// Its first parent assumes the opposite, and leaves nothing that could make this true: the others are false.
    Refuted(Truth),
    /// Each candidate that could make this true leads to it: the parents are the ends of these branches.
    Cases(Truth),
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

impl Inference {
    /// The line as a node.
    pub fn node(&self) -> Node {
        let Self { candidate, on, .. } = self;
        Node { digit: candidate.digit(), cells: CellSet::single(candidate.cell()), on: *on }
    }
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

    /// This step that also places the guardian of its pattern, if there is only one: that one is true.
    #[must_use]
    pub(crate) fn placing_lone_guardian(mut self) -> Self {
        if let [only] = self.evidence.guardians() {
            self.placements = vec![*only];
        }
        self
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

impl fmt::Display for Truth {
    /// `r4c7` or `row 3: 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "{cell}"),
            Self::Digit(house, digit) => write!(f, "{house}: {digit}"),
        }
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
