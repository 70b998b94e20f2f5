//! Solvers that take one puzzle a call: the loop around them is the same for all.

use std::time::Duration;

use anyhow::Result;
use ichidoku::Puzzle;

use crate::clock::thread_time;
use crate::contender::{Answer, Prepared, Work};

/// A solver that takes one puzzle a call.
pub(crate) trait Solver {
    /// A parsed puzzle in the solver's own form.
    type Parsed;

    /// Puts a puzzle into the solver's own form; not measured.
    fn parse(&self, puzzle: &Puzzle) -> Result<Self::Parsed>;

    /// Solves one puzzle: writes count, solutions and guesses. This is what is measured.
    fn solve(&self, puzzle: &Self::Parsed, limit: u8, found: &mut Found);

    /// Whether it counts its guesses.
    const COUNTS_GUESSES: bool = false;
}

/// What a solver found for one puzzle, in the form that most solvers write.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) count: usize,
    /// The solutions, as digits or as characters; a solution whose first is neither 1–9 nor '1'–'9' is none.
    pub(crate) solutions: [[u8; 81]; 2],
    pub(crate) guesses: usize,
}

impl Found {
    const NOTHING: Self = Self { count: 0, solutions: [[0; 81]; 2], guesses: 0 };
}

/// A solver with its parsed puzzles.
pub(crate) struct OneByOne<'a, S: Solver> {
    solver: &'a S,
    limit: u8,
    puzzles: Vec<S::Parsed>,
    found: Vec<Found>,
}

impl<'a, S: Solver> OneByOne<'a, S> {
    pub(crate) fn new(solver: &'a S, puzzles: &[Puzzle], limit: u8) -> Result<Self> {
        let parsed = puzzles.iter().map(|puzzle| solver.parse(puzzle)).collect::<Result<_>>()?;
        Ok(Self { solver, limit, puzzles: parsed, found: vec![Found::NOTHING; puzzles.len()] })
    }
}

impl<S: Solver> Prepared for OneByOne<'_, S> {
    fn forget(&mut self) {
        self.found.fill(Found::NOTHING);
    }

    fn round(&mut self) -> Result<Duration> {
        thread_time(|| {
            for (puzzle, found) in self.puzzles.iter().zip(&mut self.found) {
                self.solver.solve(puzzle, self.limit, found);
            }
        })
    }

    fn answer(&self, index: usize) -> Answer {
        let found = &self.found[index];
        Answer { count: Some(found.count as u64), solutions: found.solutions.map(digits) }
    }

    fn work(&self) -> Work {
        let guesses = self.found.iter().map(|found| found.guesses as u64).sum();
        Work { sweeps: None, guesses: S::COUNTS_GUESSES.then_some(guesses) }
    }
}

/// The digits of a solution that may be written in characters; `None` if none was written.
fn digits(solution: [u8; 81]) -> Option<[u8; 81]> {
    match solution[0] {
        b'1'..=b'9' => Some(solution.map(|byte| byte.wrapping_sub(b'0'))),
        1..=9 => Some(solution),
        _ => None,
    }
}
