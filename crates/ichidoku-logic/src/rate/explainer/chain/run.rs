//! All that follows from one assumption.
//!
//! What is on is worked off before what is off, each in the order in which it was found, and the first reason for anything is
//! kept. In a dynamic search each candidate is taken out as its off is worked off, so that more cells and houses come
//! down to two; whatever is gone from such a cell or house since the beginning is a further parent of what follows there.
//! The search ends at the first contradiction, with what it has: hints of other kinds are made of that, too.

use std::rc::Rc;

use ichidoku::{Interrupted, Stop};

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::houses::{CELLS, HOUSES, bits};
use super::flooded::Flooded;
use super::kind::{Habits, Kind};
use super::nested::{Exclusions, Known, Nested, Pattern};
use super::node::{CELL, Cause, Marks, NODES, Node, Nodes, is_on, mark_of, off, on, strong, weak};

/// How a node was reached: an off from an on, or by a pattern; an on from an off, with the cause.
type From = u16;
const START: From = u16::MAX;
const BY_PATTERN: From = 0x8000;

/// Finds what patterns, and chains inside chains, exclude on a board which is what is left of another, for a kind of search.
pub(super) type Exclude = fn(&Board, &Board, Kind, &mut Pool<'_>) -> Result<Exclusions, Interrupted>;

/// Finds the candidates that these are, where the other board has no such chain of its own.
pub(super) type Excluded = fn(&Board, &Board, Kind, &mut Pool<'_>) -> Result<Marks, Interrupted>;

/// What is kept between searches, so that memory is asked for once, and what they share.
pub(in crate::rate::explainer) struct Pool<'a> {
    spare: Vec<Box<Run>>,
    pub(super) stop: Stop<'a>,
    pub(super) habits: Habits,
    /// Handed in, since chains inside chains are found by searches such as these.
    pub(super) exclude: Exclude,
    pub(super) excluded: Excluded,
    /// The chains inside chains that were found on boards.
    pub(super) known: Known,
    pub(super) flooded: Flooded,
}

impl<'a> Pool<'a> {
    pub(super) fn new(habits: Habits, stop: Stop<'a>, exclude: Exclude, excluded: Excluded) -> Self {
        Self {
            spare: Vec::new(),
            stop,
            habits,
            exclude,
            excluded,
            known: Known::default(),
            flooded: Flooded::default(),
        }
    }

    pub(super) fn take(&mut self) -> Box<Run> {
        self.spare.pop().unwrap_or_else(|| Box::new(Run::new()))
    }

    pub(super) fn give_back(&mut self, runs: impl Iterator<Item = Box<Run>>) {
        self.spare.extend(runs);
    }
}

/// What follows from an assumption, and how.
pub(super) struct Run {
    pub(super) on: Marks,
    pub(super) off: Marks,
    /// In the order in which they were found.
    pub(super) ons: Vec<Mark>,
    pub(super) offs: Vec<Mark>,
    from: [From; NODES],
    /// How many nodes there are at least on the way to each.
    depth: [u16; NODES],
    patterns: Vec<Rc<Pattern>>,
    /// The mark that would have to be in its cell and not.
    pub(super) contradiction: Option<Mark>,
}

impl Run {
    pub(super) fn new() -> Self {
        Self {
            on: Marks::EMPTY,
            off: Marks::EMPTY,
            ons: Vec::with_capacity(81),
            offs: Vec::with_capacity(256),
            from: [START; NODES],
            depth: [0; NODES],
            patterns: Vec::new(),
            contradiction: None,
        }
    }

    fn clear(&mut self) {
        (self.on, self.off) = (Marks::EMPTY, Marks::EMPTY);
        self.ons.clear();
        self.offs.clear();
        self.patterns.clear();
        self.contradiction = None;
    }

    /// Finds all that follows; `board` is what is left of `source` meanwhile.
    pub(super) fn fill(
        &mut self,
        source: &Board,
        start: Node,
        kind: Kind,
        pool: &mut Pool<'_>,
    ) -> Result<(), Interrupted> {
        self.clear();
        let mut board = source.clone();
        self.from[usize::from(start)] = START;
        self.depth[usize::from(start)] = 1;
        if is_on(start) {
            self.on.insert(mark_of(start));
            self.ons.push(mark_of(start));
        } else {
            self.off.insert(mark_of(start));
            self.offs.push(mark_of(start));
        }
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(from) = self.ons.get(next_on).copied() {
                next_on += 1;
                if self.exclude(&board, from, !kind.nishio) {
                    return Ok(());
                }
            } else if let Some(from) = self.offs.get(next_off).copied() {
                next_off += 1;
                if self.force(&mut board, from, kind) {
                    return Ok(());
                }
            } else if kind.level == 0 || !self.patterns(&board, source, kind, pool)? {
                return Ok(());
            }
        }
    }

    fn add_off(&mut self, of: Mark, from: From, depth: u16) {
        if self.off.insert(of) {
            self.from[usize::from(off(of))] = from;
            self.depth[usize::from(off(of))] = depth;
            self.offs.push(of);
        }
    }

    /// Works off an on. True if that is a contradiction.
    fn exclude(&mut self, board: &Board, from: Mark, cells: bool) -> bool {
        let depth = self.depth[usize::from(on(from))] + 1;
        weak(board, from, cells, |to| {
            if self.on.has(to) {
                self.from[usize::from(off(to))] = from;
                self.depth[usize::from(off(to))] = depth;
                self.contradiction = Some(to);
                return true;
            }
            self.add_off(to, from, depth);
            false
        })
    }

    /// Works off an off. True if that is a contradiction.
    fn force(&mut self, board: &mut Board, from: Mark, kind: Kind) -> bool {
        let depth = self.depth[usize::from(off(from))] + 1;
        let mut follows = [(0, 0); 4];
        let mut count = 0;
        strong(board, from, !kind.nishio, true, |to, cause| {
            follows[count] = (to, cause);
            count += 1;
        });
        if kind.dynamic {
            board.remove(cell_of(from), digit_of(from));
        }
        for (to, cause) in follows.into_iter().take(count) {
            if self.off.has(to) || self.on.insert(to) {
                self.from[usize::from(on(to))] = from | cause << 10;
                self.depth[usize::from(on(to))] = depth;
                if self.off.has(to) {
                    self.contradiction = Some(to);
                    return true;
                }
                self.ons.push(to);
            }
        }
        false
    }

    /// Adds what patterns and nested chains exclude. False if there is nothing new.
    fn patterns(
        &mut self,
        board: &Board,
        source: &Board,
        kind: Kind,
        pool: &mut Pool<'_>,
    ) -> Result<bool, Interrupted> {
        let before = self.offs.len();
        for (pattern, removals) in (pool.exclude)(board, source, kind, pool)? {
            let depth =
                pattern.parents.iter().map(|parent| self.depth[usize::from(off(*parent))]).max().unwrap_or(0) + 1;
            let from = BY_PATTERN | self.patterns.len() as u16;
            for (cell, digits) in removals {
                bits(digits).for_each(|digit| self.add_off(mark(cell.into(), digit), from, depth));
            }
            self.patterns.push(Rc::new(pattern));
        }
        Ok(self.offs.len() > before)
    }

    /// At least how many nodes a chain to this one has.
    pub(super) fn least(&self, node: Node) -> u32 {
        self.depth[usize::from(node)].into()
    }

    /// Why this is on: the cause, if it follows from something.
    pub(super) fn cause(&self, node: Node) -> Option<Cause> {
        Some(self.from[usize::from(node)]).filter(|from| *from != START && is_on(node)).map(|from| from >> 10)
    }

    pub(super) fn nested(&self, node: Node) -> Option<&Rc<Nested>> {
        let from = self.from[usize::from(node)];
        if is_on(node) || from == START || from & BY_PATTERN == 0 {
            return None;
        }
        self.patterns[usize::from(from & !BY_PATTERN)].nested.as_ref()
    }

    /// The parents of a node. Where a cell or a house came down to two, all but those two are gone: they are the further ones.
    fn parents(&self, source: &Board, node: Node, mut found: impl FnMut(Node)) {
        let from = self.from[usize::from(node)];
        if from == START {
            return;
        }
        if !is_on(node) {
            if from & BY_PATTERN == 0 {
                found(on(from));
            } else {
                self.patterns[usize::from(from & !BY_PATTERN)].parents.iter().for_each(|parent| found(off(*parent)));
            }
            return;
        }
        let (parent, cause) = (from & 0x3FF, from >> 10);
        found(off(parent));
        let this = mark_of(node);
        let (cell, digit) = (cell_of(this), digit_of(this));
        if cause == CELL {
            let others = source.digits[cell] & !(1 << digit) & !(1 << digit_of(parent));
            bits(others).for_each(|other| found(off(mark(cell, other))));
        } else {
            let house = HOUSES[cell][cause as usize] as usize;
            for place in bits(source.places[house][digit]) {
                let other = mark(CELLS[house][place] as usize, digit);
                if other != this && other != parent {
                    found(off(other));
                }
            }
        }
    }

    /// The nodes of the chain to this one, nearest first, each once.
    pub(super) fn chain(&self, source: &Board, node: Node) -> Vec<Node> {
        let mut seen = Nodes::EMPTY;
        seen.insert(node);
        let mut chain = vec![node];
        let mut next = 0;
        while let Some(node) = chain.get(next).copied() {
            next += 1;
            self.parents(source, node, |parent| {
                if seen.insert(parent) {
                    chain.push(parent);
                }
            });
        }
        chain
    }
}
