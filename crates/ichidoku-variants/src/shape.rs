//! Rows, columns and digits of a grid, and the lines and boxes that follow from them.

use crate::Cell;

/// The size of a grid and the digits it uses.
///
/// ```
/// use ichidoku_variants::Shape;
/// let shape = Shape::square(16).unwrap();
/// assert_eq!((shape.cells(), shape.highest()), (256, 16));
/// assert_eq!(shape.boxes(16).len(), 16);
/// assert_eq!(Shape::square(50), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    rows: u8,
    columns: u8,
    lowest: i8,
    digits: u8,
    latin: bool,
}

/// Longest side of a grid.
pub const LONGEST_SIDE: u8 = 49;
/// Largest amount of different digits: one bit of a word each.
pub const MOST_DIGITS: u8 = 60;

impl Shape {
    /// The classic grid: 9×9 cells, digits 1 to 9.
    pub const CLASSIC: Self = Self { rows: 9, columns: 9, lowest: 1, digits: 9, latin: true };

    /// A square grid with the digits from 1 to its side, or `None` if the side isn't from 1 to 49.
    pub fn square(side: u8) -> Option<Self> {
        Self::new(side, side, 1, side, true)
    }

    /// A grid of `rows` × `columns` cells that uses `digits` digits from `lowest` on. In a latin grid, no digit repeats in a
    /// row or column, so it needs at least as many digits as its longer side. Returns `None` for a shape that can't be.
    pub fn new(rows: u8, columns: u8, lowest: i8, digits: u8, latin: bool) -> Option<Self> {
        let sides = (1..=LONGEST_SIDE).contains(&rows) && (1..=LONGEST_SIDE).contains(&columns);
        let enough = digits >= if latin { rows.max(columns) } else { 1 };
        let shape = Self { rows, columns, lowest, digits, latin };
        (sides && enough && digits <= MOST_DIGITS && (0..=1).contains(&lowest)).then_some(shape)
    }

    /// Number of rows.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Number of columns.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// Number of cells of the grid, extra cells not counted.
    pub const fn cells(self) -> usize {
        self.rows() * self.columns()
    }

    /// The lowest digit, 0 or 1.
    pub const fn lowest(self) -> i16 {
        self.lowest as i16
    }

    /// The highest digit.
    pub const fn highest(self) -> i16 {
        self.lowest as i16 + self.digits as i16 - 1
    }

    /// True for one of the digits.
    ///
    /// ```
    /// use ichidoku_variants::Shape;
    /// assert_eq!([0, 4, 5].map(|digit| Shape::square(4).unwrap().has_digit(digit)), [false, true, false]);
    /// ```
    pub const fn has_digit(self, digit: i16) -> bool {
        self.lowest() <= digit && digit <= self.highest()
    }

    /// How many different digits there are.
    pub const fn digits(self) -> usize {
        self.digits as usize
    }

    /// True if no digit repeats in a row or column.
    pub const fn is_latin(self) -> bool {
        self.latin
    }

    /// True if there are as many rows as columns.
    pub const fn is_square(self) -> bool {
        self.rows == self.columns
    }

    /// The longer side: the usual size of a box, and the usual amount of digits.
    pub const fn side(self) -> usize {
        if self.rows > self.columns { self.rows as usize } else { self.columns as usize }
    }

    /// The cell in a row and column, both from 0.
    pub const fn cell(self, row: usize, column: usize) -> Cell {
        (row * self.columns() + column) as Cell
    }

    /// Row and column of a cell of the grid, both from 0.
    pub const fn place(self, cell: Cell) -> (usize, usize) {
        (cell as usize / self.columns(), cell as usize % self.columns())
    }

    /// The cell that lies `down` rows and `right` columns from another one, if it is in the grid.
    pub fn step(self, cell: Cell, down: isize, right: isize) -> Option<Cell> {
        let (row, column) = self.place(cell);
        let row = row.checked_add_signed(down).filter(|&row| row < self.rows())?;
        let column = column.checked_add_signed(right).filter(|&column| column < self.columns())?;
        Some(self.cell(row, column))
    }

    /// The cells at the sides of a cell: above, at the left, at the right and below.
    ///
    /// ```
    /// use ichidoku_variants::Shape;
    /// assert_eq!(Shape::CLASSIC.beside(0).collect::<Vec<_>>(), [1, 9]);
    /// assert_eq!(Shape::CLASSIC.beside(10).collect::<Vec<_>>(), [1, 9, 11, 19]);
    /// ```
    pub fn beside(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let sides = [(-1, 0), (0, -1), (0, 1), (1, 0)];
        sides.into_iter().filter_map(move |(down, right)| self.step(cell, down, right))
    }

    /// A cell and those that touch it at a side or a corner, in order.
    pub fn around(self, cell: Cell) -> Vec<Cell> {
        let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        steps.filter_map(|(down, right)| self.step(cell, down, right)).collect()
    }

    /// The cells of a row, from the left; the row counts from 0.
    pub fn row(self, row: usize) -> Vec<Cell> {
        (0..self.columns()).map(|column| self.cell(row, column)).collect()
    }

    /// The cells of a column, from the top; the column counts from 0.
    pub fn column(self, column: usize) -> Vec<Cell> {
        (0..self.rows()).map(|row| self.cell(row, column)).collect()
    }

    /// The cells of all rows, then of all columns, each read from both ends.
    pub(crate) fn readings(self) -> Vec<Vec<Cell>> {
        let rows = (0..self.rows()).map(|row| self.row(row));
        let lines = rows.chain((0..self.columns()).map(|column| self.column(column)));
        lines.flat_map(|cells| [cells.clone(), cells.into_iter().rev().collect()]).collect()
    }

    /// The cells of a diagonal of a square grid: from the bottom left to the top right if it rises.
    pub fn diagonal(self, rising: bool) -> Vec<Cell> {
        let column = |row| if rising { self.columns() - 1 - row } else { row };
        (0..self.rows()).filter(|&row| row < self.columns()).map(|row| self.cell(row, column(row))).collect()
    }

    /// The diagonal line from a cell at the border, as a little killer's clue means it: down-right from the left side,
    /// up-left from the right, down-left from the top and up-right from the bottom. A corner belongs to the first of these
    /// sides whose line is longer than a cell and is not taken. `None` for a cell from which no line starts.
    pub fn little_killer_line(self, start: Cell) -> Option<Vec<Cell>> {
        let (row, column) = self.place(start);
        let (last_row, last_column) = (self.rows() - 1, self.columns() - 1);
        let (down, right) = if column == 0 && row < last_row {
            (1, 1)
        } else if column == last_column && (1..last_row).contains(&row) {
            (-1, -1)
        } else if row == 0 && column > 0 {
            (1, -1)
        } else if row == last_row && (1..last_column).contains(&column) {
            (-1, 1)
        } else {
            return None;
        };
        let line = core::iter::successors(Some(start), |&cell| self.step(cell, down, right)).collect::<Vec<_>>();
        (line.len() > 1).then_some(line)
    }

    /// The same line from the end at which its clue is.
    ///
    /// ```
    /// use ichidoku_variants::Shape;
    /// assert_eq!(Shape::CLASSIC.little_killer_from_clue(2, false), Some(vec![2, 10, 18]));
    /// assert_eq!(Shape::CLASSIC.little_killer_from_clue(2, true), Some(vec![18, 10, 2]));
    /// ```
    pub fn little_killer_from_clue(self, start: Cell, at_end: bool) -> Option<Vec<Cell>> {
        let mut line = self.little_killer_line(start)?;
        if at_end {
            line.reverse();
        }
        Some(line)
    }

    /// Height and width of boxes of `size` cells, the most square ones that fit, or `None` if none do.
    pub fn box_sides(self, size: usize) -> Option<(usize, usize)> {
        let fits =
            |height: usize, width: usize| self.rows().is_multiple_of(height) && self.columns().is_multiple_of(width);
        (2..=size.isqrt()).rev().filter(|small| size.is_multiple_of(*small)).find_map(|small| {
            let large = size / small;
            [(small, large), (large, small)].into_iter().find(|&(height, width)| fits(height, width))
        })
    }

    /// The default boxes of `size` cells, row by row; none if they don't fit.
    pub fn boxes(self, size: usize) -> Vec<Vec<Cell>> {
        let Some((height, width)) = self.box_sides(size) else { return Vec::new() };
        let tops = (0..self.rows()).step_by(height);
        let corners = tops.flat_map(|top| (0..self.columns()).step_by(width).map(move |left| (top, left)));
        corners.map(|(top, left)| self.rectangle(top, left, height, width)).collect()
    }

    /// The four boxes of a windoku, or what corresponds to them on another grid: one cell apart from each other.
    pub fn windows(self, size: usize) -> Vec<Vec<Cell>> {
        let Some((height, width)) = self.box_sides(size) else { return Vec::new() };
        let lefts = (1..self.columns()).step_by(width + 1).filter(|left| left + width < self.columns());
        let tops = |left| {
            let tops = (1..self.rows()).step_by(height + 1).filter(|top| top + height < self.rows());
            tops.map(move |top| (top, left))
        };
        lefts.flat_map(tops).map(|(top, left)| self.rectangle(top, left, height, width)).collect()
    }

    /// For each place in a box, the cells at that place of all boxes.
    pub fn disjoint_sets(self, size: usize) -> Vec<Vec<Cell>> {
        let boxes = self.boxes(size);
        let places = boxes.first().map_or(0, Vec::len);
        (0..places).map(|place| boxes.iter().map(|cells| cells[place]).collect()).collect()
    }

    /// All squares of two by two cells.
    pub fn small_squares(self) -> Vec<Vec<Cell>> {
        let corners = (1..self.rows()).flat_map(|row| (1..self.columns()).map(move |column| (row - 1, column - 1)));
        corners.map(|(row, column)| self.rectangle(row, column, 2, 2)).collect()
    }

    /// All pairs of cells side by side.
    pub fn adjacent_pairs(self) -> Vec<(Cell, Cell)> {
        let cells = 0..self.cells() as Cell;
        let steps = [(0, 1), (1, 0)];
        let from = |cell| steps.iter().filter_map(move |&(down, right)| Some((cell, self.step(cell, down, right)?)));
        cells.flat_map(from).collect()
    }

    /// True if two cells of the grid share a side.
    pub fn are_adjacent(self, a: Cell, b: Cell) -> bool {
        let ((row, column), (other_row, other_column)) = (self.place(a), self.place(b));
        row.abs_diff(other_row) + column.abs_diff(other_column) == 1
    }

    fn rectangle(self, top: usize, left: usize, height: usize, width: usize) -> Vec<Cell> {
        let rows = top..top + height;
        rows.flat_map(|row| (left..left + width).map(move |column| self.cell(row, column))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_as_square_as_they_can_be() {
        let sides = |side: u8| Shape::square(side).unwrap().box_sides(usize::from(side));
        assert_eq!(sides(4), Some((2, 2)));
        assert_eq!(sides(6), Some((2, 3)));
        assert_eq!(sides(8), Some((2, 4)));
        assert_eq!(sides(12), Some((3, 4)));
        assert_eq!(sides(20), Some((4, 5)));
        assert_eq!(sides(7), None);
    }

    #[test]
    fn a_corner_has_one_diagonal() {
        let shape = Shape::square(4).unwrap();
        assert_eq!(shape.little_killer_line(0), Some(vec![0, 5, 10, 15]));
        assert_eq!(shape.little_killer_line(3), Some(vec![3, 6, 9, 12]));
        assert_eq!(shape.little_killer_line(15), None);
        assert_eq!(shape.little_killer_line(12), None);
        assert_eq!(shape.little_killer_line(7), Some(vec![7, 2]));
        assert_eq!(shape.little_killer_line(13), Some(vec![13, 10, 7]));
    }

    #[test]
    fn windoku_has_four_windows() {
        let windows = Shape::square(9).unwrap().windows(9);
        assert_eq!(windows.len(), 4);
        assert_eq!(windows[0], [10, 11, 12, 19, 20, 21, 28, 29, 30]);
    }
}
