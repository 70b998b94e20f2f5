//! Which cells are selected, in the order in which they were.

use super::grid::Grid;
use crate::session::Direction;

/// The selected cells, and the cell with the cursor: the last one that was gone to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Selected {
    /// In the order in which they were selected, so that a line can be drawn through them.
    cells: Vec<usize>,
    cursor: usize,
    /// Whether a pointer is down, and adds cells or takes them out.
    drag: Option<bool>,
}

impl Selected {
    /// Nothing, with the cursor in this cell.
    pub(super) const fn at(cursor: usize) -> Self {
        Self { cells: Vec::new(), cursor, drag: None }
    }

    /// The cells, each once.
    pub fn cells(&self) -> &[usize] {
        &self.cells
    }

    /// The cell with the cursor.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// True if the cell is selected.
    pub fn has(&self, cell: usize) -> bool {
        self.cells.contains(&cell)
    }

    /// True while a pointer is down.
    pub const fn is_dragging(&self) -> bool {
        self.drag.is_some()
    }

    /// The pointer went down on a cell.
    pub(super) fn press(&mut self, cell: usize, add: bool) {
        let (takes_out, lets_go) = (add && self.has(cell), !add && self.cells == [cell]);
        if !add {
            self.cells.clear();
        }
        self.drag = Some(!takes_out);
        self.cursor = cell;
        if takes_out {
            self.cells.retain(|own| *own != cell);
        } else if !lets_go {
            self.cells.push(cell);
        }
    }

    /// The pointer went over a cell while it was down.
    pub(super) fn drag(&mut self, cell: usize) {
        self.cursor = cell;
        match self.drag {
            Some(true) => self.put(cell),
            Some(false) => self.cells.retain(|own| *own != cell),
            None => {}
        }
    }

    /// The pointer went up.
    pub(super) const fn release(&mut self) {
        self.drag = None;
    }

    /// The keyboard's focus came to a cell.
    pub(super) fn focus(&mut self, cell: usize) {
        self.cursor = cell;
        self.cells = vec![cell];
    }

    /// Goes to the next cell in a direction, around the edges where the player wants that.
    pub(super) fn go(&mut self, grid: &Grid, direction: Direction, extend: bool, wraps: bool) {
        self.cursor = next(grid, self.cursor, direction, wraps);
        if !extend {
            self.cells.clear();
        }
        self.put(self.cursor);
    }

    /// Selects these cells.
    pub(super) fn select(&mut self, cells: Vec<usize>) {
        self.cells = cells;
        if let Some(last) = self.cells.last() {
            self.cursor = *last;
        }
    }

    fn put(&mut self, cell: usize) {
        if !self.has(cell) {
            self.cells.push(cell);
        }
    }
}

fn next(grid: &Grid, cell: usize, direction: Direction, wraps: bool) -> usize {
    let (row, column) = grid.place(cell);
    let step = |place: usize, count: usize, back: bool| match (back, wraps) {
        (true, true) => (place + count - 1) % count,
        (false, true) => (place + 1) % count,
        (true, false) => place.saturating_sub(1),
        (false, false) => (place + 1).min(count - 1),
    };
    match direction {
        Direction::Up => grid.cell(step(row, grid.rows, true), column),
        Direction::Down => grid.cell(step(row, grid.rows, false), column),
        Direction::Left => grid.cell(row, step(column, grid.columns, true)),
        Direction::Right => grid.cell(row, step(column, grid.columns, false)),
        Direction::RowStart => grid.cell(row, 0),
        Direction::RowEnd => grid.cell(row, grid.columns - 1),
        Direction::Start => 0,
        Direction::End => grid.cells() - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: Grid = Grid { rows: 4, columns: 6, lowest: 1, highest: 6 };

    #[test]
    fn a_drag_keeps_the_order() {
        let mut selected = Selected::default();
        selected.press(3, false);
        [9, 8, 9].into_iter().for_each(|cell| selected.drag(cell));
        selected.release();
        assert_eq!((selected.cells(), selected.cursor()), (&[3, 9, 8][..], 9));
        selected.drag(20);
        assert!(!selected.has(20), "the pointer is up");
        selected.press(9, true);
        assert_eq!(selected.cells(), [3, 8]);
    }

    #[test]
    fn a_second_press_lets_go() {
        let mut selected = Selected::default();
        (0..2).for_each(|_| selected.press(3, false));
        assert!(selected.cells().is_empty());
    }

    #[test]
    fn arrows_know_the_size() {
        let go = |from, direction, wraps| next(&SIX, from, direction, wraps);
        assert_eq!([go(0, Direction::Up, true), go(0, Direction::Up, false)], [18, 0]);
        assert_eq!([go(5, Direction::Right, true), go(5, Direction::Right, false)], [0, 5]);
        assert_eq!([go(7, Direction::RowEnd, true), go(7, Direction::End, true)], [11, 23]);
    }
}
