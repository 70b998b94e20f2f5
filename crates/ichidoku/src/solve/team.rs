//! One hard puzzle in all lanes: once its tree has grown, each lane searches a part of it.
//!
//! The grids that a search has still to come back to are parts of its tree that don't depend on each other. Each lane takes one,
//! as in a [`batch`](super::batch); where none is left, an idle lane takes over the part that another lane would come to last, which is
//! its largest (work stealing: Blumofe and Leiserson, *Scheduling multithreaded computations by work stealing*, 1999).
//!
//! The parts stand in a list in the order in which one search alone would come to them, and count in that order: what is found, in which
//! order and with which guesses is the same as there. Where the limit is reached within a part that has gone on beyond it, only that
//! part is searched once more, up to there.

use alloc::vec::Vec;

use super::lane::{LaneGrid, lanes};
use super::report::Report;
use super::search::Search;
use super::solo::Tree;
use super::sweep::{Board, sweep};
use crate::arch::{Job, Lanes};
use crate::stop::Interrupted;

/// With more guesses than this a puzzle is worth all lanes: they take three times as long for a sweep, and begin with few parts.
const PATIENCE: u64 = 18;
/// Only searches for so many solutions are shared out: each part that found some is kept until all before it are done.
const MOST_SOLUTIONS: u64 = 1000;
/// So many parts are kept at a time.
const MOST_PARTS: usize = 1 << 12;

/// A part of the tree.
#[derive(Clone, Copy)]
struct Part {
    start: LaneGrid,
    /// How many guesses are open above it.
    open: u32,
    /// The part that comes next in the order of the search.
    next: Option<usize>,
    /// What was found, once it is done.
    found: Option<Report>,
    /// Whether nothing was searched after the last solution.
    ends_there: bool,
}

/// A lane's search in its part.
#[derive(Default)]
struct Lane {
    part: usize,
    /// The sweep at which it took the part.
    since: u64,
    /// How many guesses are open above its siblings.
    open: u32,
    /// The grids to come back to.
    siblings: Vec<LaneGrid>,
    found: Report,
}

/// Searches what is left of a tree.
pub(super) struct Team<'a> {
    pub(super) search: &'a Search<'a>,
    pub(super) tree: &'a Tree,
    /// What was found before.
    pub(super) so_far: Report,
}

impl Team<'_> {
    /// Whether hard puzzles are shared out at all. A browser has four lanes, which is little to gain, and fetches every byte.
    pub(super) const IS_CALLED: bool = cfg!(not(target_arch = "wasm32"));

    /// After how many guesses a puzzle is hard enough. A search for one solution would come to it before most other parts of the tree
    /// matter, and one that ends after so many guesses must make them in order.
    #[inline(always)]
    pub(super) fn patience(search: &Search<'_>) -> u64 {
        let is_shared = Self::IS_CALLED && search.nodes == u64::MAX && (2..=MOST_SOLUTIONS).contains(&search.limit);
        if is_shared { PATIENCE } else { u64::MAX }
    }
}

impl Job for Team<'_> {
    type Output = Report;

    #[inline(always)]
    fn run<V: Lanes>(self) -> Report {
        Members::<V>::new(self).run()
    }
}

/// All lanes at work on one tree.
struct Members<'a, V: Lanes> {
    search: &'a Search<'a>,
    board: Board<V>,
    lanes: Vec<Lane>,
    /// The lanes that have a part, one bit each.
    busy: u32,
    /// The parts, linked in order; those that count already make room for others.
    parts: Vec<Part>,
    unused: Vec<usize>,
    /// The first part that doesn't count yet.
    first: Option<usize>,
    /// The first part that nobody has taken.
    untaken: Option<usize>,
    /// Whether idle lanes may take something over.
    shares: bool,
    /// What was found in all parts before the first.
    total: Report,
    sweeps: u64,
}

impl<'a, V: Lanes> Members<'a, V> {
    #[inline(always)]
    fn new(Team { search, tree, so_far }: Team<'a>) -> Self {
        let part = |(at, (open, start))| Part { start, open, next: Some(at + 1), found: None, ends_there: false };
        let mut parts: Vec<Part> = tree.parts().enumerate().map(part).collect();
        if let Some(last) = parts.last_mut() {
            last.next = None;
        }
        let first = (!parts.is_empty()).then_some(0);
        Self {
            search,
            board: Board::default(),
            lanes: (0..V::COUNT).map(|_| Lane::default()).collect(),
            busy: 0,
            parts,
            unused: Vec::new(),
            first,
            untaken: first,
            shares: true,
            total: so_far,
            sweeps: 0,
        }
    }

    /// Searches all parts.
    #[inline(always)]
    fn run(mut self) -> Report {
        self.employ();
        while self.busy != 0 {
            let found = sweep(&mut self.board);
            self.sweeps += 1;
            if self.search.stop.is_raised() {
                return self.interrupted();
            }
            for lane in lanes(found.contradiction & self.busy) {
                if self.is_busy(lane) {
                    self.backtrack(lane);
                }
            }
            for lane in lanes(found.solved & self.busy) {
                if self.is_busy(lane) {
                    self.record(lane);
                }
            }
            for lane in lanes(found.stuck & self.busy) {
                if self.is_busy(lane) {
                    self.guess(lane);
                }
            }
            self.employ();
        }
        self.total
    }

    /// Whether the lane has a part: another lane may have come to the end of all.
    #[inline(always)]
    fn is_busy(&self, lane: usize) -> bool {
        self.busy & 1 << lane != 0
    }

    /// Gives idle lanes something to do, as far as there is something.
    #[inline(always)]
    fn employ(&mut self) {
        let all = u32::MAX >> (32 - V::COUNT);
        for lane in lanes(all & !self.busy) {
            let Some(part) = self.next_part() else { return };
            let Part { start, open, .. } = self.parts[part];
            self.board.put(lane, &start);
            let state = &mut self.lanes[lane];
            (state.part, state.since, state.open, state.found) = (part, self.sweeps, open, Report::default());
            self.busy |= 1 << lane;
        }
    }

    /// A part that nobody has taken, or what another lane would come to last.
    #[inline(always)]
    fn next_part(&mut self) -> Option<usize> {
        if let Some(part) = self.untaken {
            self.untaken = self.parts[part].next;
            return Some(part);
        }
        if !self.shares || self.first.is_none() {
            return None;
        }
        // The fewer guesses are open above it, the larger it is.
        let has_some = |lane: &usize| !self.lanes[*lane].siblings.is_empty();
        let from = lanes(self.busy).filter(has_some).min_by_key(|lane| self.lanes[*lane].open)?;
        let place = self.unused.pop().or_else(|| (self.parts.len() < MOST_PARTS).then_some(self.parts.len()))?;
        let from = &mut self.lanes[from];
        let start = from.siblings.remove(0);
        // It comes after all that stays, and before what was taken from the lane earlier.
        let part = Part { start, open: from.open, next: self.parts[from.part].next, found: None, ends_there: false };
        from.open += 1;
        self.parts[from.part].next = Some(place);
        match self.parts.get_mut(place) {
            Some(unused) => *unused = part,
            None => self.parts.push(part),
        }
        Some(place)
    }

    /// Goes back to the last sibling, or is done with the part.
    #[inline(always)]
    fn backtrack(&mut self, lane: usize) {
        match self.lanes[lane].siblings.pop() {
            Some(sibling) => self.board.put(lane, &sibling),
            None => self.finish(lane),
        }
    }

    /// Notes the solution and goes on until the limit.
    #[inline(always)]
    fn record(&mut self, lane: usize) {
        let solution = self.board.solution(lane);
        let state = &mut self.lanes[lane];
        if let Some(place) = state.found.solutions.get_mut(state.found.count as usize) {
            *place = Some(solution);
        }
        state.found.count += 1;
        let before = if self.first == Some(state.part) { self.total.count } else { 0 };
        if before + state.found.count < self.search.limit {
            return self.backtrack(lane);
        }
        self.parts[state.part].ends_there = true;
        self.finish(lane);
    }

    /// Tries one candidate of a cell and keeps the grid without it for later.
    #[inline(always)]
    fn guess(&mut self, lane: usize) {
        let Some(guess) = self.board.choose(lane) else {
            // One candidate in each cell and still no solution.
            return self.backtrack(lane);
        };
        let state = &mut self.lanes[lane];
        state.siblings.push(self.board.split(lane, guess));
        let stats = &mut state.found.stats;
        stats.guesses += 1;
        stats.depth = stats.depth.max(state.open + state.siblings.len() as u32);
    }

    /// Hands in what was found in the lane's part.
    #[inline(always)]
    fn finish(&mut self, lane: usize) {
        let state = &mut self.lanes[lane];
        state.siblings.clear();
        state.found.stats.sweeps = self.sweeps - state.since;
        self.parts[state.part].found = Some(state.found);
        self.busy &= !(1 << lane);
        self.settle();
    }

    /// Counts the parts that are done, in order, up to the limit.
    #[inline(always)]
    fn settle(&mut self) {
        while let Some(first) = self.first {
            let left = self.search.limit - self.total.count;
            let done = self.parts[first].found;
            let count = done.map_or_else(|| self.count_of(first), |found| found.count);
            let is_last = count >= left;
            if is_last && !(count == left && self.parts[first].ends_there) {
                return self.search_once_more(first);
            }
            let Some(found) = done else { return };
            add(&mut self.total, &found);
            if is_last {
                (self.busy, self.first, self.untaken) = (0, None, None);
                return;
            }
            self.unused.push(first);
            self.first = self.parts[first].next;
        }
    }

    /// How many solutions were found in a part that is being searched.
    #[inline(always)]
    fn count_of(&self, part: usize) -> u64 {
        let of_part = lanes(self.busy).find(|lane| self.lanes[*lane].part == part);
        of_part.map_or(0, |lane| self.lanes[lane].found.count)
    }

    /// Leaves everything but a part in which the limit lies, and begins it anew, so that it ends there.
    #[inline(always)]
    fn search_once_more(&mut self, part: usize) {
        let part = Part { next: None, found: None, ends_there: false, ..self.parts[part] };
        self.lanes.iter_mut().for_each(|lane| lane.siblings.clear());
        self.parts.clear();
        self.unused.clear();
        self.parts.push(part);
        (self.busy, self.first, self.untaken, self.shares) = (0, Some(0), Some(0), false);
    }

    /// What was found until the search was stopped.
    #[inline(always)]
    fn interrupted(mut self) -> Report {
        for lane in lanes(self.busy) {
            let state = &self.lanes[lane];
            self.parts[state.part].found = Some(state.found);
        }
        let mut next = self.first;
        while let Some(part) = next {
            if let Some(found) = &self.parts[part].found {
                add(&mut self.total, found);
            }
            next = self.parts[part].next;
        }
        Report { count: self.total.count.min(self.search.limit), interrupted: Some(Interrupted::Stopped), ..self.total }
    }
}

/// Adds what was found in the part that comes next.
#[inline(always)]
fn add(total: &mut Report, next: &Report) {
    let first = total.count.min(2) as usize;
    for (place, solution) in total.solutions[first..].iter_mut().zip(next.solutions) {
        *place = solution;
    }
    total.count += next.count;
    total.stats.guesses += next.stats.guesses;
    total.stats.sweeps += next.stats.sweeps;
    total.stats.depth = total.stats.depth.max(next.stats.depth);
}
