//! Where to look: as little of the grid as holds the pattern, and nothing of what it is.

use ichidoku::{Cell, CellSet, Digit, DigitSet, House};

use crate::evidence::{Deadly, Evidence, Truth};
use crate::explain::{Message, links::cells_of, say};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;

/// Where to look for a step, at most twenty cells: one or two houses, the places of a digit in some houses, or what a cell
/// sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The houses.
    pub houses: Vec<House>,
    /// The digit.
    pub digit: Option<Digit>,
    /// All cells of the area; of a digit those that may hold it.
    pub cells: CellSet,
    /// The cell that sees the area, if that is what it is.
    pub seen_by: Option<Cell>,
    /// True if the area holds only the beginning of the pattern.
    pub is_part: bool,
}

/// The most cells of an area.
const MOST: usize = 20;

/// More houses than these, unless they are a fish's, are told by their digit alone.
const MOST_HOUSES: usize = 4;

impl Area {
    /// The area of a step: one house that covers the pattern, else the digit that it is all about in its houses, else two
    /// houses that cover it, else what a cell of it sees; and if nothing does, the two houses that hold most of it.
    pub(super) fn of(step: &Step, state: &State) -> Self {
        let pattern = pattern(step, state);
        if let Some(house) = covering_house(step, state, pattern) {
            return Self::of_houses(state, vec![house]);
        }
        // The digit of a placement would give it away.
        let digit = only_digit(&step.evidence)
            .filter(|_| step.placements.is_empty())
            .and_then(|digit| Self::of_digit(step, state, digit, pattern));
        digit
            .or_else(|| {
                let two = two_houses(state, pattern).filter(|(_, held)| *held == pattern.len());
                two.map(|(two, _)| Self::of_houses(state, two))
            })
            .or_else(|| Self::around(step, state, pattern))
            .unwrap_or_else(|| {
                let two = two_houses(state, pattern).map_or_else(Vec::new, |(two, _)| two);
                Self { is_part: true, ..Self::of_houses(state, two) }
            })
    }

    fn of_houses(geometry: &Geometry, houses: Vec<House>) -> Self {
        let cells = geometry.all_cells(&houses);
        Self { houses, digit: None, cells, seen_by: None, is_part: false }
    }

    /// The places of the digit in as few houses as hold the pattern, its own first.
    fn of_digit(step: &Step, state: &State, digit: Digit, pattern: CellSet) -> Option<Self> {
        let mut houses: Vec<House> = step.evidence.houses();
        if houses.is_empty() {
            let digit_in = |truth| if let Truth::Digit(house, _) = truth { Some(house) } else { None };
            houses = step.evidence.truths().into_iter().filter_map(digit_in).collect();
        }
        houses.sort_unstable();
        houses.dedup();
        if houses.len() > MOST_HOUSES && step.evidence.covers().is_empty() {
            houses.clear();
        }
        if houses.is_empty() {
            let cells = state.cells(digit);
            return (cells.len() <= MOST).then(|| Self {
                digit: Some(digit),
                cells,
                ..Self::of_houses(state, Vec::new())
            });
        }
        let area = Self::of_houses(state, houses);
        let cells = area.cells & state.cells(digit);
        let fits = (1..=MOST).contains(&cells.len()) && !(cells & pattern).is_empty();
        fits.then_some(Self { digit: Some(digit), cells, ..area })
    }

    /// What a cell of the pattern sees, if that is the rest of it; never a cell that the step changes.
    fn around(step: &Step, geometry: &Geometry, pattern: CellSet) -> Option<Self> {
        let changed = cells_of(&step.placements) | cells_of(&step.eliminations);
        let center = (pattern - changed).iter().find(|cell| pattern.without(*cell).is_subset(geometry.peers(*cell)))?;
        Some(Self { cells: geometry.peers(center), seen_by: Some(center), ..Self::of_houses(geometry, Vec::new()) })
    }

    /// The area in words.
    pub(super) fn tell(&self) -> Message {
        let houses = self.houses.clone();
        match (self.digit, self.seen_by) {
            (Some(digit), _) if houses.is_empty() => say::LookAtAll { digit }.into(),
            (Some(digit), _) => say::LookAtDigit { digit, houses }.into(),
            (None, Some(cell)) => say::LookAround { cell }.into(),
            (None, None) if self.is_part => say::LookFirst { houses }.into(),
            (None, None) => say::LookIn { houses }.into(),
        }
    }
}

/// The two houses that hold most of the cells, and how many they hold.
fn two_houses(geometry: &Geometry, cells: CellSet) -> Option<(Vec<House>, usize)> {
    let pairs = House::ALL.into_iter().enumerate();
    let pairs = pairs.flat_map(|(i, a)| House::ALL[i + 1..].iter().map(move |b| (a, *b)));
    let held = |(a, b): &(House, House)| (geometry.all_cells([a, b]) & cells).len();
    // Of several the first.
    let most = pairs.reduce(|best, pair| if held(&pair) > held(&best) { pair } else { best });
    most.map(|pair| (vec![pair.0, pair.1], held(&pair)))
}

/// The pattern's own house if that covers it, else a box, a row or a column that does.
fn covering_house(step: &Step, geometry: &Geometry, pattern: CellSet) -> Option<House> {
    let boxes_first = House::ALL[18..].iter().chain(&House::ALL[..18]);
    step.evidence
        .houses()
        .into_iter()
        .take(1)
        .chain(boxes_first.copied())
        .find(|house| pattern.is_subset(geometry.house_cells(*house)))
}

/// The cells of the pattern; of a step without one the cells that it changes.
fn pattern(step: &Step, state: &State) -> CellSet {
    let evidence = &step.evidence;
    if let Evidence::Single(Truth::Digit(house, _)) = evidence {
        return state.house_cells(*house);
    }
    let sets = evidence.almost_locked().iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let deadly = evidence.deadly().map_or(CellSet::EMPTY, |deadly| deadly_part(deadly, state.open()));
    let pattern = evidence.cells() | sets | deadly;
    if pattern.is_empty() { cells_of(&step.placements) | cells_of(&step.eliminations) } else { pattern }
}

/// The cells of a deadly pattern; where it is all that is open, those that keep the puzzle from it.
fn deadly_part(deadly: &Deadly, open: CellSet) -> CellSet {
    let pattern = cells_of(&deadly.pattern);
    if pattern == open { cells_of(&deadly.guardians) } else { pattern }
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
