//! The meaning of each rule, said as directly as possible: does a full grid keep it?
//!
//! This is the oracle. It shares nothing with the propagators but the description of a puzzle, and solutions are checked
//! with it.

mod counts;
mod lines;
mod outside;
mod places;
mod sums;

use crate::{Cell, Constraint, Puzzle};

/// A full grid of a puzzle, extra cells included.
pub(crate) struct Filled<'a> {
    puzzle: &'a Puzzle,
    digits: &'a [i16],
}

impl Filled<'_> {
    fn at(&self, cell: Cell) -> i16 {
        self.digits.get(usize::from(cell)).copied().unwrap_or(i16::MIN)
    }

    fn all(&self, cells: &[Cell]) -> Vec<i16> {
        cells.iter().map(|&cell| self.at(cell)).collect()
    }

    fn sum(&self, cells: &[Cell]) -> i32 {
        cells.iter().map(|&cell| i32::from(self.at(cell))).sum()
    }

    /// True if no two of these cells have the same digit; a cell that is named twice is one cell.
    fn differ(&self, cells: &[Cell]) -> bool {
        let mut cells = cells.to_vec();
        crate::sort(&mut cells);
        cells.dedup();
        let mut digits = self.all(&cells);
        crate::sort(&mut digits);
        digits.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// True if the test holds of any two cells side by side of the list, the earlier one first.
    fn adjacent(&self, cells: &[Cell], holds: impl Fn(i16, i16) -> bool) -> bool {
        let shape = self.puzzle.shape();
        let later = |(at, &cell): (usize, &Cell)| {
            let mut others = cells[at + 1..].iter().filter(|&&other| shape.are_adjacent(cell, other));
            others.all(|&other| holds(self.at(cell), self.at(other)))
        };
        cells.iter().enumerate().all(later)
    }

    /// True if the test holds of any two cells of the grid for which `apart` is true.
    fn pairs_apart(&self, apart: impl Fn(usize, usize) -> bool, holds: impl Fn(i16, i16) -> bool) -> bool {
        let shape = self.puzzle.shape();
        let cells = 0..shape.cells() as Cell;
        cells.clone().all(|a| {
            cells.clone().filter(|&b| b > a).all(|b| {
                let ((row, column), (other_row, other_column)) = (shape.place(a), shape.place(b));
                !apart(row.abs_diff(other_row), column.abs_diff(other_column)) || holds(self.at(a), self.at(b))
            })
        })
    }
}

/// True if the digits, one per cell and extra cell, keep all rules of the puzzle: those of its shape and those that are named.
///
/// ```
/// use ichidoku_variants::{check, Constraint, Puzzle, Shape};
/// let cage = Constraint::Cage { sum: Some(4), cells: vec![0, 1] };
/// let puzzle = Puzzle::new(Shape::square(4).unwrap(), vec![cage.clone()]);
/// let digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/// assert!(!check::is_solution(&puzzle, &digits));
/// assert!(!check::holds(&puzzle, &cage, &digits));
/// assert!(check::is_solution(&Puzzle::new(puzzle.shape(), vec![]), &digits));
/// ```
pub fn is_solution(puzzle: &Puzzle, digits: &[i16]) -> bool {
    let shape = puzzle.shape();
    let filled = Filled { puzzle, digits };
    let in_range = digits.iter().all(|&digit| shape.has_digit(digit));
    let mut rows = (0..shape.rows()).map(|row| shape.row(row));
    let mut columns = (0..shape.columns()).map(|column| shape.column(column));
    let mut latin = || rows.all(|cells| filled.differ(&cells)) && columns.all(|cells| filled.differ(&cells));
    digits.len() == puzzle.cells()
        && in_range
        && (!shape.is_latin() || latin())
        && puzzle.boxes().iter().all(|cells| filled.differ(cells))
        && puzzle.constraints().iter().all(|constraint| holds(puzzle, constraint, digits))
}

/// True if the digits keep this rule of the puzzle.
pub fn holds(puzzle: &Puzzle, constraint: &Constraint, digits: &[i16]) -> bool {
    let filled = Filled { puzzle, digits };
    filled
        .keeps_lines(constraint)
        .or_else(|| filled.keeps_sums(constraint))
        .or_else(|| filled.keeps_outside(constraint))
        .or_else(|| filled.keeps_counts(constraint))
        .or_else(|| filled.keeps_places(constraint))
        .unwrap_or_else(|| filled.keeps_composed(constraint))
}

impl Filled<'_> {
    fn keeps_composed(&self, constraint: &Constraint) -> bool {
        let keeps = |constraint| holds(self.puzzle, constraint, self.digits);
        match constraint {
            Constraint::Any(branches) => branches.iter().any(keeps),
            Constraint::All(parts) => parts.iter().all(keeps),
            Constraint::Replicate { targets, origin, constraints } => {
                match crate::replicate::copies(self.puzzle, targets, *origin, constraints) {
                    Ok(copies) => copies.iter().all(keeps),
                    Err(_) => false,
                }
            }
            // What only describes the grid.
            _ => true,
        }
    }
}
