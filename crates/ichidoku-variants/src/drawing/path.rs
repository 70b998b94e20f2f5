//! Which cells a drawing passes, covers or touches.

use super::figure::{DrawnSign, Spot};
use crate::{Cell, Shape};

/// How near to the middle of a cell a line must come to pass it, in hundredths of a cell: from corner to corner it passes by the
/// cells beside it.
const REACH: f64 = 40.0;

/// How far from a line of the grid a sign still stands on it.
const NEAR: i32 = 10;

/// The cells that a line passes, in its direction; a cell that it comes back to once more.
pub(super) fn passed(shape: Shape, spots: &[Spot]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    let ends = [spots.first(), spots.last()].map(|spot| spot.and_then(|spot| inside(shape, *spot)));
    cells.extend(ends[0]);
    for step in spots.windows(2) {
        cells.extend(along(shape, step[0], step[1]));
    }
    cells.extend(ends[1]);
    cells.dedup();
    cells
}

/// The cells along a straight line.
fn along(shape: Shape, from: Spot, to: Spot) -> Vec<Cell> {
    let (down, right) = (f64::from(to.row - from.row), f64::from(to.column - from.column));
    let length = (down * down + right * right).sqrt();
    let mut near: Vec<(f64, Cell)> = Vec::new();
    for row in lines_between(from.row, to.row, shape.rows()) {
        for column in lines_between(from.column, to.column, shape.columns()) {
            let [below, beside] = [(row, from.row), (column, from.column)]
                .map(|(line, from)| f64::from(100 * line as i32 + 50) - f64::from(from));
            let at = if length > 0.0 { ((below * down + beside * right) / length).clamp(0.0, length) } else { 0.0 };
            let part = if length > 0.0 { at / length } else { 0.0 };
            let (off, aside) = (below - part * down, beside - part * right);
            if off * off + aside * aside < REACH * REACH {
                // There are few, and sorting them would take more code.
                near.insert(near.partition_point(|(other, _)| *other <= at), (at, shape.cell(row, column)));
            }
        }
    }
    near.into_iter().map(|(_, cell)| cell).collect()
}

/// The rows or columns that a line can come near to.
fn lines_between(from: i32, to: i32, count: usize) -> std::ops::Range<usize> {
    let line = |spot: i32| usize::try_from(spot.div_euclid(100)).unwrap_or(0).min(count);
    line(from.min(to) - 50)..(line(from.max(to) + 50) + 1).min(count)
}

/// The cell that a place lies in, unless it is on a line of the grid or outside.
pub(crate) fn inside(shape: Shape, spot: Spot) -> Option<Cell> {
    let line = |at: i32, count: usize| {
        let line = usize::try_from(at.div_euclid(100)).ok().filter(|line| *line < count);
        line.filter(|_| at.rem_euclid(100) != 0)
    };
    Some(shape.cell(line(spot.row, shape.rows())?, line(spot.column, shape.columns())?))
}

/// The cells whose middles a sign covers; if there are none, those that its middle lies in or between.
pub(super) fn covered(shape: Shape, sign: &DrawnSign) -> Vec<Cell> {
    let Some(middle) = sign.middle else { return Vec::new() };
    let is_covered = |cell: &Cell| {
        let (row, column) = shape.place(*cell);
        let away = |line: usize, at: i32, size: i32| 2 * (100 * line as i32 + 50 - at).abs() < size;
        away(row, middle.row, sign.height) && away(column, middle.column, sign.width)
    };
    let covered = (0..shape.cells() as Cell).filter(is_covered).collect::<Vec<_>>();
    if covered.is_empty() { around(shape, middle) } else { covered }
}

/// The cell that a place lies in, the two at an edge, or the four at a corner, as far as they are in the grid.
pub(crate) fn around(shape: Shape, middle: Spot) -> Vec<Cell> {
    let lines = |at: i32, count: usize| {
        let lines = [at - NEAR, at + NEAR].map(|at| usize::try_from(at.div_euclid(100)).ok());
        let mut lines = lines.into_iter().flatten().filter(|line| *line < count).collect::<Vec<_>>();
        lines.dedup();
        lines
    };
    let columns = lines(middle.column, shape.columns());
    let rows = lines(middle.row, shape.rows());
    rows.into_iter().flat_map(|row| columns.iter().map(move |column| shape.cell(row, *column))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: fn() -> Shape = || Shape::square(6).unwrap();

    fn spots(places: &[(i32, i32)]) -> Vec<Spot> {
        places.iter().map(|&(row, column)| Spot { row, column }).collect()
    }

    #[test]
    fn a_line_passes_the_cells_whose_middles_are_near() {
        let passed = |places: &[(i32, i32)]| passed(SIX(), &spots(places));
        assert_eq!(passed(&[(50, 50), (50, 350), (150, 450)]), [0, 1, 2, 3, 10]);
        assert_eq!(passed(&[(350, 350), (50, 50)]), [21, 14, 7, 0], "not those beside a diagonal");
        assert_eq!(passed(&[(50, 92), (50, 250)]), [0, 1, 2], "it begins at the edge of a circle");
        assert_eq!(passed(&[(50, 50), (50, 150), (150, 150), (150, 50), (50, 50)]), [0, 1, 7, 6, 0]);
        assert!(passed(&[(100, 0), (100, 600)]).is_empty(), "a line of the grid");
        assert!(passed(&[(-60, -60), (-10, -10)]).is_empty());
        assert_eq!(passed(&[(0, 0), (600, 600)]).len(), 6);
        assert!(passed(&[]).is_empty());
    }

    #[test]
    fn a_sign_covers_cells_or_touches_them() {
        let sign = |(row, column): (i32, i32), width: i32, height: i32| DrawnSign {
            middle: Some(Spot { row, column }),
            width,
            height,
            is_round: true,
            angle: 0,
            fill: None,
            border: None,
            text: String::new(),
            text_colour: crate::Colour::BLACK,
            text_size: 50,
            is_over: false,
        };
        let covered = |middle, width, height| covered(SIX(), &sign(middle, width, height));
        assert_eq!(covered((50, 50), 80, 80), [0]);
        assert_eq!(covered((50, 100), 30, 30), [0, 1]);
        assert_eq!(covered((100, 100), 50, 50), [0, 1, 6, 7]);
        assert_eq!(covered((100, 50), 100, 200), [0, 6]);
        assert!(covered((-50, 50), 50, 50).is_empty());
        assert_eq!(covered((20, 20), 10, 10), [0], "in a corner of its cell");
    }
}
