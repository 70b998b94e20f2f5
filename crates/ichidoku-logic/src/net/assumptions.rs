//! What follows from each candidate of a position, worked out once and shared by all finders of nets.
//!
//! A candidate is *refuted* if its closure empties a cell or house. Of several candidates of which one must be true, those of
//! a cell or the places of a digit in a house, what all their closures have in common follows in any case: a verity. Both
//! are read off the same table, so each closure is made once, when it is first asked for. A level's closure starts from the
//! level's below, which is part of it.

use std::cell::OnceCell;

use ichidoku::{Candidate, CandidateSet, CellSet, Digit, House, Stop};

use super::closure::Level;
use super::digit_planes::{Emptied, Planes};
use crate::evidence::Truth;
use crate::state::State;

/// What remains possible if a candidate is true.
type Outcome = Result<Box<Planes>, Emptied>;

/// The closures of the candidates of one position, each made when it is first asked for.
pub(crate) struct Nets<'a> {
    stop: Stop<'a>,
    base: Planes,
    open: CandidateSet,
    /// The planes in which singles find nothing, if the position is such.
    settled: [u128; 9],
    outcomes: [OnceCell<Vec<OnceCell<Outcome>>>; Level::ALL.len()],
}

/// What is false and what is true, whichever of several candidates is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Conclusions {
    pub(crate) off: CandidateSet,
    pub(crate) on: CandidateSet,
}

impl<'a> Nets<'a> {
    pub(crate) fn new(state: &State, stop: Stop<'a>) -> Self {
        let base = Planes::new(state);
        let quiet = Level::Dynamic.close(base, &[0; 9], stop) == Ok(base);
        let settled = if quiet { base.cells } else { [0; 9] };
        Self { stop, base, open: state.candidates(), settled, outcomes: Default::default() }
    }

    /// The position.
    pub(crate) fn base(&self) -> &Planes {
        &self.base
    }

    /// What remains possible if the candidate is true.
    fn outcome(&self, level: Level, candidate: Candidate) -> Result<&Planes, Emptied> {
        let all = self.outcomes[level as usize].get_or_init(|| vec![OnceCell::new(); Candidate::COUNT]);
        let outcome = all[candidate.index()].get_or_init(|| match level.below() {
            None => level.close(self.base.with(candidate), &self.settled, self.stop).map(Box::new),
            Some(below) => {
                let from = self.outcome(below, candidate)?;
                level.close(*from, &from.cells, self.stop).map(Box::new)
            }
        });
        outcome.as_deref().map_err(|emptied| *emptied)
    }

    /// The candidates that this level refutes and the level below does not. Those of which little is left come first:
    /// they are the ones that a contradiction is soonest found for.
    pub(crate) fn refuted(&self, level: Level) -> impl Iterator<Item = Candidate> {
        let left = |candidate: Candidate| match level.below() {
            None => Some(0),
            Some(below) => self.outcome(below, candidate).ok().map(Planes::len),
        };
        let mut open: Vec<(u32, Candidate)> = self.open.iter().filter_map(|c| Some((left(c)?, c))).collect();
        open.sort_unstable();
        open.into_iter().map(|(_, c)| c).filter(move |c| self.outcome(level, *c).is_err())
    }

    /// Those of the refuted candidates that it takes the fewest rounds to refute, and how many. Where nets lie inside of
    /// nets rounds are not counted.
    pub(crate) fn soonest(&self, level: Level) -> (CandidateSet, u32) {
        let rounds = |candidate: Candidate| match self.outcome(level, candidate) {
            Err(Emptied(rounds)) if level <= Level::Plus => rounds,
            _ => 0,
        };
        let refuted: Vec<(u32, Candidate)> = self.refuted(level).map(|c| (rounds(c), c)).collect();
        let fewest = refuted.iter().map(|(rounds, _)| *rounds).min().unwrap_or_default();
        (refuted.into_iter().filter(|(rounds, _)| *rounds == fewest).map(|(_, c)| c).collect(), fewest)
    }

    /// What all candidates that could make the truth true lead to by this level and not by the level below; nothing if
    /// one of them is refuted, or there are fewer than two.
    pub(crate) fn conclusions(&self, level: Level, truth: Truth) -> Option<Conclusions> {
        let starts = self.starts(truth);
        if starts.len() < 2 {
            return None;
        }
        let all = self.common(level, &starts)?;
        let below = level.below().filter(|_| !all.off.is_empty() || !all.on.is_empty());
        let before = below.and_then(|below| self.common(below, &starts));
        Some(before.map_or(all, |before| all.without(&before)))
    }

    /// The candidates that could make the truth true.
    pub(crate) fn starts(&self, truth: Truth) -> Vec<Candidate> {
        truth.options().filter(|c| self.open.contains(*c)).collect()
    }

    /// All that several nets have in common by this level and not by the level below.
    pub(crate) fn eliminations(&self, level: Level) -> CandidateSet {
        let found = self.cells().chain(self.places()).filter_map(|truth| self.conclusions(level, truth));
        found.flat_map(|conclusions| conclusions.off.iter().collect::<Vec<_>>()).collect()
    }

    /// The cells that are not filled.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Truth> + use<> {
        CellSet::from_bits(!self.base.done).iter().map(Truth::Cell)
    }

    /// The digits with the houses that have places for them.
    pub(crate) fn places(&self) -> impl Iterator<Item = Truth> + use<> {
        let houses = |digit| House::ALL.into_iter().map(move |house| Truth::Digit(house, digit));
        Digit::ALL.into_iter().flat_map(houses)
    }

    /// What all the starts lead to.
    fn common(&self, level: Level, starts: &[Candidate]) -> Option<Conclusions> {
        let undecided = self.base.tally().1;
        let (mut possible, mut certain) = ([0; 9], [undecided; 9]);
        for start in starts {
            let planes = self.outcome(level, *start).ok()?;
            let (_, twice, _) = planes.tally();
            for digit in 0..9 {
                possible[digit] |= planes.cells[digit];
                certain[digit] &= planes.cells[digit] & !twice;
            }
        }
        let cut = |planes: [u128; 9]| {
            let mut set = CandidateSet::from_cells(planes.map(CellSet::from_bits));
            Digit::ALL.into_iter().for_each(|digit| set.restrict(digit, self.open.cells(digit)));
            set
        };
        Some(Conclusions { off: cut(possible.map(|plane| !plane)), on: cut(certain) })
    }
}

impl Conclusions {
    /// These that are not among the others.
    fn without(mut self, others: &Self) -> Self {
        others.off.iter().for_each(|c| _ = self.off.remove(c));
        others.on.iter().for_each(|c| _ = self.on.remove(c));
        self
    }
}
