//! Many puzzles in lock step: one search a lane, each lane taking the next puzzle when its own is done.
//!
//! Propagation has no branches, so lanes at different depths of different puzzles still run the same instructions. Only what
//! is rare is done lane by lane: taking up a puzzle, recording a solution, guessing, going back. No lane waits for another, so
//! the cost of a batch is the sum of its sweeps divided by the lanes, but for the last few puzzles of all.

use alloc::vec::Vec;

use super::lane::{LaneGrid, lanes, write};
use super::report::{Report, Stats};
use super::search::Search;
use super::sweep::{Board, sweep};
use crate::arch::{Job, Lanes};
use crate::candidate::Candidate;
use crate::grid_words::place_of;
use crate::puzzle::Puzzle;
use crate::stop::Interrupted;

/// Searches `puzzles` and writes each one's report to the same place in `reports`.
pub(super) struct Batch<'a> {
    pub(super) search: &'a Search<'a>,
    pub(super) puzzles: &'a [Puzzle],
    /// A candidate to leave out of each puzzle; empty for none.
    pub(super) without: &'a [Candidate],
    pub(super) reports: &'a mut [Report],
}

impl Job for Batch<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Lanes>(self) {
        Workers::<V>::new(self).run();
    }
}

/// One lane's search.
#[derive(Default)]
struct Lane {
    /// Which puzzle it works on.
    puzzle: usize,
    /// The sweep at which it took the puzzle.
    since: u64,
    /// The grids to come back to.
    siblings: Vec<LaneGrid>,
    /// Solutions found so far.
    count: u64,
    guesses: u64,
    depth: u32,
}

/// All lanes at work.
struct Workers<'a, V: Lanes> {
    batch: Batch<'a>,
    board: Board<V>,
    lanes: Vec<Lane>,
    /// The lanes that work on a puzzle, one bit each.
    busy: u32,
    /// The next puzzle to take.
    next: usize,
    sweeps: u64,
}

impl<'a, V: Lanes> Workers<'a, V> {
    #[inline(always)]
    fn new(batch: Batch<'a>) -> Self {
        let lanes = (0..V::COUNT).map(|_| Lane::default()).collect();
        Self { batch, board: Board::default(), lanes, busy: 0, next: 0, sweeps: 0 }
    }

    #[inline(always)]
    fn run(&mut self) {
        for lane in 0..V::COUNT {
            self.take_next(lane);
        }
        while self.busy != 0 {
            let found = sweep(&mut self.board);
            self.sweeps += 1;
            if self.batch.search.stop.is_raised() {
                for lane in lanes(self.busy) {
                    self.finish(lane, Some(Interrupted::Stopped));
                }
                continue;
            }
            let busy = self.busy;
            for lane in lanes(found.contradiction & busy) {
                self.backtrack(lane);
            }
            for lane in lanes(found.solved & busy) {
                self.record(lane);
            }
            for lane in lanes(found.stuck & busy) {
                self.guess(lane);
            }
        }
    }

    /// Takes the next puzzle into the lane, or leaves the lane idle.
    #[inline(always)]
    fn take_next(&mut self, lane: usize) {
        let Some(puzzle) = self.batch.puzzles.get(self.next) else {
            self.busy &= !(1 << lane);
            return;
        };
        self.busy |= 1 << lane;
        let board = &mut self.board;
        let clues = V::read_values(puzzle.values(), |i, word| board.candidates[i].as_mut()[lane] = word);
        write(&mut board.naked, lane, &clues);
        write(&mut board.placed, lane, &[0; 9]);
        if let Some(out) = self.batch.without.get(self.next) {
            let (row, bit) = place_of(out.cell().index());
            board.candidates[out.digit().index() * 3 + row].as_mut()[lane] &= !bit;
        }
        let state = &mut self.lanes[lane];
        state.puzzle = self.next;
        state.since = self.sweeps;
        (state.count, state.guesses, state.depth) = (0, 0, 0);
        self.next += 1;
    }

    /// Goes back to the last sibling, or is done with the puzzle.
    #[inline(always)]
    fn backtrack(&mut self, lane: usize) {
        match self.lanes[lane].siblings.pop() {
            Some(sibling) => self.board.put(lane, &sibling),
            None => self.finish(lane, None),
        }
    }

    /// Notes the solution and goes on until the limit.
    #[inline(always)]
    fn record(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        if let Some(place) = self.batch.reports[state.puzzle].solutions.get_mut(state.count as usize) {
            *place = Some(self.board.solution(lane));
        }
        state.count += 1;
        if state.count == self.batch.search.limit {
            self.finish(lane, None);
        } else {
            self.backtrack(lane);
        }
    }

    /// Tries one candidate of a cell and keeps the grid without it for later.
    #[inline(always)]
    fn guess(&mut self, lane: usize) {
        let Some(guess) = self.board.choose(lane) else {
            // One candidate in each cell and still no solution.
            return self.backtrack(lane);
        };
        let state = &mut self.lanes[lane];
        if state.guesses == self.batch.search.nodes {
            return self.finish(lane, Some(Interrupted::NodeBudget));
        }
        state.siblings.push(self.board.split(lane, guess));
        state.guesses += 1;
        state.depth = state.depth.max(state.siblings.len() as u32);
    }

    /// Hands in the report and takes the next puzzle.
    #[inline(always)]
    fn finish(&mut self, lane: usize, interrupted: Option<Interrupted>) {
        let state = &mut self.lanes[lane];
        state.siblings.clear();
        let report = &mut self.batch.reports[state.puzzle];
        let unused = report.solutions.iter_mut().skip(state.count as usize);
        unused.for_each(|place| *place = None);
        report.count = state.count;
        report.interrupted = interrupted;
        report.stats = Stats { guesses: state.guesses, sweeps: self.sweeps - state.since, depth: state.depth };
        self.take_next(lane);
    }
}
