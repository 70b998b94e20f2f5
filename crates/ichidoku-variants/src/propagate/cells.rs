//! Cells of a layer as bits, side by side.

use crate::boxes_to_find::Layer;
use crate::sets::indices;

/// Some cells of a layer, by their place in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Cells<W> {
    pub(super) const NONE: Self = Self([0; W]);

    pub(super) fn add(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub(super) fn remove(&mut self, place: usize) {
        self.0[place / 64] &= !(1 << (place % 64));
    }

    fn map(self, other: Self, both: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|at| both(self.0[at], other.0[at])))
    }

    pub(super) fn and(self, other: Self) -> Self {
        self.map(other, |a, b| a & b)
    }

    pub(super) fn or(self, other: Self) -> Self {
        self.map(other, |a, b| a | b)
    }

    pub(super) fn without(self, other: Self) -> Self {
        self.map(other, |a, b| a & !b)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    pub(super) fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The places, ascending.
    pub(super) fn places(self) -> impl Iterator<Item = usize> + Clone {
        (0..).step_by(64).zip(self.0).flat_map(|(start, word)| indices(word).map(move |bit| start + bit))
    }

    pub(super) fn first(self) -> Option<usize> {
        self.places().next()
    }

    /// Each place as a set of its own.
    fn singles(self) -> impl Iterator<Item = Self> {
        self.places().map(|place| {
            let mut single = Self::NONE;
            single.add(place);
            single
        })
    }

    /// Those before a place.
    pub(super) fn before(self, place: usize) -> Self {
        let word = |at: usize| match place.saturating_sub(at * 64) {
            bits @ 0..64 => self.0[at] & ((1 << bits) - 1),
            _ => self.0[at],
        };
        Self(core::array::from_fn(word))
    }

    /// Each place moved up by one or more, but by less than a word.
    fn up(self, by: usize) -> Self {
        let carried = |at: usize| if at > 0 { self.0[at - 1] >> (64 - by) } else { 0 };
        Self(core::array::from_fn(|at| self.0[at] << by | carried(at)))
    }

    /// The same down.
    fn down(self, by: usize) -> Self {
        let carried = |at: usize| self.0.get(at + 1).map_or(0, |word| word << (64 - by));
        Self(core::array::from_fn(|at| self.0[at] >> by | carried(at)))
    }
}

/// Which places of a layer are beside each other.
#[derive(Clone, Copy)]
pub(super) struct Field<const W: usize> {
    columns: usize,
    all: Cells<W>,
    not_left: Cells<W>,
}

impl<const W: usize> Field<W> {
    pub(super) fn new(layer: Layer) -> Self {
        let (mut all, mut not_left) = (Cells::NONE, Cells::NONE);
        for place in layer.cells().map(|cell| usize::from(cell - layer.first())) {
            all.add(place);
            if place % layer.columns() > 0 {
                not_left.add(place);
            }
        }
        Self { columns: layer.columns(), all, not_left }
    }

    /// What is at the sides of these, some of which may be among it.
    pub(super) fn beside(self, cells: Cells<W>) -> Cells<W> {
        let sideways = cells.up(1).and(self.not_left).or(cells.and(self.not_left).down(1));
        sideways.or(cells.up(self.columns)).or(cells.down(self.columns)).and(self.all)
    }

    /// These, and what is connected with them through the open places.
    pub(super) fn flood(self, from: Cells<W>, open: Cells<W>) -> Cells<W> {
        let mut reached = from;
        loop {
            let next = reached.or(self.beside(reached).and(open));
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The connected parts of some cells.
    pub(super) fn parts(self, cells: Cells<W>) -> impl Iterator<Item = Cells<W>> {
        let mut rest = cells;
        core::iter::from_fn(move || {
            let part = self.flood(rest.singles().next()?, rest);
            rest = rest.without(part);
            Some(part)
        })
    }

    /// What a connected set with all of the members and this many other cells can have, all of them open.
    pub(super) fn around(self, members: Cells<W>, more: usize, open: Cells<W>) -> Cells<W> {
        let mut around = open;
        // Where nothing is too far, one part reaches what each of them does.
        let parts = if more < open.count() { usize::MAX } else { 1 };
        for part in self.parts(members).take(parts) {
            let mut reached = part;
            for _ in 0..more {
                let next = reached.or(self.beside(reached).and(open));
                // Members cost nothing: they have been counted.
                let next = if members.without(next).is_empty() { next } else { self.flood(next, members) };
                if next == reached {
                    break;
                }
                reached = next;
            }
            around = around.and(reached);
        }
        around
    }

    /// What is beside the members and without which they can't be connected with this many others, or too little is left.
    pub(super) fn needed(
        self,
        members: Cells<W>,
        more: usize,
        open: Cells<W>,
        is_enough: impl Fn(Cells<W>) -> bool,
    ) -> Cells<W> {
        let ways = self.beside(members).and(open).without(members);
        let is_needed = |&way: &Cells<W>| {
            let rest = self.around(members, more, open.without(way));
            !members.without(rest).is_empty() || !is_enough(rest)
        };
        ways.singles().filter(is_needed).fold(Cells::NONE, Cells::or)
    }
}
