//! Which cells are selected, and how keys and pointers change that.

use ichidoku::{Cell, CellSet};

/// The selected cells and the cursor.
///
/// The cursor is the cell that has the keyboard's focus: the last one that was gone to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    cells: CellSet,
    cursor: Cell,
    drag: Option<Drag>,
    /// The app chose the cell, not the player: pressing it doesn't deselect it.
    is_offered: bool,
}

/// A pointer that is down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Drag {
    /// Whether cells are added or taken out: the first cell decides.
    adds: bool,
    /// The only selected cell was pressed: if the pointer goes nowhere else, it is deselected.
    lets_go: bool,
}

/// Where a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column left.
    Left,
    /// One column right.
    Right,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of all.
    Start,
    /// To the last cell of all.
    End,
}

impl Default for Selection {
    fn default() -> Self {
        Self { cells: CellSet::EMPTY, cursor: Cell::ALL[0], drag: None, is_offered: false }
    }
}

impl Selection {
    /// The selected cells.
    pub const fn cells(&self) -> CellSet {
        self.cells
    }

    /// The cell with the focus.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Selects a cell for what comes next, so that a key has somewhere to go and a press on it doesn't deselect it.
    pub fn offer(&mut self, cell: Cell) {
        self.go_to(cell, false);
        self.is_offered = true;
    }

    /// Moves the cursor, and selects its cell, alone or besides the others.
    pub fn go(&mut self, direction: Direction, extend: bool, wrap: bool) {
        if self.cells.is_empty() && !matches!(direction, Direction::Start | Direction::End) {
            // The first key only shows where the cursor is.
            self.cells = CellSet::single(self.cursor);
            return;
        }
        self.go_to(step(self.cursor, direction, wrap), extend);
    }

    /// Moves the cursor to the cell, and selects it, alone or besides the others.
    pub fn go_to(&mut self, cell: Cell, extend: bool) {
        self.is_offered = false;
        self.cursor = cell;
        self.cells = if extend { self.cells.with(cell) } else { CellSet::single(cell) };
    }

    /// The pointer goes down on a cell; `add` keeps the others selected.
    pub fn press(&mut self, cell: Cell, add: bool) {
        let is_selected = self.cells.contains(cell);
        let lets_go = !add && !self.is_offered && self.cells == CellSet::single(cell);
        let adds = !(add && is_selected);
        self.is_offered = false;
        self.cursor = cell;
        self.drag = Some(Drag { adds, lets_go });
        if !add {
            self.cells = CellSet::EMPTY;
        }
        self.paint(cell, adds);
    }

    /// The pointer goes over a cell while it is down.
    pub fn drag_over(&mut self, cell: Cell) {
        let Some(drag) = self.drag.filter(|_| cell != self.cursor) else { return };
        self.drag = Some(Drag { lets_go: false, ..drag });
        self.cursor = cell;
        self.paint(cell, drag.adds);
    }

    /// The pointer goes up.
    pub fn release(&mut self) {
        if self.drag.take().is_some_and(|drag| drag.lets_go) {
            self.cells = CellSet::EMPTY;
        }
    }

    /// Whether the pointer is down.
    pub const fn is_dragging(&self) -> bool {
        self.drag.is_some()
    }

    /// Selects these cells, alone or besides the others; the cursor stays.
    pub fn set(&mut self, cells: CellSet, add: bool) {
        self.cells = if add { self.cells | cells } else { cells };
        // A second press that selects more does not let go.
        self.drag = None;
    }

    /// Selects what is not selected, and the other way round.
    pub fn invert(&mut self) {
        self.cells = CellSet::FULL - self.cells;
    }

    fn paint(&mut self, cell: Cell, add: bool) {
        self.cells = if add { self.cells.with(cell) } else { self.cells.without(cell) };
    }
}

/// The cell where a direction leads.
fn step(from: Cell, direction: Direction, wrap: bool) -> Cell {
    let (row, column) = (from.index() / 9, from.index() % 9);
    let back = |place: usize| if place > 0 { place - 1 } else { 8 * usize::from(wrap) };
    let on = |place: usize| if place < 8 { place + 1 } else { 8 * usize::from(!wrap) };
    let (row, column) = match direction {
        Direction::Up => (back(row), column),
        Direction::Down => (on(row), column),
        Direction::Left => (row, back(column)),
        Direction::Right => (row, on(column)),
        Direction::RowStart => (row, 0),
        Direction::RowEnd => (row, 8),
        Direction::Start => (0, 0),
        Direction::End => (8, 8),
    };
    Cell::ALL[9 * row + column]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    fn at(name: &str) -> Selection {
        let mut selection = Selection::default();
        selection.go_to(cell(name), false);
        selection
    }

    #[test]
    fn arrows_wrap_or_stop_at_the_edge() {
        let gone = |from, direction, wrap| {
            let mut selection = at(from);
            selection.go(direction, false, wrap);
            selection.cursor().to_string()
        };
        assert_eq!(gone("r1c1", Direction::Up, true), "r9c1");
        assert_eq!(gone("r1c1", Direction::Left, true), "r1c9");
        assert_eq!(gone("r9c9", Direction::Down, true), "r1c9");
        assert_eq!(gone("r9c9", Direction::Right, true), "r9c1");
        assert_eq!(gone("r1c1", Direction::Up, false), "r1c1");
        assert_eq!(gone("r9c9", Direction::Right, false), "r9c9");
        assert_eq!(gone("r4c5", Direction::RowStart, true), "r4c1");
        assert_eq!(gone("r4c5", Direction::RowEnd, true), "r4c9");
        assert_eq!(gone("r4c5", Direction::Start, true), "r1c1");
        assert_eq!(gone("r4c5", Direction::End, true), "r9c9");
    }

    #[test]
    fn the_first_arrow_shows_the_cursor() {
        let mut selection = Selection::default();
        selection.go(Direction::Right, false, true);
        assert_eq!((selection.cells().to_string(), selection.cursor()), ("r1c1".into(), cell("r1c1")));
    }

    #[test]
    fn extending_keeps_what_is_selected() {
        let mut selection = at("r1c1");
        selection.go(Direction::Right, true, true);
        selection.go(Direction::Down, true, true);
        assert_eq!(selection.cells().to_string(), "r1c1 r1c2 r2c2");
        selection.go(Direction::Down, false, true);
        assert_eq!(selection.cells().to_string(), "r3c2");
    }

    #[test]
    fn a_drag_selects_its_way() {
        let mut selection = at("r9c9");
        selection.press(cell("r1c1"), false);
        selection.drag_over(cell("r2c2"));
        selection.drag_over(cell("r3c3"));
        selection.release();
        selection.drag_over(cell("r4c4"));
        assert_eq!(selection.cells().to_string(), "r1c1 r2c2 r3c3");
    }

    #[test]
    fn the_first_cell_decides_whether_a_drag_adds() {
        let mut selection = Selection::default();
        selection.set(CellSet::FULL, false);
        selection.press(cell("r1c1"), true);
        selection.drag_over(cell("r1c2"));
        selection.release();
        assert_eq!(selection.cells().len(), 79);
        selection.press(cell("r1c1"), true);
        selection.drag_over(cell("r1c3"));
        selection.drag_over(cell("r1c2"));
        selection.release();
        assert_eq!(selection.cells().len(), 81);
    }

    #[test]
    fn pressing_the_only_selected_cell_lets_go_unless_it_is_a_drag() {
        let mut selection = at("r1c1");
        selection.press(cell("r1c1"), false);
        selection.drag_over(cell("r1c2"));
        selection.release();
        assert_eq!(selection.cells().len(), 2);
        selection.press(cell("r1c2"), false);
        selection.release();
        assert_eq!(selection.cells().to_string(), "r1c2");
        selection.press(cell("r1c2"), false);
        selection.release();
        assert!(selection.cells().is_empty());
    }

    #[test]
    fn pressing_the_cell_that_was_offered_keeps_it() {
        let mut selection = Selection::default();
        selection.offer(cell("r1c3"));
        for expected in ["r1c3", ""] {
            selection.press(cell("r1c3"), false);
            selection.release();
            assert_eq!(selection.cells().to_string(), expected);
        }
    }

    #[test]
    fn selections_invert() {
        let mut selection = at("r1c1");
        selection.invert();
        assert_eq!(selection.cells().len(), 80);
        assert!(!selection.cells().contains(cell("r1c1")));
    }
}
