//! A state with the tables that finders share, each computed once for the state.

use std::cell::OnceCell;
use std::ops::Deref;

use ichidoku::{CellSet, Digit, Stop};

use crate::almost_locked::{self, Pairs};
use crate::chain::{Graph, Kinds};
use crate::evidence::AlmostLockedSet;
use crate::links::StrongLinks;
use crate::net::Nets;
use crate::overview::Overview;
use crate::state::State;
use crate::templates::Templates;

/// A state and what finders ask of it again and again.
pub struct Survey<'a> {
    overview: Overview<'a>,
    stop: Stop<'a>,
    templates: OnceCell<[Templates; 9]>,
    strong_links: OnceCell<StrongLinks>,
    almost_locked: OnceCell<Vec<AlmostLockedSet>>,
    almost_locked_pairs: OnceCell<Pairs>,
    /// The graphs of plain, grouped and almost locked chains.
    graphs: [OnceCell<Graph>; 3],
    nets: OnceCell<Nets<'a>>,
}

/// What the nodes of a chain may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nodes {
    /// Single candidates.
    Plain,
    /// Groups of a digit where a box and a line cross, too.
    Grouped,
    /// The digits of almost locked sets, too.
    AlmostLocked,
}

impl<'a> Survey<'a> {
    /// Surveys the state.
    pub fn new(state: &'a State) -> Self {
        Self::under(state, Stop::never())
    }

    /// Surveys the state for finders that give up soon after the handle is raised. Whatever they have found by then is
    /// true, but they leave out a lot: whoever calls them has to look at the handle before trusting that nothing is left.
    pub(crate) fn under(state: &'a State, stop: Stop<'a>) -> Self {
        Self {
            overview: Overview::new(state),
            stop,
            templates: OnceCell::new(),
            strong_links: OnceCell::new(),
            almost_locked: OnceCell::new(),
            almost_locked_pairs: OnceCell::new(),
            graphs: Default::default(),
            nets: OnceCell::new(),
        }
    }

    /// The handle that finders look at.
    pub(crate) fn stop(&self) -> Stop<'a> {
        self.stop
    }

    /// These things one after the other, until the handle is raised.
    pub(crate) fn unless_stopped<T>(&self, things: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        things.into_iter().take_while(|_| !self.stop.is_raised())
    }

    /// What the ways to place each digit in the whole grid have in common.
    pub(crate) fn templates(&self) -> &[Templates; 9] {
        let of = |digit| self.templates_in(self.cells(digit), self.cells(digit));
        self.templates.get_or_init(|| Digit::ALL.map(of))
    }

    /// What the ways to place a digit in the cells have in common. The houses that need it are those that meet `open`.
    pub(crate) fn templates_in(&self, open: CellSet, cells: CellSet) -> Templates {
        if self.is_classic() { Templates::by_bands(open, cells) } else { Templates::one_by_one(self, open, cells) }
    }

    /// The candidates of the digit that no way to place it uses: what can be taken out by looking at this digit alone.
    pub(crate) fn doomed(&self, digit: Digit) -> CellSet {
        self.cells(digit) - self.templates()[digit.index()].in_some
    }

    /// The strong links between candidates.
    pub(crate) fn strong_links(&self) -> &StrongLinks {
        self.strong_links.get_or_init(|| StrongLinks::new(self))
    }

    /// The almost locked sets, from single bivalue cells on.
    pub(crate) fn almost_locked(&self) -> &[AlmostLockedSet] {
        self.almost_locked.get_or_init(|| almost_locked::all(self))
    }

    /// Which two of the almost locked sets go together.
    pub(crate) fn almost_locked_pairs(&self) -> &Pairs {
        self.almost_locked_pairs.get_or_init(|| Pairs::new(self, self.almost_locked()))
    }

    /// The graph of chains with these nodes.
    pub(crate) fn graph(&self, nodes: Nodes) -> &Graph {
        let kinds = Kinds {
            bivalue: true,
            bilocal: true,
            groups: nodes != Nodes::Plain,
            almost_locked: nodes == Nodes::AlmostLocked,
            forced_cells: nodes == Nodes::AlmostLocked,
        };
        self.graphs[nodes as usize].get_or_init(|| self.graph_of(kinds, None))
    }

    /// A graph of chains with these strong links, of one digit or of all.
    pub(crate) fn graph_of(&self, kinds: Kinds, only: Option<Digit>) -> Graph {
        let sets = if kinds.almost_locked || kinds.forced_cells { self.almost_locked() } else { &[] };
        Graph::new(self, sets, kinds, only)
    }

    /// What follows from each candidate.
    pub(crate) fn nets(&self) -> &Nets<'a> {
        self.nets.get_or_init(|| Nets::new(self, self.stop))
    }
}

impl<'a> Deref for Survey<'a> {
    type Target = Overview<'a>;

    fn deref(&self) -> &Overview<'a> {
        &self.overview
    }
}
