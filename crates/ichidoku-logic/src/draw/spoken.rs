//! What of a picture a sentence speaks of, so that a board can light it up.

use ichidoku::{Candidate, CandidateSet, CellSet, DigitSet};
use ichidoku_render::{Link, LinkKind, Scene};

use crate::explain::{Arg, Message};

/// The part of a picture that a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Spoken {
    /// The cells that it names, or that what it names lies in.
    pub cells: CellSet,
    /// The marked candidates that it names.
    pub candidates: CandidateSet,
}

impl Spoken {
    /// What the message, a sentence about the step in this picture, speaks of.
    ///
    /// Each clause speaks for itself: a digit belongs to the cells beside it. Where it names no cells, its houses are
    /// meant, and without any the whole grid.
    ///
    /// ```
    /// use ichidoku_logic::{State, Survey, Technique, draw::{self, Spoken}, explain::explain};
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let state = State::from_puzzle(&line.parse().unwrap());
    /// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
    /// let (scene, told) = (draw::of_step(&state, &step), explain(&state, &step));
    /// let spoken = Spoken::of(&told[told.len() - 1], &scene);
    /// assert_eq!(spoken.candidates.iter().collect::<Vec<_>>(), ["r5c5=5".parse().unwrap()]);
    /// ```
    pub fn of(message: &Message, scene: &Scene) -> Self {
        let mut named = Named::default();
        let mut spoken = Self::default();
        for (_, arg) in message.arguments() {
            match arg {
                Arg::Clauses(clauses) => clauses.iter().for_each(|clause| spoken.add(&Self::of(clause, scene))),
                other => named.add(other),
            }
        }
        spoken.add(&named.spoken(scene));
        spoken
    }

    /// Whether it speaks of the link. What a digit rules out is shown where the digit is spoken of.
    pub fn has(&self, link: &Link) -> bool {
        self.candidates.contains(link.from) && (link.kind == LinkKind::RulesOut || self.candidates.contains(link.to))
    }

    fn add(&mut self, other: &Self) {
        self.cells = self.cells | other.cells;
        other.candidates.iter().for_each(|candidate| _ = self.candidates.insert(candidate));
    }
}

/// What a clause names.
#[derive(Default)]
struct Named {
    cells: CellSet,
    houses: CellSet,
    digits: DigitSet,
    candidates: CandidateSet,
}

impl Named {
    fn add(&mut self, arg: &Arg) {
        match arg {
            Arg::Cell(cell) => self.cells = self.cells.with(*cell),
            Arg::Cells(cells) => self.cells = self.cells | *cells,
            Arg::Path(path) => self.cells = path.iter().fold(self.cells, |cells, cell| cells.with(*cell)),
            Arg::Digit(digit) => self.digits = self.digits.with(*digit),
            Arg::Digits(digits) => self.digits = self.digits | *digits,
            Arg::House(house) => self.houses = self.houses | house.cells(),
            Arg::Houses(houses) => self.houses = houses.iter().fold(self.houses, |cells, house| cells | house.cells()),
            Arg::Candidate(candidate) => _ = self.candidates.insert(*candidate),
            Arg::Candidates(candidates) => candidates.iter().for_each(|c| _ = self.candidates.insert(*c)),
            Arg::Technique(_) | Arg::Count(_) | Arg::Clauses(_) | Arg::Terms(_) => {}
        }
    }

    fn spoken(&self, scene: &Scene) -> Spoken {
        let is_meant = |candidate: &Candidate| {
            let digits = self.digits.is_empty() || self.digits.contains(candidate.digit());
            digits && self.meant_cells().contains(candidate.cell())
        };
        let marked = scene.marks.keys().copied();
        let candidates: CandidateSet = marked.filter(|c| is_meant(c) || self.candidates.contains(*c)).collect();
        let lie_in = |candidates: &CandidateSet| candidates.iter().map(Candidate::cell).collect::<CellSet>();
        Spoken { cells: self.cells | lie_in(&candidates) | lie_in(&self.candidates), candidates }
    }

    /// Where its digits are to be looked for.
    fn meant_cells(&self) -> CellSet {
        if !self.cells.is_empty() {
            self.cells
        } else if !self.candidates.is_empty() {
            CellSet::EMPTY
        } else if !self.houses.is_empty() {
            self.houses
        } else if !self.digits.is_empty() {
            CellSet::FULL
        } else {
            CellSet::EMPTY
        }
    }
}
