//! A grid of any size, and how its cells are called.

use serde::{Deserialize, Serialize};

/// How many rows and columns a grid has, and which digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grid {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The lowest digit, 0 or 1.
    pub lowest: i16,
    /// The highest digit.
    pub highest: i16,
}

impl Grid {
    /// The number of cells.
    pub const fn cells(&self) -> usize {
        self.rows * self.columns
    }

    /// The row and the column of a cell, from 0.
    pub const fn place(&self, cell: usize) -> (usize, usize) {
        (cell / self.columns, cell % self.columns)
    }

    /// The cell in this row and column, from 0.
    pub const fn cell(&self, row: usize, column: usize) -> usize {
        row * self.columns + column
    }

    /// The cell that lies so many rows and columns away, if it is in the grid.
    pub fn step(&self, cell: usize, down: isize, right: isize) -> Option<usize> {
        let (row, column) = self.place(cell);
        let (row, column) = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
        (row < self.rows && column < self.columns).then(|| self.cell(row, column))
    }

    /// A cell and those that touch it at a side or a corner.
    pub fn around(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let grid = *self;
        (-1..=1).flat_map(move |down| (-1..=1).filter_map(move |right| grid.step(cell, down, right)))
    }

    /// The cells at the sides of a cell.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let grid = *self;
        let sides = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        sides.into_iter().filter_map(move |(down, right)| grid.step(cell, down, right))
    }

    /// How many cells an irregular box has.
    pub fn box_size(&self) -> usize {
        self.rows.max(self.columns)
    }

    /// The cells on the way from one to another, the last one included, by steps to a side or a corner.
    ///
    /// ```
    /// use ichidoku_web::variants::Grid;
    /// let grid = Grid { rows: 9, columns: 9, lowest: 1, highest: 9 };
    /// assert_eq!(grid.way(0, 30).collect::<Vec<_>>(), [10, 20, 30]);
    /// assert_eq!(grid.way(8, 6).collect::<Vec<_>>(), [7, 6]);
    /// ```
    pub fn way(&self, from: usize, to: usize) -> impl Iterator<Item = usize> + use<> {
        let (grid, from, to) = (*self, self.place(from), self.place(to));
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1));
        // The place between two others that is so many of all steps on the way, to the nearest.
        let between =
            move |from: usize, to: usize, step: usize| (2 * (from * (steps - step) + to * step) + steps) / (2 * steps);
        (1..=steps).map(move |step| grid.cell(between(from.0, to.0, step), between(from.1, to.1, step)))
    }

    /// The digits from the lowest to the highest.
    pub fn digits(&self) -> impl Iterator<Item = i16> + use<> {
        self.lowest..=self.highest
    }

    /// True for a digit of the grid.
    pub fn has(&self, digit: i16) -> bool {
        (self.lowest..=self.highest).contains(&digit)
    }

    /// The name of a cell: `r4c12`.
    pub fn name(&self, cell: usize) -> String {
        let (row, column) = self.place(cell);
        format!("r{}c{}", row + 1, column + 1)
    }

    /// The cell of this name: `r4c12`.
    ///
    /// ```
    /// use ichidoku_web::variants::Grid;
    /// let grid = Grid { rows: 4, columns: 12, lowest: 1, highest: 12 };
    /// assert_eq!(grid.named("r2c12"), Some(23));
    /// assert_eq!(grid.name(23), "r2c12");
    /// assert_eq!(grid.named("r5c1"), None);
    /// ```
    pub fn named(&self, name: &str) -> Option<usize> {
        let (row, column) = name.strip_prefix('r')?.split_once('c')?;
        let [row, column] = [row, column].map(|side| side.parse::<usize>().ok()?.checked_sub(1));
        let (row, column) = (row?, column?);
        (row < self.rows && column < self.columns).then(|| self.cell(row, column))
    }

    /// The cell and the digit of a candidate: `r4c12=3`.
    pub fn candidate(&self, name: &str) -> Option<(usize, i16)> {
        let (cell, digit) = name.split_once('=')?;
        Some((self.named(cell)?, digit.parse().ok()?))
    }

    /// The name of a cell in the words of the Interactive Sudoku Solver: up to sixteen rows and columns each has one character.
    ///
    /// ```
    /// use ichidoku_web::variants::Grid;
    /// let grid = |rows| Grid { rows, columns: rows, lowest: 1, highest: 9 };
    /// assert_eq!(grid(16).code(15), "R1CG");
    /// assert_eq!(grid(17).code(16), "R1C17");
    /// ```
    pub fn code(&self, cell: usize) -> String {
        let (row, column) = self.place(cell);
        format!("R{}C{}", self.side(row), self.side(column))
    }

    fn side(&self, place: usize) -> String {
        let letter = u32::try_from(place + 1).ok().and_then(|number| char::from_digit(number, 17));
        match letter {
            Some(letter) if self.rows.max(self.columns) <= 16 => letter.to_ascii_uppercase().to_string(),
            _ => (place + 1).to_string(),
        }
    }
}
