//! Solving: one puzzle or many, all solutions or the proof that there is only one.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::arch::{Job, Lanes};
use crate::candidate::{Candidate, CandidateSet};
use crate::puzzle::Puzzle;
use crate::solution::Solution;

mod batch;
pub(crate) mod branch;
mod engine;
pub mod oracle;
mod solo;
pub(crate) mod state;
mod sweep;

use branch::Order;
pub use engine::{Engine, NoSuchEngine};
use solo::{Advance, Next, Tree};

/// What a search that stops at the second solution finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No solution agrees with the clues (they may clash).
    Unsolvable,
    /// Exactly one solution.
    Unique(Solution),
    /// More than one solution; two of them.
    Several([Solution; 2]),
}

/// Why a search ended before it had looked everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The cancel flag was raised.
    Cancelled,
    /// The node budget was used up.
    NodeBudget,
}

/// What a search did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// How often a candidate was guessed.
    pub guesses: u64,
    /// How often the whole grid was propagated once.
    pub sweeps: u64,
    /// The largest number of guesses that were open at once.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many solutions were found, at most the limit.
    pub count: u64,
    /// The first two solutions found.
    pub solutions: [Option<Solution>; 2],
    /// Why the search ended early; `None` if it was complete or reached its limit.
    pub stop: Option<Stop>,
    /// What the search did.
    pub stats: Stats,
}

impl Report {
    /// The outcome, if the search was complete or found two solutions.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.solutions, self.stop) {
            ([Some(first), Some(second)], _) => Some(Outcome::Several([first, second])),
            (_, Some(_)) => None,
            ([Some(only), None], None) => Some(Outcome::Unique(only)),
            _ => Some(Outcome::Unsolvable),
        }
    }
}

/// How to search: limit, budget, cancel flag.
///
/// ```
/// use ichidoku::{Puzzle, solve::Search};
/// let report = Search::new().limit(100).run(&Puzzle::EMPTY);
/// assert_eq!(report.count, 100);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    limit: u64,
    nodes: u64,
    cancel: Option<&'a AtomicBool>,
    engine: Option<Engine>,
}

impl Default for Search<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Search<'a> {
    /// A search that stops at the second solution, without budget or cancel flag.
    pub const fn new() -> Self {
        Self { limit: 2, nodes: u64::MAX, cancel: None, engine: None }
    }

    /// Stops at this many solutions.
    #[must_use]
    pub const fn limit(mut self, solutions: u64) -> Self {
        self.limit = solutions;
        self
    }

    /// Stops after this many guesses for a puzzle.
    #[must_use]
    pub const fn node_budget(mut self, guesses: u64) -> Self {
        self.nodes = guesses;
        self
    }

    /// Stops soon after the flag is raised.
    #[must_use]
    pub const fn cancel(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// Searches with this engine; without it, with the machine's fastest.
    #[must_use]
    pub const fn engine(mut self, engine: Engine) -> Self {
        self.engine = Some(engine);
        self
    }

    /// Searches one puzzle.
    pub fn run(&self, puzzle: &Puzzle) -> Report {
        let mut report = Report::default();
        self.dispatch(Alone { search: self, tree: Tree::new(puzzle), report: &mut report });
        report
    }

    /// Searches many puzzles; the reports are in the order of the puzzles.
    pub fn run_many(&self, puzzles: &[Puzzle]) -> Vec<Report> {
        let mut reports = alloc::vec![Report::default(); puzzles.len()];
        self.run_into(puzzles, &mut reports);
        reports
    }

    /// Searches many puzzles and writes each one's report to the same place in `reports`.
    ///
    /// # Panics
    /// If there are fewer reports than puzzles.
    pub fn run_into(&self, puzzles: &[Puzzle], reports: &mut [Report]) {
        let reports = &mut reports[..puzzles.len()];
        self.dispatch(batch::Batch { search: self, puzzles, reports });
    }

    fn dispatch<J: Job>(&self, job: J) -> J::Output {
        self.engine.unwrap_or_else(Engine::best).dispatch(job)
    }

    /// Whether the cancel flag is raised.
    fn cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Searches the puzzles of an iterator, a few hundred at a time; the reports come in the order of the puzzles.
    ///
    /// ```
    /// use ichidoku::{Puzzle, solve::Search};
    /// let counts: Vec<u64> = Search::new().run_iter([Puzzle::EMPTY; 3]).map(|report| report.count).collect();
    /// assert_eq!(counts, [2, 2, 2]);
    /// ```
    pub fn run_iter<I: IntoIterator<Item = Puzzle>>(&self, puzzles: I) -> impl Iterator<Item = Report> {
        const AT_ONCE: usize = 512;
        let mut puzzles = puzzles.into_iter();
        core::iter::from_fn(move || {
            let some: Vec<Puzzle> = puzzles.by_ref().take(AT_ONCE).collect();
            (!some.is_empty()).then(|| self.run_many(&some))
        })
        .flatten()
    }

    /// Searches a grid that is given by its candidates: only these digits may go into the cells.
    ///
    /// ```
    /// use ichidoku::{CandidateSet, solve::Search};
    /// assert_eq!(Search::new().run_candidates(&CandidateSet::FULL).count, 2);
    /// assert_eq!(Search::new().run_candidates(&CandidateSet::EMPTY).count, 0);
    /// ```
    pub fn run_candidates(&self, candidates: &CandidateSet) -> Report {
        let mut report = Report::default();
        self.dispatch(Alone { search: self, tree: Tree::from_candidates(candidates), report: &mut report });
        report
    }

    /// All solutions in ascending order of their 81 digits, found as they are asked for, at most the limit.
    ///
    /// ```
    /// use ichidoku::{Puzzle, solve::Search};
    /// let mut solutions = Search::new().limit(3).solutions(&Puzzle::EMPTY);
    /// assert!(solutions.next().unwrap().to_string().starts_with("123456789456789123789123456"));
    /// assert_eq!(solutions.count(), 2);
    /// ```
    pub fn solutions(&self, puzzle: &Puzzle) -> Solutions<'a> {
        Solutions { search: *self, tree: Tree::new(puzzle), left: self.limit, stop: None }
    }

    /// In how many solutions each candidate occurs, counted up to `cap`. The limit of the search does not matter; the node
    /// budget is for each candidate.
    ///
    /// Costs a search for each candidate that no clue excludes, all of them in lock step.
    ///
    /// ```
    /// use ichidoku::{CandidateSet, Puzzle, solve::Search};
    /// let all = Search::new().true_candidates(&Puzzle::EMPTY, 5).unwrap();
    /// assert_eq!(all.set(), CandidateSet::FULL);
    /// assert!(CandidateSet::FULL.iter().all(|candidate| all.count(candidate) == 5));
    /// ```
    ///
    /// # Errors
    /// [`Stop`] if the budget or the cancel flag ended a search.
    pub fn true_candidates(&self, puzzle: &Puzzle, cap: u32) -> Result<TrueCandidates, Stop> {
        let possible: Vec<Candidate> = Candidate::all().filter(|c| allows(puzzle, *c)).collect();
        let puzzles: Vec<Puzzle> = possible.iter().map(|c| puzzle.with(c.cell(), Some(c.digit()))).collect();
        let mut counts = [0; Candidate::COUNT];
        for (candidate, report) in possible.iter().zip(self.limit(cap.into()).run_many(&puzzles)) {
            match report.stop {
                Some(stop) => return Err(stop),
                None => counts[candidate.index()] = report.count as u32,
            }
        }
        Ok(TrueCandidates { counts })
    }
}

/// Whether the candidate is a clue, or its cell is blank and no clue of a peer excludes it.
fn allows(puzzle: &Puzzle, candidate: Candidate) -> bool {
    match puzzle.get(candidate.cell()) {
        Some(clue) => clue == candidate.digit(),
        None => puzzle.unseen_digits(candidate.cell()).contains(candidate.digit()),
    }
}

/// Searches one grid.
struct Alone<'a> {
    search: &'a Search<'a>,
    tree: Tree,
    report: &'a mut Report,
}

impl Job for Alone<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Lanes>(mut self) {
        let report = self.report;
        while report.count < self.search.limit {
            let advance = Advance { search: self.search, tree: &mut self.tree, order: Order::Quick };
            match advance.run::<V>() {
                Next::Solution(solution) => {
                    if let Some(place) = report.solutions.get_mut(report.count as usize) {
                        *place = Some(solution);
                    }
                    report.count += 1;
                }
                Next::Exhausted => break,
                Next::Stopped(stop) => {
                    report.stop = Some(stop);
                    break;
                }
            }
        }
        report.stats = self.tree.stats;
    }
}

/// The solutions of a puzzle in ascending order; made by [`Search::solutions`].
#[derive(Debug)]
pub struct Solutions<'a> {
    search: Search<'a>,
    tree: Tree,
    /// How many more to give.
    left: u64,
    stop: Option<Stop>,
}

impl Solutions<'_> {
    /// Why the solutions ended early; `None` while they go on, and if all (or as many as the limit) were found.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// What the search has done so far.
    pub fn stats(&self) -> Stats {
        self.tree.stats
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        if self.left == 0 || self.stop.is_some() {
            return None;
        }
        let advance = Advance { search: &self.search, tree: &mut self.tree, order: Order::Reading };
        match self.search.dispatch(advance) {
            Next::Solution(solution) => {
                self.left -= 1;
                return Some(solution);
            }
            Next::Exhausted => self.left = 0,
            Next::Stopped(stop) => self.stop = Some(stop),
        }
        None
    }
}

impl core::iter::FusedIterator for Solutions<'_> {}

/// In how many solutions each candidate occurs, counted up to a cap; made by [`Search::true_candidates`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    counts: [u32; Candidate::COUNT],
}

impl TrueCandidates {
    /// In how many solutions the candidate occurs, at most the cap.
    pub const fn count(&self, candidate: Candidate) -> u32 {
        self.counts[candidate.index()]
    }

    /// The candidates that occur in some solution.
    pub fn set(&self) -> CandidateSet {
        Candidate::all().filter(|candidate| self.count(*candidate) > 0).collect()
    }
}

impl Puzzle {
    /// Solves the puzzle and proves whether the solution is the only one.
    pub fn solve(&self) -> Outcome {
        // A search without budget or cancel flag is always complete.
        Search::new().run(self).outcome().unwrap_or(Outcome::Unsolvable)
    }

    /// Counts the solutions up to a limit.
    pub fn count_solutions(&self, limit: u64) -> u64 {
        Search::new().limit(limit).run(self).count
    }

    /// All solutions in ascending order of their 81 digits, found as they are asked for.
    pub fn solutions(&self) -> Solutions<'static> {
        Search::new().limit(u64::MAX).solutions(self)
    }
}
