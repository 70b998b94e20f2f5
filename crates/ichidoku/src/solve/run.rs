//! Searching: one puzzle, many, or a grid of candidates.

use alloc::vec::Vec;

use super::batch::Batch;
use super::branch::GuessOrder;
use super::engine::Engine;
use super::report::Report;
use super::search::Search;
use super::solo::{Advance, Next, Tree};
use super::team::Team;
use crate::arch::{Job, Lanes};
use crate::candidate::{Candidate, CandidateSet};
use crate::puzzle::Puzzle;

impl Search<'_> {
    /// Searches one puzzle.
    pub fn run(&self, puzzle: &Puzzle) -> Report {
        self.run_tree(Tree::new(puzzle))
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
        self.run_batch(puzzles, &[], &mut reports[..puzzles.len()]);
    }

    /// Searches many puzzles, each without the candidate at the same place in `without`. To ask whether a clue of a proper
    /// puzzle is needed, blank it and look for a solution without its digit: that is faster than to look for a second
    /// solution, since the way to the first is spared.
    ///
    /// ```
    /// use ichidoku::{Candidate, Puzzle, solve::{Report, Search}};
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let clues: [Candidate; 2] = ["r1c1=5".parse().unwrap(), "r3c3=8".parse().unwrap()];
    /// let fewer = clues.map(|clue| puzzle.with(clue.cell(), None));
    /// let mut reports = [Report::default(), Report::default()];
    /// Search::new().limit(1).run_without(&fewer, &clues, &mut reports);
    /// assert_eq!(reports[0].count, 0, "the puzzle can do without the 5 in r1c1");
    /// assert_eq!(reports[1].count, 1, "but not without the 8 in r3c3");
    /// ```
    ///
    /// # Panics
    /// If there are fewer candidates or reports than puzzles.
    pub fn run_without(&self, puzzles: &[Puzzle], without: &[Candidate], reports: &mut [Report]) {
        self.run_batch(puzzles, &without[..puzzles.len()], &mut reports[..puzzles.len()]);
    }

    fn run_batch(&self, puzzles: &[Puzzle], without: &[Candidate], reports: &mut [Report]) {
        if self.limit == 0 {
            return reports.fill(Report::default());
        }
        self.dispatch(Batch { search: self, puzzles, without, reports });
    }

    pub(super) fn dispatch<J: Job>(&self, job: J) -> J::Output {
        self.engine.unwrap_or_else(Engine::best).dispatch(job)
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
        self.run_tree(Tree::from_candidates(candidates))
    }

    fn run_tree(&self, mut tree: Tree) -> Report {
        let mut report = Report::default();
        let is_hard = self.dispatch(Alone { search: self, tree: &mut tree, report: &mut report });
        if Team::IS_CALLED && is_hard {
            self.dispatch(Team { search: self, tree: &tree, so_far: report })
        } else {
            report
        }
    }
}

/// Searches one grid; says whether it is so hard that the rest is left.
struct Alone<'a> {
    search: &'a Search<'a>,
    tree: &'a mut Tree,
    report: &'a mut Report,
}

impl Job for Alone<'_> {
    type Output = bool;

    #[inline(always)]
    fn run<V: Lanes>(self) -> bool {
        let Self { search, tree, report } = self;
        let patience = Team::patience(search);
        let mut is_hard = false;
        while report.count < search.limit {
            let advance = Advance { search, tree, order: GuessOrder::Quick, patience };
            match advance.run::<V>() {
                Next::Solution(solution) => {
                    if let Some(place) = report.solutions.get_mut(report.count as usize) {
                        *place = Some(solution);
                    }
                    report.count += 1;
                    continue;
                }
                Next::Exhausted => {}
                Next::Interrupted(why) => report.interrupted = Some(why),
                Next::Hard => is_hard = true,
            }
            break;
        }
        report.stats = tree.stats;
        is_hard
    }
}
