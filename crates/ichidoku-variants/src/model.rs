//! A puzzle as the search sees it.

use std::rc::Rc;

use crate::Cell;
use crate::apart::Apart;
use crate::domains::Set;
use crate::places::Seats;
use crate::propagate::Propagator;
use crate::queue::Watchers;
use crate::rows::Rows;

/// Cells, what each may contain at first, and what keeps them apart.
pub(crate) struct Model {
    pub(crate) digits: usize,
    pub(crate) initial: Vec<Set>,
    pub(crate) apart: Rc<Apart>,
    /// For each cell, the cells that can't contain the same digit.
    pub(crate) peers: Rows<Cell>,
    /// Cells that contain every digit once.
    pub(crate) houses: Vec<Vec<Cell>>,
    /// Which of the houses a cell is in, where the places of their digits are counted.
    pub(crate) seats: Seats,
    /// A digit and cells of which at least one contains it.
    pub(crate) required: Vec<(Set, Vec<Cell>)>,
    pub(crate) propagators: Vec<Propagator>,
    /// The places of propagators by rank: those of a lower pace come first.
    pub(crate) order: Vec<usize>,
    /// For each cell, the ranks of the propagators that look at it.
    pub(crate) watchers: Watchers,
    /// For each cell, the ranks of those that look at it only when its digit is known.
    pub(crate) watchers_of_digits: Watchers,
    /// Where the search begins to score cells: by how many cells their rules have.
    pub(crate) scores: Vec<f32>,
    /// For each cell that says in which box another is, that other one; empty without boxes to be found.
    pub(crate) digits_of_labels: Vec<Option<Cell>>,
    /// True for large grids whose rules are about places alone: there is a search that learns for them.
    pub(crate) can_be_learned: bool,
    /// True for nine rows, columns and boxes, and rules that say no more than what cells may contain.
    pub(crate) is_classic: bool,
}
