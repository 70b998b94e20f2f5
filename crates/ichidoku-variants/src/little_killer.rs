//! Sums of diagonals, as they are drawn: from the end at which their clue is.

use crate::{Cell, Constraint, Shape};

/// The sum of a diagonal, its cells in order from the clue: as a little killer, where it leads from one side of the grid to another.
pub(crate) fn diagonal(shape: Shape, sum: i16, cells: Vec<Cell>) -> Constraint {
    let ends = [(cells.first(), false), (cells.last(), true)];
    let named = ends.into_iter().find_map(|(start, at_end)| {
        let start = *start?;
        (shape.little_killer_from_clue(start, at_end)? == cells).then_some((start, at_end))
    });
    match named {
        Some((start, at_end)) => Constraint::LittleKiller { sum, start, at_end },
        None => Constraint::Sum { sum: sum.into(), coefficients: None, cells },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_diagonal_is_a_little_killer_from_the_end_with_its_clue() {
        let shape = Shape::CLASSIC;
        let line = |cell: Cell, down: isize, right: isize| {
            std::iter::successors(Some(cell), |&cell| shape.step(cell, down, right)).collect::<Vec<_>>()
        };
        let corners = [(0, 1, 1), (8, 1, -1), (72, -1, 1), (80, -1, -1)];
        let sides = (1..8).flat_map(|at| {
            [(at, 1, 1), (at, 1, -1), (9 * at, 1, 1), (9 * at, -1, 1)].into_iter().chain([
                (9 * at + 8, 1, -1),
                (9 * at + 8, -1, -1),
                (72 + at, -1, 1),
                (72 + at, -1, -1),
            ])
        });
        for (cell, down, right) in sides.chain(corners) {
            let cells = line(cell, down, right);
            let Constraint::LittleKiller { sum: 20, start, at_end } = diagonal(shape, 20, cells.clone()) else {
                panic!("{cells:?}")
            };
            assert_eq!(shape.little_killer_from_clue(start, at_end), Some(cells));
        }
        let part = vec![0, 10, 20];
        let sum = Constraint::Sum { sum: 9, coefficients: None, cells: part.clone() };
        assert_eq!(diagonal(shape, 9, part), sum);
    }
}
