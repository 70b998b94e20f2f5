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

    /// The digits from the lowest to the highest.
    pub fn digits(&self) -> impl Iterator<Item = i16> + use<> {
        self.lowest..=self.highest
    }

    /// True for a digit of the grid.
    pub fn has(&self, digit: i16) -> bool {
        (self.lowest..=self.highest).contains(&digit)
    }

    /// The cell of this name: `r4c12`.
    ///
    /// ```
    /// use ichidoku_web::variants::Grid;
    /// let grid = Grid { rows: 4, columns: 12, lowest: 1, highest: 12 };
    /// assert_eq!(grid.named("r2c12"), Some(23));
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
