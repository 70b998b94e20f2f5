//! The solution of a puzzle.

use ichidoku::solve::{Report, Stats};
#[cfg(any(feature = "logic", feature = "research"))]
use ichidoku::{CandidateSet, Interrupted, NotProper, Outcome, ProperPuzzle, solve::Search};
use ichidoku::{Cell, Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::check::wrong_cells;
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::{Named, cells};

/// Asks for the solution of a puzzle. Of a position the clues are solved, whatever the player has entered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Take the first solution, without the proof that it is the only one.
    #[serde(default)]
    pub first: bool,
}

/// What became of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Solved", transform = crate::kind::of_classic))]
pub struct Solved {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions there are.
    pub status: Status,
    /// The first solution found.
    pub solution: Option<Named<Solution>>,
    /// What the search did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stats: Option<SearchStats>,
    /// Where the solution that the text states is wrong; nowhere if it is a solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stated_solution_wrong_in: Option<Vec<Named<Cell>>>,
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Exactly one.
    Unique,
    /// One at least; no other was looked for.
    Solved,
    /// More than one.
    Several,
    /// None.
    Unsolvable,
}

impl Status {
    /// What a search says that found so many solutions; `proved` where it looked for a second one.
    pub const fn found(solutions: u64, proved: bool) -> Self {
        match solutions {
            0 => Self::Unsolvable,
            1 if !proved => Self::Solved,
            1 => Self::Unique,
            _ => Self::Several,
        }
    }
}

#[cfg(any(feature = "logic", feature = "research"))]
impl Status {
    /// What the proof that a puzzle has exactly one solution came to.
    pub const fn of(proof: &Result<ProperPuzzle, NotProper>) -> Self {
        match proof {
            Ok(_) => Self::Unique,
            Err(NotProper::Several(_)) => Self::Several,
            Err(NotProper::Clashing(_) | NotProper::Unsolvable) => Self::Unsolvable,
        }
    }

    /// How many solutions there are within these candidates.
    ///
    /// # Errors
    /// [`Interrupted`] if the search ends before that is known.
    pub fn within(candidates: &CandidateSet, search: &Search<'_>) -> Result<Self, Interrupted> {
        Ok(match search.run_candidates(candidates).outcome()? {
            Outcome::Unique(_) => Self::Unique,
            Outcome::Several(_) => Self::Several,
            Outcome::Unsolvable => Self::Unsolvable,
        })
    }
}

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchStats {
    /// How often a candidate was guessed.
    pub guesses: u64,
    /// How often the whole grid was propagated once.
    pub sweeps: u64,
    /// The largest number of guesses that were open at once.
    pub depth: u32,
}

impl From<Stats> for SearchStats {
    fn from(Stats { guesses, sweeps, depth }: Stats) -> Self {
        Self { guesses, sweeps, depth }
    }
}

impl Solved {
    /// What a search says about a puzzle; `proved` where it looked for a second solution.
    pub fn new(puzzle: Puzzle, report: &Report, proved: bool) -> Self {
        Self {
            puzzle: Named(puzzle),
            status: Status::found(report.count, proved),
            solution: report.solutions[0].map(Named),
            stats: None,
            stated_solution_wrong_in: None,
        }
    }

    /// The same about the solution that the text states.
    #[must_use]
    pub fn with_stated(self, stated: Option<&Puzzle>) -> Self {
        let only = self.solution.as_ref().filter(|_| self.status == Status::Unique).map(|only| only.0);
        let wrong = stated.map(|stated| cells(wrong_cells(&self.puzzle.0, stated, only.as_ref())));
        Self { stated_solution_wrong_in: wrong, ..self }
    }

    /// The same with what the search did.
    #[must_use]
    pub fn with_stats(self, stats: Stats) -> Self {
        Self { stats: Some(stats.into()), ..self }
    }
}

impl Ask for Solve {
    type Answer = Solved;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Solved, Error> {
        let reading = self.puzzle.read()?;
        let report = reading.search(&control.search().limit(if self.first { 1 } else { 2 }));
        if !self.first || report.count == 0 {
            report.outcome()?;
        }
        let solved = Solved::new(reading.puzzle, &report, !self.first).with_stats(report.stats);
        Ok(solved.with_stated(reading.solution.as_ref()))
    }
}
