//! The grid as the events tell it.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, Puzzle};

use crate::observe::{Event, Observer};

/// Follows a run by its events alone, live (it is an observer) or from a trace.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Limits, Method, Replay};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut replay = Replay::new(&puzzle);
/// let run = Method::named("fewest-first").unwrap().run(&puzzle, &Limits::new(), &mut replay);
/// assert_eq!(replay.grid().to_string(), run.first[0].unwrap().to_string());
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    grid: Puzzle,
    eliminated: CandidateSet,
    /// What was there before each change that can be taken back, and the depth at which it was changed.
    before: Vec<(u32, Before)>,
}

#[derive(Clone, Copy, Debug)]
enum Before {
    Digit(Cell, Option<Digit>),
    Left(Candidate),
}

impl Replay {
    /// Starts with the clues.
    pub const fn new(puzzle: &Puzzle) -> Self {
        Self { grid: *puzzle, eliminated: CandidateSet::EMPTY, before: Vec::new() }
    }

    /// What stands in the grid now.
    pub const fn grid(&self) -> &Puzzle {
        &self.grid
    }

    /// The candidates that were eliminated and have not come back.
    pub const fn eliminated(&self) -> &CandidateSet {
        &self.eliminated
    }

    fn place(&mut self, cell: Cell, digit: Digit, depth: u32) {
        self.remember(Before::Digit(cell, self.grid.get(cell)), depth);
        self.grid.set(cell, Some(digit));
    }

    fn eliminate(&mut self, candidate: Candidate, depth: u32) {
        if self.eliminated.insert(candidate) {
            self.remember(Before::Left(candidate), depth);
        }
    }

    /// Remembers what was there, unless it was changed before any guess: that is never taken back.
    fn remember(&mut self, before: Before, depth: u32) {
        if depth > 0 {
            self.before.push((depth, before));
        }
    }

    /// Undoes every change made at this depth or deeper, last first.
    fn take_back(&mut self, depth: u32) {
        while let Some((_, before)) = self.before.pop_if(|(changed_at, _)| *changed_at >= depth) {
            match before {
                Before::Digit(cell, digit) => self.grid.set(cell, digit),
                Before::Left(candidate) => {
                    self.eliminated.remove(candidate);
                }
            }
        }
    }
}

impl Observer for Replay {
    fn see(&mut self, event: Event, depth: u32) {
        match event {
            Event::Place { cell, digit, .. } => self.place(cell, digit, depth),
            Event::Eliminate { cell, digit } => self.eliminate(Candidate::of(cell, digit), depth),
            Event::Backtrack { .. } => self.take_back(depth),
            Event::Try { .. } | Event::Clash { .. } | Event::Contradiction(_) | Event::Solved => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_undoes_the_guess_and_all_that_followed() {
        let [a, b, c]: [Cell; 3] = ["r1c1", "r2c2", "r3c3"].map(|cell| cell.parse().unwrap());
        let [one, two, three] = [1, 2, 3].map(|digit| Digit::new(digit).unwrap());
        let mut replay = Replay::new(&Puzzle::EMPTY);
        replay.see(Event::Place { cell: a, digit: one, guess: false }, 0);
        let sure = replay.clone();
        replay.see(Event::Place { cell: b, digit: two, guess: true }, 1);
        replay.see(Event::Eliminate { cell: c, digit: two }, 1);
        replay.see(Event::Place { cell: b, digit: three, guess: true }, 2);
        assert_eq!(replay.grid().get(b), Some(three));
        replay.see(Event::Backtrack { cell: b, digit: three }, 2);
        assert_eq!(replay.grid().get(b), Some(two));
        assert_eq!(replay.eliminated().len(), 1);
        replay.see(Event::Backtrack { cell: b, digit: two }, 1);
        assert_eq!(replay.grid(), sure.grid());
        assert!(replay.eliminated().is_empty());
    }
}
