//! Grids and sets of extra cells on which connected sets lie, such as boxes that are found while solving.

use core::ops::Range;

use crate::{Cell, Puzzle};

/// Cells in rows, of which neighbours are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layer {
    first: Cell,
    count: usize,
    columns: usize,
}

/// The layer of a set of extra cells, or of the grid if the prefix is empty.
pub(crate) fn layer(puzzle: &Puzzle, prefix: &str) -> Option<Layer> {
    if prefix.is_empty() {
        return Some(Layer { first: 0, count: puzzle.shape().cells(), columns: puzzle.shape().columns() });
    }
    let extra = puzzle.extra(prefix)?;
    Some(Layer { first: extra.first, count: extra.count, columns: extra.columns.max(1) })
}

impl Layer {
    pub(crate) fn first(self) -> Cell {
        self.first
    }

    /// How many cells.
    pub(crate) fn count(self) -> usize {
        self.count
    }

    pub(crate) fn columns(self) -> usize {
        self.columns
    }

    pub(crate) fn cells(self) -> Range<Cell> {
        self.first..self.first + self.count as Cell
    }

    /// The cells at the sides of a cell.
    pub(crate) fn beside(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let index = usize::from(cell - self.first);
        let column = index % self.columns;
        let left = (column > 0).then(|| cell - 1);
        let right = (column + 1 < self.columns && index + 1 < self.count).then(|| cell + 1);
        let up = (index >= self.columns).then(|| cell - self.columns as Cell);
        let down = (index + self.columns < self.count).then(|| cell + self.columns as Cell);
        [left, right, up, down].into_iter().flatten()
    }

    /// The cells that are connected with one by cells for which the test holds.
    pub(crate) fn component(self, start: Cell, holds: impl Fn(Cell) -> bool) -> Vec<Cell> {
        let mut seen = vec![false; self.count];
        let mut component = vec![start];
        seen[usize::from(start - self.first)] = true;
        let mut next = 0;
        while let Some(&cell) = component.get(next) {
            next += 1;
            for other in self.beside(cell) {
                let seen = &mut seen[usize::from(other - self.first)];
                if !*seen && holds(other) {
                    *seen = true;
                    component.push(other);
                }
            }
        }
        component
    }
}

/// The arms of a chaos arrow: those that are given, or from the control cell in all four directions.
pub(crate) fn arms(puzzle: &Puzzle, control: Cell, given: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    let shape = puzzle.shape();
    let mut arms = given.to_vec();
    if let Some(layer) = layer(puzzle, "CC").filter(|_| given.is_empty()) {
        let to = |(down, right)| {
            let cells = core::iter::successors(Some(control), move |&cell| shape.step(cell, down, right));
            cells.map(|cell| cell + layer.first).collect()
        };
        arms = [(0, -1), (0, 1), (-1, 0), (1, 0)].map(to).to_vec();
    }
    let longer = arms.iter().filter(|arm| arm.len() > 1).cloned().collect::<Vec<_>>();
    if longer.is_empty() {
        arms.truncate(1);
    } else {
        arms = longer;
    }
    arms
}

/// The cells that a chaos count counts: those that are given, or the control cell and those around it.
pub(crate) fn counted(puzzle: &Puzzle, control: Cell, given: &[Cell]) -> Vec<Cell> {
    let shape = puzzle.shape();
    let Some(layer) = layer(puzzle, "CC").filter(|_| given.is_empty()) else { return given.to_vec() };
    let steps = [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)];
    let around = steps.iter().filter_map(|&(down, right)| shape.step(control, down, right));
    around.map(|cell| cell + layer.first).collect()
}
