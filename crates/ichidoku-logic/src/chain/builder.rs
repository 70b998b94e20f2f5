//! Builds the graph of a state: its nodes, and why which of them are linked.
//!
//! Strong links come from truths (a cell with two candidates, a house with two places or groups for a digit) and from almost
//! locked sets: without one of its digits a set of n cells holds the other n, so of any two of its digits one is there. Weak
//! links need no proof of their own: two nodes exclude each other if they are the same digit in cells that all see each
//! other, or two digits of one cell. Almost locked sets as nodes follow the players' forum and HoDoKu (ALS nodes in chains).

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::bits::set;
use super::link_graph::{DigitPlace, Kinds, LinkGraph, Links, Proof};
use crate::evidence::{AlmostLockedSet, Truth};
use crate::geometry::Geometry;
use crate::overview::Overview;

/// Collects nodes and strong links.
pub(super) struct Builder<'a, 's> {
    overview: &'a Overview<'s>,
    /// The state's almost locked sets, if they are wanted.
    sets: &'a [AlmostLockedSet],
    only: Option<Digit>,
    places: Vec<DigitPlace>,
    /// By node, the cells that see all of it.
    seen: Vec<CellSet>,
    /// By node, the next one with its digit and its first cell.
    next: Vec<Option<u16>>,
    /// The nodes of single candidates.
    single: Box<[u16; Candidate::COUNT]>,
    proofs: Vec<Proof>,
    /// What each link joins, and which proof it has.
    links: Vec<([u16; 2], u32)>,
}

impl<'a, 's> Builder<'a, 's> {
    /// All candidates as nodes, and the strong links of these kinds.
    pub(super) fn new(
        overview: &'a Overview<'s>,
        sets: &'a [AlmostLockedSet],
        kinds: Kinds,
        only: Option<Digit>,
    ) -> Self {
        let mut builder = Self::with_candidates(overview, sets, only);
        if kinds.bivalue {
            builder.bivalue();
        }
        if kinds.bilocal {
            builder.bilocal();
        }
        if kinds.groups {
            builder.groups();
        }
        if kinds.almost_locked {
            builder.almost_locked();
        }
        if kinds.forced_cells {
            builder.forced_cells();
        }
        builder
    }

    fn with_candidates(overview: &'a Overview<'s>, sets: &'a [AlmostLockedSet], only: Option<Digit>) -> Self {
        let mut builder = Self {
            overview,
            sets,
            only,
            places: Vec::with_capacity(512),
            seen: Vec::with_capacity(512),
            next: Vec::with_capacity(512),
            single: Box::new([0; Candidate::COUNT]),
            proofs: Vec::with_capacity(256),
            links: Vec::with_capacity(256),
        };
        for digit in builder.digits() {
            for cell in overview.cells(digit).iter() {
                builder.single[Candidate::of(cell, digit).index()] = builder.add(digit, CellSet::single(cell));
            }
        }
        builder
    }

    fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        let only = self.only;
        Digit::ALL.into_iter().filter(move |digit| only.is_none_or(|o| o == *digit))
    }

    fn add(&mut self, digit: Digit, cells: CellSet) -> u16 {
        self.places.push(DigitPlace { digit, cells });
        self.seen.push(self.overview.common_peers(cells));
        self.next.push(None);
        self.places.len() as u16 - 1
    }

    /// The node of the candidate.
    fn single(&self, cell: Cell, digit: Digit) -> u16 {
        self.single[Candidate::of(cell, digit).index()]
    }

    /// The nodes of the digit that begin with the cell, the candidate's own first.
    fn beginning_with(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = u16> {
        std::iter::successors(Some(self.single(cell, digit)), |node| self.next[usize::from(*node)])
    }

    /// The node of the digit in the cells, which all may hold it.
    fn node(&mut self, digit: Digit, cells: CellSet) -> u16 {
        let Some(first) = cells.iter().next() else { return self.add(digit, cells) };
        let is_it = |node: &u16| self.places[usize::from(*node)].cells == cells;
        if let Some(node) = self.beginning_with(first, digit).find(is_it) {
            return node;
        }
        let (new, first) = (self.add(digit, cells), usize::from(self.single(first, digit)));
        self.next[usize::from(new)] = self.next[first].replace(new);
        new
    }

    fn link(&mut self, ends: [u16; 2], proof: Proof) {
        self.links.push((ends, self.proofs.len() as u32));
        self.proofs.push(proof);
    }

    fn bivalue(&mut self) {
        for cell in self.overview.bivalue().iter() {
            let mut digits = self.overview.digits(cell).iter();
            if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                let ends = [a, b].map(|digit| self.single(cell, digit));
                self.link(ends, Proof::Truth(Truth::Cell(cell)));
            }
        }
    }

    fn bilocal(&mut self) {
        for digit in self.digits() {
            for house in House::ALL.into_iter().filter(|h| self.overview.positions(digit, *h).count_ones() == 2) {
                let mut cells = self.overview.cells_in(digit, house).iter();
                if let (Some(a), Some(b)) = (cells.next(), cells.next()) {
                    let ends = [a, b].map(|cell| self.single(cell, digit));
                    self.link(ends, Proof::Truth(Truth::Digit(house, digit)));
                }
            }
        }
    }

    /// Two nodes that hold all places of a digit in a house, at least one of them a group where a box and a line cross.
    fn groups(&mut self) {
        let crossings = House::ALL.map(|house| crossings(self.overview, house));
        for digit in self.digits() {
            for (house, crossings) in House::ALL.into_iter().zip(&crossings) {
                let places = self.overview.cells_in(digit, house);
                if places.len() < 3 {
                    continue;
                }
                for group in crossings.iter().map(|c| *c & places).filter(|group| group.len() > 1) {
                    let rest = places - group;
                    let held = rest.len() == 1 || crossings.iter().any(|c| rest.is_subset(*c));
                    if held && !rest.is_empty() {
                        let ends = [self.node(digit, group), self.node(digit, rest)];
                        self.link(ends, Proof::Truth(Truth::Digit(house, digit)));
                    }
                }
            }
        }
    }

    fn almost_locked(&mut self) {
        for set in self.sets() {
            let nodes: Vec<u16> =
                set.digits.iter().map(|digit| self.node(digit, set.places(self.overview, digit))).collect();
            let proof = self.proofs.len() as u32;
            self.proofs.push(Proof::Set(*set));
            for (i, a) in nodes.iter().enumerate() {
                self.links.extend(nodes[i + 1..].iter().map(|b| ([*a, *b], proof)));
            }
        }
    }

    fn sets(&self) -> impl Iterator<Item = &'a AlmostLockedSet> + use<'a> {
        self.sets.iter().filter(|set| set.cells.len() > 1)
    }

    /// A set without one digit holds the others; a cell that sees all places of all but one of its digits is that one.
    ///
    /// The set and the cell are an almost locked set that spans two houses: what it holds in a loop is seen from both.
    fn forced_cells(&mut self) {
        for set in self.sets() {
            let mut seen = [CellSet::EMPTY; 9];
            for digit in set.digits.iter() {
                let node = self.node(digit, set.places(self.overview, digit));
                seen[digit.index()] = self.seen[usize::from(node)];
            }
            for cell in left_one(self.overview, &seen).iter() {
                let taken = set.digits.iter().filter(|digit| seen[digit.index()].contains(cell)).collect();
                self.forced_cell(set, cell, self.overview.digits(cell) & taken);
            }
        }
    }

    /// Links each other digit of the set with the one that it leaves to the cell.
    fn forced_cell(&mut self, set: &AlmostLockedSet, cell: Cell, taken: DigitSet) {
        let Some(left) = (self.overview.digits(cell) - taken).only() else { return };
        let both = AlmostLockedSet { cells: set.cells.with(cell), digits: set.digits.with(left) };
        for digit in (set.digits - taken).iter() {
            let places = self.node(digit, set.places(self.overview, digit));
            self.link([places, self.single(cell, left)], Proof::Set(both));
        }
    }

    pub(super) fn finish(self) -> LinkGraph {
        let words = self.places.len().div_ceil(64);
        let mut strong = vec![0; self.places.len() * words];
        for ([a, b], _) in &self.links {
            for (from, to) in [(*a, *b), (*b, *a)] {
                set(&mut strong[usize::from(from) * words..], to.into());
            }
        }
        let weak = self.weak_rows(words);
        let links = Links::new(self.places.len(), &self.links, self.proofs);
        LinkGraph::of(self.places, [strong, weak], links)
    }

    /// For each node the nodes that it excludes: the same digit in cells that see all of it, or other digits of its cell.
    fn weak_rows(&self, words: usize) -> Vec<u64> {
        let mut weak = vec![0; self.places.len() * words];
        for (i, place) in self.places.iter().enumerate() {
            let (row, seen) = (&mut weak[i * words..][..words], self.seen[i]);
            for cell in (self.overview.cells(place.digit) & seen).iter() {
                let nodes = self.beginning_with(cell, place.digit).map(usize::from);
                nodes.filter(|node| self.places[*node].cells.is_subset(seen)).for_each(|node| set(row, node));
            }
            if let (Some(cell), None) = (place.cells.only(), self.only) {
                for digit in self.overview.digits(cell).without(place.digit).iter() {
                    set(row, self.single(cell, digit).into());
                }
            }
        }
        weak
    }
}

/// Where a box and a line cross, those of the house.
fn crossings(geometry: &Geometry, house: House) -> Vec<CellSet> {
    let others = House::ALL.into_iter().filter(|other| *other != house);
    others.map(|other| geometry.crossing(house, other)).filter(|cells| cells.len() > 1).collect()
}

/// The cells that lose two digits or more where these are seen, and keep one. With fewer than two lost, bivalue cells link
/// what is left already.
fn left_one(overview: &Overview<'_>, seen: &[CellSet; 9]) -> CellSet {
    let (mut lost, mut lost_two, mut left, mut left_two) =
        (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let (gone, kept) = (overview.cells(digit) & seen[digit.index()], overview.cells(digit) - seen[digit.index()]);
        (lost_two, lost) = (lost_two | (lost & gone), lost | gone);
        (left_two, left) = (left_two | (left & kept), left | kept);
    }
    (lost_two & left) - left_two
}
