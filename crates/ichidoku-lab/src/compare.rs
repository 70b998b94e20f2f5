//! Many algorithms on the same puzzles, side by side.

use std::time::Duration;

use serde::Serialize;

use ichidoku::Puzzle;

use crate::algorithm::Algorithm;
use crate::algorithms::Backtracking;
use crate::limits::{Limits, Reason};
use crate::method::Method;
use crate::observe::Silent;
use crate::order::{CellOrder, DigitOrder};
use crate::run::Run;

/// From which the shuffled and random orders of a comparison grow unless another seed is asked for.
pub const USUAL_SEED: u64 = 9;

/// The methods that a comparison is about unless others are asked for: every algorithm, row by row also on the grid
/// turned, shuffled (from the seed) and in random order; the engine last.
pub fn usual_methods(seed: u64) -> Vec<Method> {
    let row_by_row = |cells, digits| Method::Backtracking(Backtracking { cells, digits, lists: false });
    let [brute_force, plain, others @ ..] = Method::ALL;
    let mut methods = vec![
        brute_force,
        plain,
        row_by_row(CellOrder::Rotated, DigitOrder::Ascending),
        row_by_row(CellOrder::Shuffled(seed), DigitOrder::Shuffled(seed)),
        row_by_row(CellOrder::Random(seed), DigitOrder::Ascending),
    ];
    methods.extend(others);
    methods
}

/// What came of several methods on one puzzle.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// What the puzzle is called.
    pub name: String,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Each method and what came of it.
    pub rows: Vec<(Method, Run)>,
}

impl Comparison {
    /// Runs the methods one after the other, each within the limits; without a step budget each has its usual one.
    ///
    /// ```
    /// use ichidoku_lab::compare::{Comparison, USUAL_SEED, usual_methods};
    /// use ichidoku_lab::Limits;
    /// let puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let methods = usual_methods(USUAL_SEED);
    /// let comparison = Comparison::run("the best-known puzzle", &puzzle, &methods, Some(100_000), &Limits::new());
    /// let [(brute_force, first), (row_by_row, second), ..] = &comparison.rows[..] else { panic!() };
    /// assert_eq!((brute_force.to_string().as_str(), first.outcome.name()), ("brute-force", "unfinished"));
    /// assert_eq!((row_by_row.to_string().as_str(), second.counts.assignments), ("row-by-row", 4208));
    /// ```
    pub fn run(name: &str, puzzle: &Puzzle, methods: &[Method], steps: Option<u64>, limits: &Limits<'_>) -> Self {
        let run = |method: &Method| {
            let limits = limits.steps(steps.unwrap_or_else(|| method.usual_steps()).min(limits.steps));
            (*method, method.run(puzzle, &limits, &mut Silent))
        };
        Self { name: name.to_owned(), puzzle: *puzzle, rows: methods.iter().map(run).collect() }
    }

    /// The rows as plain data.
    pub fn records(&self) -> impl Iterator<Item = Record> + '_ {
        let base = self.rows.last().map_or(Duration::ZERO, |(_, run)| run.time);
        self.rows.iter().map(move |(method, run)| Record {
            name: self.name.clone(),
            relative: (!base.is_zero()).then(|| run.time.as_secs_f64() / base.as_secs_f64()),
            ..Record::new(method, &self.puzzle, run)
        })
    }
}

/// A run as plain data: what `--json` prints and what a row of a table is made of.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Record {
    /// What the puzzle is called; empty if it has no name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The puzzle as 81 characters.
    pub puzzle: String,
    /// The algorithm with its options.
    pub algorithm: String,
    /// [`Outcome::name`](crate::Outcome::name).
    pub outcome: &'static str,
    /// [`Reason::name`](crate::Reason::name), if the run did not finish.
    pub reason: Option<&'static str>,
    /// Whether everything was searched.
    pub complete: bool,
    /// How many solutions were found.
    pub solutions: u64,
    /// The first solution as 81 digits.
    pub solution: Option<String>,
    /// Digits written.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// The largest number of guesses that were open at once.
    pub max_depth: u32,
    /// The most bytes that the search held at once.
    pub memory: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many times as long as the last row of its table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relative: Option<f64>,
    /// How many steps the whole search would take at most, where that is known beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub full_cost: Option<f64>,
}

impl Record {
    /// A run as plain data, without name and relative time.
    pub fn new(method: &Method, puzzle: &Puzzle, run: &Run) -> Self {
        Self {
            name: String::new(),
            puzzle: puzzle.to_string(),
            algorithm: method.to_string(),
            outcome: run.outcome.name(),
            reason: run.outcome.reason().map(Reason::name),
            complete: run.complete,
            solutions: run.solutions,
            solution: run.first[0].map(|solution| solution.to_string()),
            assignments: run.counts.assignments,
            tests: run.counts.tests,
            backtracks: run.counts.backtracks,
            max_depth: run.counts.max_depth,
            memory: run.counts.memory,
            seconds: run.time.as_secs_f64(),
            relative: None,
            full_cost: method.full_cost(puzzle),
        }
    }
}
