//! What evidence is made of: truths, links, sets, inferences.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::geometry::Geometry;
use crate::technique::Technique;

/// Something that the rules of the game say must be filled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Truth {
    /// The cell holds a digit.
    Cell(Cell),
    /// The house holds the digit.
    Digit(House, Digit),
}

impl Truth {
    /// The nine candidates, present or not, that could make it true on the classic grid.
    pub fn options(self) -> impl Iterator<Item = Candidate> {
        let (cells, digits) = match self {
            Self::Cell(cell) => (CellSet::single(cell), DigitSet::FULL),
            Self::Digit(house, digit) => (house.cells(), DigitSet::single(digit)),
        };
        cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate::of(cell, digit)))
    }

    /// What a candidate takes part in: its cell, and its digit in the cell's houses.
    pub fn of(geometry: &Geometry, candidate: Candidate) -> [Self; 4] {
        let [row, column, b] = geometry.houses_of(candidate.cell()).map(|house| Self::Digit(house, candidate.digit()));
        [Self::Cell(candidate.cell()), row, column, b]
    }
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

/// One cell, or digit of a house, of a whip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WhipLink {
    /// What is to be filled.
    pub variable: Truth,
    /// The target, or the right value of a link before, from which the whip goes on.
    pub from: Candidate,
    /// A value of the variable that it excludes.
    pub left: Candidate,
    /// The only value that is left, or none at the end of the whip.
    pub right: Option<Candidate>,
}

/// Digits of a house that can be in one more cell than there are digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AlmostHiddenSet {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
    /// Their cells.
    pub cells: CellSet,
}

impl AlmostHiddenSet {
    /// The digits in the house.
    pub(super) fn truths(&self) -> impl Iterator<Item = Truth> {
        let house = self.house;
        self.digits.iter().map(move |digit| Truth::Digit(house, digit))
    }
}

impl Inference {
    /// The line as a node.
    pub fn node(&self) -> Node {
        Node::of(self.candidate, self.on)
    }

    /// True if both lines are told at once: the same candidates exclude both.
    pub(crate) fn goes_with(&self, other: &Self) -> bool {
        self.rule == Rule::Excluded && self.rule == other.rule && self.parents == other.parents
    }
}

impl Node {
    /// The candidate as a node.
    pub(crate) fn of(candidate: Candidate, on: bool) -> Self {
        Self { digit: candidate.digit(), cells: CellSet::single(candidate.cell()), on }
    }

    /// True if both are the same digit in the same cells, true or false.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (self.digit, self.cells) == (other.digit, other.cells)
    }
}

impl Link {
    /// The link between two candidates of which at least one is true, from the false one.
    pub(crate) fn strong(from: Candidate, to: Candidate) -> Self {
        Self { from: Node::of(from, false), to: Node::of(to, true), strength: Strength::Strong }
    }

    /// The link between two candidates of which at most one is true, from the true one.
    pub(crate) fn weak(from: Candidate, to: Candidate) -> Self {
        Self { from: Node::of(from, true), to: Node::of(to, false), strength: Strength::Weak }
    }

    /// The links between the nodes, each with the next, where true and false nodes take turns: from a false one the link
    /// is strong.
    pub(crate) fn between(nodes: &[Node]) -> impl Iterator<Item = Self> {
        nodes.windows(2).map(|pair| Self {
            from: pair[0],
            to: pair[1],
            strength: if pair[0].on { Strength::Weak } else { Strength::Strong },
        })
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

/// The candidates of the digit in the cells.
pub(crate) fn candidates_of(digit: Digit, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate::of(cell, digit))
}
