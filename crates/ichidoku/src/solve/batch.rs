//! Many puzzles in lock step: one search a lane, each lane taking the next puzzle when its own is done.

use alloc::vec::Vec;

use super::branch::choose;
use super::state::start;
use super::sweep::{Board, sweep};
use super::{Report, Search, Stats, Stop};
use crate::arch::{Job, Lanes};
use crate::puzzle::Puzzle;
use crate::solution::Solution;

/// Searches `puzzles` and writes each one's report to the same place in `reports`.
pub(super) struct Batch<'a> {
    pub(super) search: &'a Search<'a>,
    pub(super) puzzles: &'a [Puzzle],
    pub(super) reports: &'a mut [Report],
}

impl Job for Batch<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Lanes>(self) {
        Workers::<V>::new(self).run();
    }
}

/// A grid to come back to.
struct Sibling {
    candidates: [u32; 27],
    /// The cell whose other candidate was guessed, if it has just one left.
    naked: [u32; 3],
}

/// One lane's search.
#[derive(Default)]
struct Lane {
    /// Which puzzle it works on.
    puzzle: usize,
    /// The sweep at which it took the puzzle.
    since: u64,
    /// The grids to come back to.
    siblings: Vec<Sibling>,
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
        (0..V::COUNT).for_each(|lane| self.take_next(lane));
        while self.busy != 0 {
            let found = sweep(&mut self.board);
            self.sweeps += 1;
            if self.batch.search.cancelled() {
                each_lane(self.busy, |lane| self.finish(lane, Some(Stop::Cancelled)));
                continue;
            }
            each_lane(found.contradiction & self.busy, |lane| self.backtrack(lane));
            each_lane(found.solved & self.busy, |lane| self.record(lane));
            each_lane(found.stuck & self.busy, |lane| self.guess(lane));
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
        let (candidates, clues) = start::<V>(puzzle.values());
        self.load(lane, &candidates, &clues);
        let state = &mut self.lanes[lane];
        state.puzzle = self.next;
        state.since = self.sweeps;
        (state.count, state.guesses, state.depth) = (0, 0, 0);
        self.next += 1;
    }

    /// Puts a grid into the lane; what the lane found before does not hold for it.
    #[inline(always)]
    fn load(&mut self, lane: usize, candidates: &[u32; 27], naked: &[u32; 3]) {
        write(&mut self.board.candidates, lane, candidates);
        write(&mut self.board.naked, lane, naked);
        write(&mut self.board.placed, lane, &[0; 9]);
    }

    /// Goes back to the last sibling, or is done with the puzzle.
    #[inline(always)]
    fn backtrack(&mut self, lane: usize) {
        match self.lanes[lane].siblings.pop() {
            Some(sibling) => self.load(lane, &sibling.candidates, &sibling.naked),
            None => self.finish(lane, None),
        }
    }

    /// Notes the solution and goes on until the limit.
    #[inline(always)]
    fn record(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        if let Some(place) = self.batch.reports[state.puzzle].solutions.get_mut(state.count as usize) {
            *place = Some(Solution::from_proved(V::values(&read(&self.board.candidates, lane))));
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
        let mut candidates = read(&self.board.candidates, lane);
        let bivalue = read(&self.board.bivalue, lane);
        let Some(guess) = choose(&candidates, bivalue, read(&self.board.open, lane)) else {
            // One candidate in each cell and still no solution.
            return self.backtrack(lane);
        };
        let state = &mut self.lanes[lane];
        if state.guesses == self.batch.search.nodes {
            return self.finish(lane, Some(Stop::NodeBudget));
        }
        let mut cell = [0; 3];
        cell[guess.row] = guess.bit;
        write(&mut self.board.naked, lane, &cell);
        for digit in 0..9 {
            let word = digit * 3 + guess.row;
            if digit != guess.digit {
                self.board.candidates[word].as_mut()[lane] = candidates[word] & !guess.bit;
            }
        }
        candidates[guess.digit * 3 + guess.row] &= !guess.bit;
        let pair = bivalue[guess.row] & guess.bit != 0;
        state.siblings.push(Sibling { candidates, naked: if pair { cell } else { [0; 3] } });
        state.guesses += 1;
        state.depth = state.depth.max(state.siblings.len() as u32);
    }

    /// Hands in the report and takes the next puzzle.
    #[inline(always)]
    fn finish(&mut self, lane: usize, stop: Option<Stop>) {
        let state = &mut self.lanes[lane];
        state.siblings.clear();
        let report = &mut self.batch.reports[state.puzzle];
        let unused = report.solutions.iter_mut().skip(state.count as usize);
        unused.for_each(|place| *place = None);
        report.count = state.count;
        report.stop = stop;
        report.stats =
            Stats { guesses: state.guesses, sweeps: self.sweeps - state.since, depth: state.depth };
        self.take_next(lane);
    }
}

/// Calls `f` with each lane of the mask.
#[inline(always)]
fn each_lane(mut mask: u32, mut f: impl FnMut(usize)) {
    while mask != 0 {
        f(mask.trailing_zeros() as usize);
        mask &= mask - 1;
    }
}

/// One lane's words.
#[inline(always)]
fn read<W: AsRef<[u32]>, const N: usize>(vectors: &[W; N], lane: usize) -> [u32; N] {
    core::array::from_fn(|i| vectors[i].as_ref()[lane])
}

/// Overwrites one lane's words.
#[inline(always)]
fn write<W: AsMut<[u32]>, const N: usize>(vectors: &mut [W; N], lane: usize, words: &[u32; N]) {
    for (vector, word) in vectors.iter_mut().zip(words) {
        vector.as_mut()[lane] = *word;
    }
}
