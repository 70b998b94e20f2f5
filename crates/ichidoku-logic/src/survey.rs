//! A state with the tables that finders share, each computed once for the state.

use std::cell::OnceCell;
use std::ops::Deref;

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House, Stop};

use crate::almost_locked::{self, Pairs};
use crate::chain::{Graph, Kinds};
use crate::evidence::{AlmostLockedSet, candidates_of};
use crate::geometry::cells_at;
use crate::links::StrongLinks;
use crate::net::Nets;
use crate::state::State;
use crate::templates::Templates;

/// A state and what finders ask of it again and again.
pub struct Survey<'a> {
    state: &'a State,
    stop: Stop<'a>,
    /// By digit and house: the places in the house (bit `i` for its cell `i`) that may hold the digit.
    positions: [[u16; 27]; 9],
    /// The open cells by how many candidates they have; nine and none share no finder's interest.
    by_size: [CellSet; 10],
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
        let mut by_size = [CellSet::EMPTY; 10];
        for cell in state.open().iter() {
            let size = state.digits(cell).len();
            by_size[size] = by_size[size].with(cell);
        }
        let positions = Digit::ALL.map(|digit| positions(state.cells(digit)));
        Self {
            state,
            stop,
            positions,
            by_size,
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

    /// The places of the house (bit `i` for its cell `i` in reading order) that may hold the digit.
    pub fn positions(&self, digit: Digit, house: House) -> u16 {
        self.positions[digit.index()][house.index()]
    }

    /// The cells of the house that may hold the digit.
    pub fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.state.cells(digit) & house.cells()
    }

    /// The open cells with exactly this many candidates.
    pub fn with_size(&self, size: usize) -> CellSet {
        self.by_size[size]
    }

    /// The cells with exactly two candidates.
    pub fn bivalue(&self) -> CellSet {
        self.by_size[2]
    }

    /// The candidates of the digits in the cells, digit by digit.
    pub(crate) fn candidates_in(&self, digits: DigitSet, cells: CellSet) -> Vec<Candidate> {
        digits.iter().flat_map(|digit| candidates_of(digit, self.cells(digit) & cells)).collect()
    }

    /// What the ways to place each digit in the whole grid have in common.
    pub(crate) fn templates(&self) -> &[Templates; 9] {
        let of = |digit| Templates::new(self.state.cells(digit), self.state.cells(digit));
        self.templates.get_or_init(|| Digit::ALL.map(of))
    }

    /// The candidates of the digit that no way to place it uses: what can be taken out by looking at this digit alone.
    pub(crate) fn doomed(&self, digit: Digit) -> CellSet {
        self.state.cells(digit) - self.templates()[digit.index()].in_some
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
        self.almost_locked_pairs.get_or_init(|| Pairs::new(self))
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
        self.graphs[nodes as usize].get_or_init(|| Graph::new(self, kinds, None))
    }

    /// What follows from each candidate.
    pub(crate) fn nets(&self) -> &Nets<'a> {
        self.nets.get_or_init(|| Nets::new(self, self.stop))
    }

    /// The cells at the places of the house.
    pub fn cells_at(&self, house: House, places: u16) -> CellSet {
        cells_at(house, places)
    }
}

impl Deref for Survey<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

/// The places of one digit in each house.
fn positions(cells: CellSet) -> [u16; 27] {
    let mut places = [0; 27];
    for cell in cells.iter() {
        let (row, column, b) = (cell.row().index(), cell.column().index(), cell.box_().index());
        places[row] |= 1 << column;
        places[9 + column] |= 1 << row;
        places[18 + b] |= 1 << (row % 3 * 3 + column % 3);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::{Grid, Puzzle};

    #[test]
    fn positions_are_the_cells_of_the_house() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
        let state = State::new(&Grid::from(puzzle));
        let survey = Survey::new(&state);
        for house in House::ALL {
            for digit in Digit::ALL {
                assert_eq!(survey.cells_at(house, survey.positions(digit, house)), survey.cells_in(digit, house));
            }
        }
        assert!(survey.bivalue().iter().all(|cell| state.digits(cell).len() == 2));
    }
}
