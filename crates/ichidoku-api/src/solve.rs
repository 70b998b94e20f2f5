//! Solving, counting, listing solutions, and the candidates that occur in them.

use ichidoku::solve::{Report, Stats};
use ichidoku::{Candidate, Cell, Digit, Grid, Puzzle, Solution};
#[cfg(feature = "research")]
use ichidoku::{NotProper, ProperPuzzle};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::check::wrong_cells;
use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::input::{CellCandidates, PuzzleInput};
use crate::named::{Named, cells, named};

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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

#[cfg(feature = "research")]
impl Status {
    /// What the proof that a puzzle has exactly one solution came to.
    pub(crate) const fn of(proof: &Result<ProperPuzzle, NotProper>) -> Self {
        match proof {
            Ok(_) => Self::Unique,
            Err(NotProper::Several(_)) => Self::Several,
            Err(NotProper::Clashing(_) | NotProper::Unsolvable) => Self::Unsolvable,
        }
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
        let status = match report.count {
            0 => Status::Unsolvable,
            1 if !proved => Status::Solved,
            1 => Status::Unique,
            _ => Status::Several,
        };
        Self {
            puzzle: Named(puzzle),
            status,
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

/// Asks how many solutions a puzzle has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Count no further than this.
    #[serde(default = "a_million")]
    pub limit: u64,
}

fn a_million() -> u64 {
    1_000_000
}

/// How many solutions a puzzle has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
}

impl Counted {
    /// So many solutions, counted up to a limit.
    pub fn new(puzzle: Puzzle, solutions: u64, limit: u64) -> Self {
        Self { puzzle: Named(puzzle), solutions, or_more: solutions >= limit }
    }
}

impl Ask for Count {
    type Answer = Counted;

    const EXAMPLE: &'static str = example!(r#""limit": 1000"#);

    fn run(&self, control: &Control<'_>) -> Result<Counted, Error> {
        let reading = self.puzzle.read()?;
        let limit = control.counted_at_most(self.limit);
        let report = reading.search(&control.search().limit(limit));
        report.complete()?;
        Ok(Counted::new(reading.puzzle, report.count, limit))
    }
}

/// Asks for the solutions of a puzzle, in ascending order of their digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Enumerate {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Leave out so many first.
    #[serde(default)]
    pub skip: u64,
    /// List no more than this.
    #[serde(default = "a_hundred")]
    pub limit: u64,
}

fn a_hundred() -> u64 {
    100
}

/// Solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Enumerated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The solutions asked for.
    pub solutions: Vec<Named<Solution>>,
    /// Whether there are more after these.
    pub more: bool,
}

/// One of the solutions of a puzzle, where each is written as soon as it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundSolution {
    /// Its place among the solutions of the puzzle, from 1.
    #[serde(rename = "number")]
    pub place: u64,
    /// The solution.
    pub solution: Named<Solution>,
}

impl Ask for Enumerate {
    type Answer = Enumerated;

    const EXAMPLE: &'static str = example!(r#""skip": 0, "limit": 10"#);

    fn run(&self, control: &Control<'_>) -> Result<Enumerated, Error> {
        let reading = self.puzzle.read()?;
        let search = control.search().limit(u64::MAX);
        let counted = control.counted_at_most(self.skip);
        let skip = usize::try_from(counted).unwrap_or(usize::MAX);
        let limit = control.list_length(self.limit);
        let mut found = reading.solutions(&search);
        found.by_ref().take(skip).try_for_each(|solution| solution.map(drop))?;
        let mut solutions: Vec<Solution> = found.take(limit.saturating_add(1)).collect::<Result<_, _>>()?;
        if counted < self.skip && !solutions.is_empty() {
            let message = format_args!("no more than {counted} solutions are left out here");
            return Err(Error::new(ErrorCode::Budget, message));
        }
        let more = solutions.len() > limit;
        solutions.truncate(limit);
        Ok(Enumerated { puzzle: Named(reading.puzzle), solutions: named(solutions), more })
    }
}

/// Asks for the candidates that the digits in the grid leave, or those that the text or the player states.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Candidates {
    /// The puzzle.
    pub puzzle: PuzzleInput,
}

/// Digits and candidates.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CandidateGrid {
    /// The clues.
    pub givens: Named<Puzzle>,
    /// All digits, given and placed.
    pub digits: Named<Puzzle>,
    /// The candidates of the open cells.
    pub candidates: CellCandidates,
}

impl Ask for Candidates {
    type Answer = CandidateGrid;

    const EXAMPLE: &'static str = example!();

    fn run(&self, _: &Control<'_>) -> Result<CandidateGrid, Error> {
        Ok(CandidateGrid::of(&self.puzzle.read()?.grid))
    }
}

impl CandidateGrid {
    /// The digits and candidates of a grid.
    pub fn of(grid: &Grid) -> Self {
        Self { givens: Named(grid.puzzle()), digits: Named(*grid.values()), candidates: CellCandidates::of(grid) }
    }
}

/// Asks which candidates occur in some solution of the clues, and in how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrueCandidates {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Count the solutions with a candidate no further than this; if not even so far, the answer says how far.
    #[serde(default = "one")]
    pub limit: u32,
}

fn one() -> u32 {
    1
}

/// The candidates that occur in some solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrueCandidateGrid {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The digits that occur, cell by cell; those of clues too.
    pub candidates: CellCandidates,
    /// In how many solutions, up to the limit: nine counts a cell, digits ascending.
    pub counts: Vec<u32>,
    /// No candidate's solutions were counted further than this.
    pub limit: u32,
}

impl Ask for TrueCandidates {
    type Answer = TrueCandidateGrid;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<TrueCandidateGrid, Error> {
        let puzzle = self.puzzle.read()?.puzzle;
        let limit = control.counted_of_each_candidate(self.limit);
        let found = control.search().true_candidates(&puzzle, limit)?;
        Ok(TrueCandidateGrid::new(puzzle, &found, limit))
    }
}

impl TrueCandidateGrid {
    /// The candidates that were found, for which solutions were counted up to a limit.
    pub fn new(puzzle: Puzzle, found: &ichidoku::solve::TrueCandidates, limit: u32) -> Self {
        let digits = |cell| Digit::ALL.into_iter().filter(move |digit| found.count(Candidate::of(cell, *digit)) > 0);
        Self {
            puzzle: Named(puzzle),
            candidates: CellCandidates(Cell::ALL.map(|cell| Some(digits(cell).collect()))),
            counts: Candidate::all().map(|candidate| found.count(candidate)).collect(),
            limit,
        }
    }
}
