//! The borders of a set of cells.

use std::collections::{BTreeMap, BTreeSet};

use ichidoku_render::decimal;
use ichidoku_variants::{Cell, Shape};

use crate::places::CELL;

/// A corner of the grid's cells: row and column of the lines that cross there.
type Corner = (usize, usize);

/// The ways along the lines of the grid, clockwise: right, down, left, up.
const WAYS: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The outlines of a set of the grid's cells as a path, drawn this far inside its borders. Holes have one of their own; cells
/// that only meet at a corner are apart.
pub(crate) fn outline(shape: Shape, cells: &[Cell], inset: f64) -> String {
    let cells: BTreeSet<Cell> = cells.iter().copied().filter(|&cell| usize::from(cell) < shape.cells()).collect();
    let mut edges = edges(shape, &cells);
    let mut path = String::new();
    while let Some((&start, ways)) = edges.first_key_value() {
        let Some(&first) = ways.first() else {
            edges.remove(&start);
            continue;
        };
        let (mut corner, mut way, mut turns) = (start, first, Vec::new());
        loop {
            if let Some(left) = edges.get_mut(&corner) {
                left.retain(|&other| other != way);
            }
            corner = next(corner, way);
            // With the cells to the right of the way, the sharpest turn to the right stays at the same cell.
            let sharpest = [1, 0, 3].into_iter().map(|turn| (way + turn) % 4);
            let onward =
                sharpest.into_iter().find(|turned| edges.get(&corner).is_some_and(|left| left.contains(turned)));
            let turned = if corner == start { Some(first) } else { onward };
            let Some(turned) = turned else { break };
            if turned != way {
                turns.push(inside(corner, way, turned, inset));
            }
            way = turned;
            if corner == start {
                break;
            }
        }
        let steps = turns.iter().enumerate().map(|(at, [x, y])| {
            let letter = if at == 0 { 'M' } else { 'L' };
            format!("{letter}{} {}", decimal(*x), decimal(*y))
        });
        path.extend(steps);
        path.push('z');
    }
    path
}

/// The edges between a cell of the set and one that isn't in it, by the corner where they begin, with the cell to the right.
fn edges(shape: Shape, cells: &BTreeSet<Cell>) -> BTreeMap<Corner, Vec<usize>> {
    let mut edges: BTreeMap<Corner, Vec<usize>> = BTreeMap::new();
    for &cell in cells {
        let (row, column) = shape.place(cell);
        let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
        // The neighbour beyond the edge that goes right is above, and so on.
        let beyond = [(-1, 0), (0, 1), (1, 0), (0, -1)];
        for (way, (corner, (down, right))) in corners.into_iter().zip(beyond).enumerate() {
            let is_inside = shape.step(cell, down, right).is_some_and(|other| cells.contains(&other));
            if !is_inside {
                edges.entry(corner).or_default().push(way);
            }
        }
    }
    edges
}

fn next((row, column): Corner, way: usize) -> Corner {
    let (down, right) = WAYS[way];
    (row.saturating_add_signed(down), column.saturating_add_signed(right))
}

/// The point of a turn, moved into the set: to the right of both ways.
fn inside((row, column): Corner, way: usize, turned: usize, inset: f64) -> [f64; 2] {
    let across = |way: usize| WAYS[(way + 1) % 4];
    let ((down, right), (down_too, right_too)) = (across(way), across(turned));
    [CELL * column as f64 + inset * (right + right_too) as f64, CELL * row as f64 + inset * (down + down_too) as f64]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline_of(cells: &[Cell]) -> String {
        outline(Shape::square(4).unwrap(), cells, 5.0)
    }

    #[test]
    fn an_outline_goes_around_its_cells() {
        assert_eq!(outline_of(&[5]), "M95 55L95 95L55 95L55 55z");
        assert_eq!(outline_of(&[0, 1, 4]), "M95 5L95 45L45 45L45 95L5 95L5 5z");
        assert_eq!(outline_of(&[]), "");
    }

    #[test]
    fn cells_that_meet_at_a_corner_are_apart_and_a_hole_has_its_own_outline() {
        assert_eq!(outline_of(&[0, 5]).matches('z').count(), 2);
        let ring = [0, 1, 2, 4, 6, 8, 9, 10];
        let path = outline_of(&ring);
        assert_eq!(path.matches('z').count(), 2);
        assert!(path.contains("M45 45") || path.contains("L45 45"), "around the hole: {path}");
    }
}
