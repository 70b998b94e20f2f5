//! All that follows from one assumption, without the reasons.
//!
//! Unless something is contradicted, what follows does not depend on the order in which it is found. So most assumptions are
//! settled by sets, and only for those of a hint [`super::run::Run`] finds the reasons.

use ichidoku::Interrupted;

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::houses::{CELLS, HOUSES, bits};
use super::kind::Kind;
use super::node::{Marks, NODES, Node, Weak, is_on, mark_of, strong};
use super::run::Pool;
use super::steps::Steps;

/// What is on and what is off because of an assumption.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) on: Marks,
    pub(super) off: Marks,
    /// Nothing is contradicted. Otherwise it ends there.
    pub(super) is_whole: bool,
}

impl Reach {
    const NOTHING: Self = Self { on: Marks::EMPTY, off: Marks::EMPTY, is_whole: true };
}

/// What is known to follow, by node.
pub(super) struct Reached {
    slot: Vec<u16>,
    list: Vec<Reach>,
}

const UNKNOWN: u16 = u16::MAX;

impl Reached {
    pub(super) fn new() -> Self {
        Self { slot: vec![UNKNOWN; NODES], list: Vec::with_capacity(512) }
    }

    pub(super) fn get(&self, start: Node) -> Option<&Reach> {
        self.list.get(usize::from(self.slot[usize::from(start)]))
    }

    pub(super) fn set(&mut self, start: Node, reach: &Reach) {
        self.slot[usize::from(start)] = self.list.len() as u16;
        self.list.push(*reach);
    }

    /// Notes that from this the same follows as from another. False if that is a contradiction, which each meets in its own way.
    pub(super) fn share(&mut self, start: Node, other: Node) -> bool {
        let is_whole = self.get(other).is_some_and(|reach| reach.is_whole);
        if is_whole {
            self.slot[usize::from(start)] = self.slot[usize::from(other)];
        }
        is_whole
    }
}

/// Something would have to be on and off.
pub(super) struct Contradiction;

/// A search for what follows; `board` is what is left of the source meanwhile.
struct Spread {
    board: Board,
    reach: Reach,
    ons: Vec<Mark>,
    offs: Vec<Mark>,
}

impl Spread {
    /// Begins with what is known to follow on the board, and has been worked off.
    fn begin(&mut self, source: &Board, known: Option<&Reach>) {
        self.board.clone_from(source);
        self.reach = known.copied().unwrap_or(Reach::NOTHING);
        self.reach.off.iter().for_each(|of| self.board.remove(cell_of(of), digit_of(of)));
        self.ons.clear();
        self.offs.clear();
    }

    fn add_on(&mut self, of: Mark) {
        if self.reach.on.insert(of) {
            self.ons.push(of);
        }
    }

    fn add_off(&mut self, of: Mark) {
        if self.reach.off.insert(of) {
            self.offs.push(of);
        }
    }

    /// Works off what has been added, and all that follows from it.
    fn work_off(&mut self, kind: Kind, candidates: &Marks, weak: Weak) -> Result<(), Contradiction> {
        loop {
            if let Some(from) = self.ons.pop() {
                self.exclude(&weak.of(from), candidates)?;
            } else if let Some(from) = self.offs.pop() {
                self.force(from, kind)?;
            } else {
                return Ok(());
            }
        }
    }

    fn exclude(&mut self, excluded: &Marks, candidates: &Marks) -> Result<(), Contradiction> {
        if excluded.meets(&self.reach.on) {
            return Err(Contradiction);
        }
        let mut new = *excluded;
        new.keep(candidates);
        new.take(&self.reach.off);
        self.reach.off.add(&new);
        self.offs.extend(new.iter());
        Ok(())
    }

    fn force(&mut self, from: Mark, kind: Kind) -> Result<(), Contradiction> {
        let (cell, digit) = (cell_of(from), digit_of(from));
        self.board.remove(cell, digit);
        let left = self.board.digits[cell];
        if !kind.nishio && left.is_power_of_two() {
            self.force_on(mark(cell, left.trailing_zeros() as usize))?;
        }
        for house in HOUSES[cell] {
            let left = self.board.places[usize::from(house)][digit];
            if left.is_power_of_two() {
                let other = CELLS[usize::from(house)][left.trailing_zeros() as usize];
                self.force_on(mark(other.into(), digit))?;
            }
        }
        Ok(())
    }

    fn force_on(&mut self, of: Mark) -> Result<(), Contradiction> {
        if self.reach.off.has(of) {
            return Err(Contradiction);
        }
        self.add_on(of);
        Ok(())
    }
}

/// A search for what follows from many assumptions on one board.
pub(super) struct Reaching<'s> {
    source: &'s Board,
    kind: Kind,
    weak: Weak,
    candidates: Marks,
    /// What is known from a search that finds less.
    known: Option<&'s Reached>,
    /// Where nothing is taken out on the way.
    steps: Option<Steps<12>>,
    spread: Spread,
}

impl<'s> Reaching<'s> {
    pub(super) fn new(source: &'s Board, kind: Kind, known: Option<&'s Reached>) -> Self {
        let weak = Weak::new(!kind.nishio);
        let steps = (!kind.dynamic).then(|| steps(source, weak));
        let (ons, offs) = (Vec::with_capacity(81), Vec::with_capacity(256));
        let spread = Spread { board: source.clone(), reach: Reach::NOTHING, ons, offs };
        Self { source, kind, weak, candidates: source.marks().collect(), known, steps, spread }
    }

    /// What is on as soon as this is off, the first of them. All else that follows from this follows from that as well, and the
    /// other way round, as the two exclude each other.
    pub(super) fn equal(&self, of: Mark) -> Option<Mark> {
        let mut first = None;
        strong(self.source, of, !self.kind.nishio, true, |to, _| _ = first.get_or_insert(to));
        first
    }

    /// What follows, or that something is contradicted.
    pub(super) fn reach(
        &mut self,
        start: Node,
        pool: &mut Pool<'_>,
    ) -> Result<Result<&Reach, Contradiction>, Interrupted> {
        if is_on(start) && self.steps.is_some() {
            return Ok(self.reach_along(mark_of(start)));
        }
        let known = self.known.and_then(|known| known.get(start));
        if known.is_some_and(|known| !known.is_whole) {
            return Ok(Err(Contradiction));
        }
        self.spread.begin(self.source, known);
        match known {
            Some(_) => {}
            None if is_on(start) => self.spread.add_on(mark_of(start)),
            None => self.spread.add_off(mark_of(start)),
        }
        loop {
            if let Err(contradiction) = self.spread.work_off(self.kind, &self.candidates, self.weak) {
                return Ok(Err(contradiction));
            }
            if self.kind.level == 0 || !self.exclude(pool)? {
                return Ok(Ok(&self.spread.reach));
            }
        }
    }

    /// The same along links that are there from the beginning.
    fn reach_along(&mut self, start: Mark) -> Result<&Reach, Contradiction> {
        let reach = &mut self.spread.reach;
        *reach = Reach::NOTHING;
        for on in self.steps.iter().flat_map(|steps| steps.all_from(start)) {
            reach.on.insert(on);
            reach.off.add(&self.weak.of(on));
        }
        reach.off.keep(&self.candidates);
        if reach.on.meets(&reach.off) { Err(Contradiction) } else { Ok(reach) }
    }

    /// Adds what patterns and nested chains exclude. False if there is nothing new.
    fn exclude(&mut self, pool: &mut Pool<'_>) -> Result<bool, Interrupted> {
        for (_, removals) in (pool.exclude)(&self.spread.board, self.source, self.kind, pool)? {
            for (cell, digits) in removals {
                bits(digits).for_each(|digit| self.spread.add_off(mark(cell.into(), digit)));
            }
        }
        Ok(!self.spread.offs.is_empty())
    }
}

/// What follows in two steps by cells and houses.
fn steps(board: &Board, weak: Weak) -> Steps<12> {
    let strong_of = |of: Mark| {
        let (mut list, mut count) = ([0; 4], 0);
        strong(board, of, true, true, |to, _| {
            list[count] = to;
            count += 1;
        });
        list.into_iter().take(count)
    };
    let linked = board.marks().filter(|of| strong_of(*of).next().is_some()).collect();
    Steps::new(board, weak, &linked, strong_of)
}
