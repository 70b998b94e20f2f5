//! Where to look: as little of the grid as holds the pattern, and nothing of what it is.

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use crate::evidence::{Evidence, Truth};
use crate::explain::{Arg, Key, Message};
use crate::step::Step;

/// Where to look for a step: houses that cover its pattern, or the places of one digit; neither is the whole grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The houses.
    pub houses: Vec<House>,
    /// The digit.
    pub digit: Option<Digit>,
    /// All cells of the area; of a digit those that may hold it.
    pub cells: CellSet,
}

/// More boxes than these are no help.
const MOST_BOXES: usize = 6;

impl Area {
    /// The area of a step, where `cells_of` tells the cells that may hold a digit: one house that covers the pattern, else
    /// the digit that it is all about, else the boxes that it lies in.
    pub(super) fn of(step: &Step, cells_of: impl Fn(Digit) -> CellSet) -> Self {
        let pattern = pattern(step);
        if let Some(house) = covering_house(step, pattern) {
            return Self::of_houses(vec![house]);
        }
        if let Some(digit) = only_digit(&step.evidence) {
            return Self { houses: Vec::new(), digit: Some(digit), cells: cells_of(digit) };
        }
        let boxes: Vec<House> = House::ALL[18..].iter().copied().filter(|b| touches(pattern, *b)).collect();
        if boxes.len() <= MOST_BOXES {
            return Self::of_houses(boxes);
        }
        Self { houses: Vec::new(), digit: None, cells: CellSet::FULL }
    }

    fn of_houses(houses: Vec<House>) -> Self {
        let cells = houses.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells());
        Self { houses, digit: None, cells }
    }

    /// The area in words.
    pub(super) fn tell(&self) -> Message {
        match (self.digit, &self.houses[..]) {
            (Some(digit), _) => Message::new(Key::LookAtDigit, vec![Arg::Digit(digit)]),
            (None, []) => Message::new(Key::LookAnywhere, Vec::new()),
            (None, [house]) => Message::new(Key::LookIn, vec![Arg::House(*house)]),
            (None, houses) => Message::new(Key::LookIn, vec![Arg::Houses(houses.to_vec())]),
        }
    }
}

fn touches(cells: CellSet, house: House) -> bool {
    !(cells & house.cells()).is_empty()
}

/// The pattern's own house if that covers it, else a box, a row or a column that does.
fn covering_house(step: &Step, pattern: CellSet) -> Option<House> {
    let boxes_first = House::ALL[18..].iter().chain(&House::ALL[..18]);
    step.evidence
        .houses()
        .into_iter()
        .take(1)
        .chain(boxes_first.copied())
        .find(|house| pattern.is_subset(house.cells()))
}

/// The cells of the pattern; of a step without one the cells that it changes.
fn pattern(step: &Step) -> CellSet {
    let evidence = &step.evidence;
    let cells_of = |candidates: &[Candidate]| -> CellSet { candidates.iter().map(|c| c.cell()).collect() };
    let sets = evidence.almost_locked().iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let deadly = evidence.deadly().map_or(CellSet::EMPTY, |deadly| cells_of(&deadly.pattern));
    let pattern = evidence.cells() | sets | deadly;
    if pattern.is_empty() { cells_of(&step.placements) | cells_of(&step.eliminations) } else { pattern }
}

/// The digit, if the pattern is about no other.
fn only_digit(evidence: &Evidence) -> Option<Digit> {
    if evidence.deadly().is_some() || !evidence.almost_locked().is_empty() || !evidence.net().is_empty() {
        return None;
    }
    let links = evidence.links();
    let mut digits: DigitSet = links.iter().flat_map(|link| [link.from.digit, link.to.digit]).collect();
    digits = digits | evidence.candidates().iter().map(|c| c.digit()).collect();
    for truth in evidence.truths() {
        match truth {
            Truth::Digit(_, digit) => digits = digits.with(digit),
            Truth::Cell(_) => return None,
        }
    }
    digits.only()
}
