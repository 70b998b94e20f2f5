//! Numbers of places that are no cells: edges between two cells, corners among four, and cells around the grid. Each is counted row
//! by row. The numbering was found out from puzzles that are published with their solutions.

use serde_json::Value;

use crate::{Cell, Line, Shape};

/// The two cells at the sides of an edge. Each row of cells counts first the edges at the left of its cells, then those below them;
/// those at the border of the grid count too, and have no cell on the other side.
pub(super) fn edge(shape: Shape, number: u64) -> Option<[Cell; 2]> {
    let number = usize::try_from(number).ok()?;
    let (row, place) = (number / (2 * shape.columns()), number % (2 * shape.columns()));
    let (cell, other) = match place.checked_sub(shape.columns()) {
        None => ((row, place.checked_sub(1)?), (row, place)),
        Some(column) => ((row, column), (row + 1, column)),
    };
    (other.0 < shape.rows()).then(|| [shape.cell(cell.0, cell.1), shape.cell(other.0, other.1)])
}

/// The cells around a corner, of which a row has one more than it has cells.
pub(super) fn corner(shape: Shape, number: u64) -> Option<Vec<Cell>> {
    let number = usize::try_from(number).ok()?;
    let (row, column) = (number / (shape.columns() + 1), number % (shape.columns() + 1));
    let around = [(1, 1), (1, 0), (0, 1), (0, 0)].into_iter().filter_map(|(up, left)| {
        let (row, column) = (row.checked_sub(up)?, column.checked_sub(left)?);
        (row < shape.rows() && column < shape.columns()).then(|| shape.cell(row, column))
    });
    Some(around.collect::<Vec<_>>()).filter(|cells| !cells.is_empty())
}

/// A cell around the grid: row and column from −1, where the grid begins at 0.
#[derive(Clone, Copy)]
pub(super) struct Outer {
    shape: Shape,
    row: isize,
    column: isize,
}

impl Outer {
    /// Counted in a grid that is larger by a cell on each side; `None` for a cell of the grid itself.
    pub(super) fn new(shape: Shape, number: u64) -> Option<Self> {
        let number = isize::try_from(number).ok()?;
        let width = shape.columns() as isize + 2;
        let outer = Self { shape, row: number / width - 1, column: number % width - 1 };
        (outer.row <= shape.rows() as isize && !(outer.is_in_rows() && outer.is_in_columns())).then_some(outer)
    }

    fn is_in_rows(self) -> bool {
        (0..self.shape.rows() as isize).contains(&self.row)
    }

    fn is_in_columns(self) -> bool {
        (0..self.shape.columns() as isize).contains(&self.column)
    }

    /// The row or column at whose end it is, and whether that is the front; `None` at a corner.
    pub(super) fn line(self) -> Option<(Line, bool)> {
        match (self.is_in_rows(), self.is_in_columns()) {
            (true, false) => Some((Line::Row(u8::try_from(self.row).ok()?), self.column < 0)),
            (false, true) => Some((Line::Column(u8::try_from(self.column).ok()?), self.row < 0)),
            _ => None,
        }
    }

    /// The diagonal into the grid, one that rises to the right or one that falls; `None` if it leads nowhere.
    pub(super) fn diagonal(self, rises: bool) -> Option<Vec<Cell>> {
        let down = if rises { -1 } else { 1 };
        let way = |step: isize| {
            let along = (1..).map(move |far| (self.row + step * far * down, self.column + step * far));
            let cell = |(row, column): (isize, isize)| {
                let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
                (row < self.shape.rows() && column < self.shape.columns()).then(|| self.shape.cell(row, column))
            };
            along.map_while(cell).collect::<Vec<_>>()
        };
        [way(1), way(-1)].into_iter().find(|cells| !cells.is_empty())
    }
}

/// The cells that a list names by their numbers.
pub(super) fn cells_of(shape: Shape, list: &Value) -> Option<Vec<Cell>> {
    let cell = |value: &Value| {
        let cell = usize::try_from(value.as_u64()?).ok().filter(|&cell| cell < shape.cells())?;
        Cell::try_from(cell).ok()
    };
    list.as_array()?.iter().map(cell).collect()
}
