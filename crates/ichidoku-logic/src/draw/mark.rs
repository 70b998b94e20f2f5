//! What each candidate is to a step: a part of its pattern, and what the step does to it.

use std::collections::BTreeMap;

use ichidoku::{Candidate, Cell, CellSet};
use ichidoku_render::{Fate, Mark, Part};

use super::blocking::Blocking;
use crate::evidence::{AlmostLockedSet, candidates_of};
use crate::explain::{Key, say};
use crate::state::State;
use crate::step::Step;

/// The marks of a step's candidates, for a drawing in text, a page or a picture.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, draw::Marks};
/// use ichidoku_render::Fate;
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
/// let marks = Marks::new(&state, &step);
/// assert_eq!(marks.of("r5c5=5".parse().unwrap()).fate, Some(Fate::Placed));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    marks: BTreeMap<Candidate, Mark>,
    /// What the parts in use are.
    legend: Vec<(Part, Key)>,
}

impl Marks {
    /// The marks of the step in the state in which it was found.
    pub fn new(state: &State, step: &Step) -> Self {
        let mut marks = step.pattern_marks(state);
        for (candidates, fate) in [(&step.eliminations, Fate::Eliminated), (&step.placements, Fate::Placed)] {
            for candidate in candidates {
                marks.marks.entry(*candidate).or_default().fate = Some(fate);
            }
        }
        marks
    }

    /// The marks of a state that is almost the one in which the step was found: its pattern, and what spoils it.
    pub fn of_near_miss(state: &State, step: &Step, spoiling: impl IntoIterator<Item = Candidate>) -> Self {
        let mut marks = step.pattern_marks(state);
        for candidate in spoiling {
            marks.marks.entry(candidate).or_default().fate = Some(Fate::Spoiling);
        }
        marks
    }

    /// What the candidate is to the step.
    pub fn of(&self, candidate: Candidate) -> Mark {
        self.marks.get(&candidate).copied().unwrap_or_default()
    }

    /// The mark of each candidate that has one.
    pub fn by_candidate(&self) -> &BTreeMap<Candidate, Mark> {
        &self.marks
    }

    /// All candidates with a mark, ascending.
    pub fn all(&self) -> impl Iterator<Item = (Candidate, Mark)> {
        self.marks.iter().map(|(candidate, mark)| (*candidate, *mark))
    }

    /// The parts in use and the sentences that say what they are.
    pub fn legend(&self) -> impl Iterator<Item = (Part, Key)> {
        let used = |part: Part| self.marks.values().any(|mark| mark.part == Some(part));
        self.legend.iter().copied().filter(move |(part, _)| used(*part))
    }

    /// The candidates of the pattern as one part.
    pub(crate) fn of_candidates(state: &State, step: &Step) -> Self {
        Self::default().named([say::MarkPattern::KEY]).put(state, Part::First, step.evidence.candidates())
    }

    /// All candidates of the pattern's cells as one part.
    pub(crate) fn of_cells(state: &State, step: &Step) -> Self {
        Self::default().named([say::MarkPattern::KEY]).put_cells(state, Part::First, step.evidence.cells())
    }

    /// What the links find true and false, and the rest of the almost locked sets that they run through. A single link is
    /// marked as the pattern that it is.
    pub(crate) fn of_links(state: &State, step: &Step) -> Self {
        let (links, sets) = (step.evidence.links(), step.evidence.almost_locked());
        if links.len() < 2 {
            return if sets.is_empty() { Self::of_candidates(state, step) } else { Self::of_sets(state, None, &sets) };
        }
        let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
        let nodes = |on: bool| {
            let ends = links.iter().flat_map(|link| [link.from, link.to]);
            ends.filter(move |node| node.on == on).flat_map(|node| candidates_of(node.digit, node.cells))
        };
        let marks = Self::default().named([say::MarkOn::KEY, say::MarkOff::KEY, say::MarkInSet::KEY]);
        let marks = marks.put_cells(state, Part::Third, cells);
        marks.put(state, Part::Second, nodes(false)).put(state, Part::First, nodes(true))
    }

    /// Almost locked sets, each a part with the letter that the words call it by; a stem comes before its petals. A set alone
    /// has no letter, nor have more sets than there are parts, the last of which look alike.
    pub(crate) fn of_sets(state: &State, stem: Option<Cell>, sets: &[AlmostLockedSet]) -> Self {
        const LETTERS: [Key; 3] = [say::MarkSetA::KEY, say::MarkSetB::KEY, say::MarkSetC::KEY];
        let first = usize::from(stem.is_some());
        let letters = if (2..=LETTERS.len()).contains(&sets.len()) { LETTERS } else { [say::MarkSet::KEY; 3] };
        let marks = match (stem, letters) {
            (Some(_), [a, b, c]) => Self::default().named([say::MarkStem::KEY, a, b, c]),
            (None, letters) => Self::default().named(letters),
        };
        let marks = marks.put_cells(state, Part::First, stem.into_iter().collect());
        let part = |i: usize| Part::nth(first + i.min(LETTERS.len() - 1));
        sets.iter().enumerate().fold(marks, |marks, (i, set)| marks.put_cells(state, part(i), set.cells))
    }

    /// The digits that leave a hidden single alone in its house.
    pub(crate) fn of_blockers(state: &State, step: &Step) -> Self {
        let blockers = Blocking::of(state, step).map(|blocking| blocking.blockers).unwrap_or_default();
        Self::default().named([say::MarkBlocker::KEY]).put(state, Part::First, blockers)
    }

    /// Makes candidates and digits of the state a part; they leave the part they were in.
    pub(crate) fn put(mut self, state: &State, part: Part, candidates: impl IntoIterator<Item = Candidate>) -> Self {
        let is_there = |c: &Candidate| state.has(*c) || state.value(c.cell()) == Some(c.digit());
        for candidate in candidates.into_iter().filter(is_there) {
            self.marks.entry(candidate).or_default().part = Some(part);
        }
        self
    }

    /// Makes all candidates of the cells a part.
    pub(crate) fn put_cells(self, state: &State, part: Part, cells: CellSet) -> Self {
        self.put(state, part, all_of(state, cells))
    }

    /// Says what the parts are, from the first on.
    pub(crate) fn named<const N: usize>(mut self, keys: [Key; N]) -> Self {
        self.legend = Part::ALL.into_iter().zip(keys).collect();
        self
    }
}

fn all_of(state: &State, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(|cell| state.digits(cell).iter().map(move |digit| Candidate::of(cell, digit)))
}
