//! The graph of nodes that chains walk on.

use std::collections::HashMap;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::geometry::crossing;
use crate::step::{AlmostLockedSet, Node, Truth};
use crate::survey::Survey;

/// Which strong links a graph has.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kinds {
    /// Cells with two candidates.
    pub(crate) bivalue: bool,
    /// Houses with two places for a digit.
    pub(crate) bilocal: bool,
    /// Houses in which a digit's places lie in two groups.
    pub(crate) groups: bool,
    /// Almost locked sets of two cells and more: without one digit they hold all others.
    pub(crate) almost_locked: bool,
    /// Cells to which an almost locked set, without one digit, leaves a single digit.
    pub(crate) forced_cells: bool,
}

/// Why a strong link holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Proof {
    /// It is what this truth comes down to.
    Truth(Truth),
    /// The cells of the set need all but one of its digits.
    Set(AlmostLockedSet),
}

/// A digit in some cells: one, a group, or the places of a digit in an almost locked set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Place {
    digit: Digit,
    cells: CellSet,
}

/// The nodes, and for each the nodes that its being false makes true and that its being true makes false.
///
/// ```text
///   strong[a] = { b : a or b }        weak[a] = { b : not both }        each row one bit a node
/// ```
pub(crate) struct Graph {
    places: Vec<Place>,
    words: usize,
    strong: Vec<u64>,
    weak: Vec<u64>,
    links: Vec<(u16, u16, Proof)>,
}

impl Graph {
    /// The graph of the state with the given strong links, of one digit or of all.
    pub(crate) fn new(survey: &Survey<'_>, kinds: Kinds, only: Option<Digit>) -> Self {
        let mut builder = Builder::new(survey, only);
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
        builder.finish()
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// How many words a row of bits has.
    pub(crate) fn words(&self) -> usize {
        self.words
    }

    /// What becomes true if the node is false.
    pub(crate) fn strong(&self, node: usize) -> &[u64] {
        &self.strong[node * self.words..][..self.words]
    }

    /// What becomes false if the node is true.
    pub(crate) fn weak(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..][..self.words]
    }

    /// What one link leads to: if `on`, what becomes true if the node is false; else what becomes false if it is true.
    pub(crate) fn leading(&self, on: bool, node: usize) -> &[u64] {
        if on { self.strong(node) } else { self.weak(node) }
    }

    /// Whether the nodes cannot both be true.
    pub(crate) fn is_weak(&self, a: usize, b: usize) -> bool {
        self.weak(a)[b / 64] >> (b % 64) & 1 == 1
    }

    /// Why one of the two nodes must be true: every reason there is.
    pub(crate) fn proofs(&self, from: usize, to: usize) -> impl Iterator<Item = &Proof> {
        let between = move |link: &&(u16, u16, Proof)| (usize::from(link.0), usize::from(link.1)) == (from, to);
        self.links.iter().filter(between).map(|(_, _, proof)| proof)
    }

    /// The almost locked sets whose places for a digit the node is, each once.
    pub(crate) fn sets_at(&self, node: usize) -> Vec<AlmostLockedSet> {
        let mut sets: Vec<AlmostLockedSet> = Vec::new();
        for (from, _, proof) in &self.links {
            if let (true, Proof::Set(set)) = (usize::from(*from) == node, proof)
                && !sets.contains(set)
            {
                sets.push(*set);
            }
        }
        sets
    }

    /// The node as evidence.
    pub(crate) fn node(&self, node: usize, on: bool) -> Node {
        let Place { digit, cells } = self.places[node];
        Node { digit, cells, on }
    }

    /// The node's candidate, if it is only one.
    pub(crate) fn candidate(&self, node: usize) -> Option<Candidate> {
        let Place { digit, cells } = self.places[node];
        cells.only().map(|cell| Candidate::of(cell, digit))
    }

    /// What is false if one of the two nodes is true, whichever.
    pub(crate) fn victims(&self, survey: &Survey<'_>, a: usize, b: usize) -> Vec<Candidate> {
        let (one, other) = (self.places[a], self.places[b]);
        if one.digit == other.digit {
            let cells = survey.cells(one.digit) & one.cells.common_peers() & other.cells.common_peers();
            return cells.iter().map(|cell| Candidate::of(cell, one.digit)).collect();
        }
        if let (Some(cell), true) = (one.cells.only(), one.cells == other.cells) {
            let rest = survey.digits(cell).without(one.digit).without(other.digit);
            return rest.iter().map(|digit| Candidate::of(cell, digit)).collect();
        }
        let crossed = |at: Place, by: Place| {
            let cell = at
                .cells
                .only()
                .filter(|cell| at.cells.is_subset(by.cells.common_peers()) && survey.cells(by.digit).contains(*cell));
            cell.map(|cell| Candidate::of(cell, by.digit))
        };
        crossed(one, other).into_iter().chain(crossed(other, one)).collect()
    }
}

/// Collects nodes and strong links.
struct Builder<'a, 's> {
    survey: &'a Survey<'s>,
    only: Option<Digit>,
    places: Vec<Place>,
    /// The nodes of single candidates.
    single: Box<[u16; Candidate::COUNT]>,
    /// The nodes of several cells.
    index: HashMap<Place, u16>,
    links: Vec<(u16, u16, Proof)>,
}

impl<'a, 's> Builder<'a, 's> {
    /// All candidates as nodes.
    fn new(survey: &'a Survey<'s>, only: Option<Digit>) -> Self {
        let mut places = Vec::with_capacity(320);
        let mut single = Box::new([0; Candidate::COUNT]);
        for digit in Digit::ALL.into_iter().filter(|d| only.is_none_or(|o| o == *d)) {
            for cell in survey.cells(digit).iter() {
                single[Candidate::of(cell, digit).index()] = places.len() as u16;
                places.push(Place { digit, cells: CellSet::single(cell) });
            }
        }
        Self { survey, only, places, single, index: HashMap::new(), links: Vec::with_capacity(256) }
    }

    fn node(&mut self, digit: Digit, cells: CellSet) -> u16 {
        if let Some(cell) = cells.only() {
            return self.single[Candidate::of(cell, digit).index()];
        }
        let place = Place { digit, cells };
        *self.index.entry(place).or_insert_with(|| {
            self.places.push(place);
            self.places.len() as u16 - 1
        })
    }

    fn link(&mut self, a: (Digit, CellSet), b: (Digit, CellSet), proof: Proof) {
        let (a, b) = (self.node(a.0, a.1), self.node(b.0, b.1));
        self.links.extend([(a, b, proof), (b, a, proof)]);
    }

    fn digits(&self) -> Vec<Digit> {
        Digit::ALL.into_iter().filter(|d| self.only.is_none_or(|o| o == *d)).collect()
    }

    fn bivalue(&mut self) {
        for cell in self.survey.bivalue().iter() {
            let digits: Vec<Digit> = self.survey.digits(cell).iter().collect();
            let at = CellSet::single(cell);
            self.link((digits[0], at), (digits[1], at), Proof::Truth(Truth::Cell(cell)));
        }
    }

    fn bilocal(&mut self) {
        for digit in self.digits() {
            for house in House::ALL.into_iter().filter(|h| self.survey.positions(digit, *h).count_ones() == 2) {
                let cells = self.survey.cells_in(digit, house);
                let first: CellSet = cells.iter().take(1).collect();
                self.link((digit, first), (digit, cells - first), Proof::Truth(Truth::Digit(house, digit)));
            }
        }
    }

    /// Two nodes that hold all places of a digit in a house, at least one of them a group where a box and a line cross.
    fn groups(&mut self) {
        for digit in self.digits() {
            for house in House::ALL {
                let places = self.survey.cells_in(digit, house);
                if places.len() < 3 {
                    continue;
                }
                let crossings: Vec<CellSet> =
                    House::ALL.into_iter().filter(|h| *h != house).map(|h| crossing(house, h)).collect();
                let groups: Vec<CellSet> = crossings.into_iter().filter(|c| c.len() == 3).map(|c| c & places).collect();
                for group in groups.iter().filter(|g| g.len() > 1) {
                    let rest = places - *group;
                    let held = rest.len() == 1 || groups.iter().any(|g| rest.is_subset(*g));
                    if held && !rest.is_empty() {
                        self.link((digit, *group), (digit, rest), Proof::Truth(Truth::Digit(house, digit)));
                    }
                }
            }
        }
    }

    fn almost_locked(&mut self) {
        for set in self.survey.almost_locked().iter().filter(|set| set.cells.len() > 1) {
            let digits: Vec<Digit> = set.digits.iter().collect();
            for (i, a) in digits.iter().enumerate() {
                for b in &digits[i + 1..] {
                    let at = |digit: Digit| (digit, set.places(self.survey, digit));
                    self.link(at(*a), at(*b), Proof::Set(*set));
                }
            }
        }
    }

    /// A set without one digit holds the others; a cell that sees all places of all but one of its digits is that one.
    ///
    /// The set and the cell are an almost locked set that spans two houses: what it holds in a loop is seen from both.
    fn forced_cells(&mut self) {
        for set in self.survey.almost_locked().iter().filter(|set| set.cells.len() > 1) {
            let seen = set.digits.iter().map(|d| (d, set.places(self.survey, d).common_peers()));
            let seen: Vec<(Digit, CellSet)> = seen.collect();
            let reached = seen.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
            for cell in (reached & self.survey.open()).iter() {
                let taken: DigitSet = seen.iter().filter(|(_, cells)| cells.contains(cell)).map(|(d, _)| *d).collect();
                self.forced_cell(set, cell, self.survey.digits(cell) & taken);
            }
        }
    }

    /// Links each other digit of the set with the one that it leaves to the cell; with fewer than two taken from the
    /// cell, bivalue cells link them already.
    fn forced_cell(&mut self, set: &AlmostLockedSet, cell: Cell, taken: DigitSet) {
        let Some(left) = (self.survey.digits(cell) - taken).only().filter(|_| taken.len() > 1) else { return };
        let both = AlmostLockedSet { cells: set.cells.with(cell), digits: set.digits.with(left) };
        for digit in (set.digits - taken).iter() {
            let places = (digit, set.places(self.survey, digit));
            self.link(places, (left, CellSet::single(cell)), Proof::Set(both));
        }
    }

    fn finish(self) -> Graph {
        let words = self.places.len().div_ceil(64);
        let mut strong = vec![0; self.places.len() * words];
        for (from, to, _) in &self.links {
            set(&mut strong[usize::from(*from) * words..], usize::from(*to));
        }
        let weak = self.weak_rows(words);
        Graph { places: self.places, words, strong, weak, links: self.links }
    }

    /// For each node the nodes that it excludes: the same digit in cells that see all of it, or other digits of its cell.
    fn weak_rows(&self, words: usize) -> Vec<u64> {
        let several: Vec<usize> = (0..self.places.len()).filter(|i| self.places[*i].cells.len() > 1).collect();
        let mut weak = vec![0; self.places.len() * words];
        for (i, place) in self.places.iter().enumerate() {
            let row = &mut weak[i * words..][..words];
            let seen = place.cells.common_peers();
            for cell in (self.survey.cells(place.digit) & seen).iter() {
                set(row, self.single[Candidate::of(cell, place.digit).index()].into());
            }
            for j in several.iter().filter(|j| self.places[**j].digit == place.digit) {
                if self.places[*j].cells.is_subset(seen) {
                    set(row, *j);
                }
            }
            if let (Some(cell), None) = (place.cells.only(), self.only) {
                for digit in self.survey.digits(cell).without(place.digit).iter() {
                    set(row, self.single[Candidate::of(cell, digit).index()].into());
                }
            }
        }
        weak
    }
}

fn set(row: &mut [u64], i: usize) {
    row[i / 64] |= 1 << (i % 64);
}
