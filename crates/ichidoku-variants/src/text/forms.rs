//! Rules that sites state by their cells, in the form in which they are drawn and told.

use crate::{Cell, Constraint, Shape};

/// The digits that cells around a corner have: as a quadruple, where the cells are two by two.
pub(super) fn quadruple(shape: Shape, digits: Vec<i16>, cells: Vec<Cell>) -> Constraint {
    match cells.iter().copied().min().filter(|&corner| is_square(shape, corner, &cells)) {
        Some(corner) => Constraint::Quad { corner, digits },
        None => Constraint::ContainAtLeast { digits, cells },
    }
}

fn is_square(shape: Shape, corner: Cell, cells: &[Cell]) -> bool {
    let square = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| shape.step(corner, down, right));
    cells.len() == square.len() && square.iter().all(|cell| cell.is_some_and(|cell| cells.contains(&cell)))
}

/// The sum of a diagonal: as a little killer, where the diagonal goes from one side of the grid to another.
pub(super) fn diagonal(shape: Shape, sum: i16, cells: Vec<Cell>) -> Constraint {
    // A site's clue may stand at either end, and a little killer begins at one of them.
    let from_other_end = cells.iter().rev().copied().collect::<Vec<_>>();
    let start = [&cells, &from_other_end].into_iter().find_map(|cells| {
        let start = *cells.first()?;
        (shape.little_killer_line(start)? == *cells).then_some(start)
    });
    match start {
        Some(start) => Constraint::LittleKiller { sum, start },
        None => Constraint::Sum { sum: sum.into(), coefficients: None, cells },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_diagonal_is_a_little_killer_from_one_of_its_ends() {
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
            let Constraint::LittleKiller { sum: 20, start } = diagonal(shape, 20, cells.clone()) else {
                panic!("{cells:?}")
            };
            let (mut found, mut asked) = (shape.little_killer_line(start).unwrap(), cells);
            found.sort_unstable();
            asked.sort_unstable();
            assert_eq!(found, asked);
        }
        let part = vec![0, 10, 20];
        let sum = Constraint::Sum { sum: 9, coefficients: None, cells: part.clone() };
        assert_eq!(diagonal(shape, 9, part), sum);
    }

    #[test]
    fn two_by_two_cells_are_a_quadruple() {
        let shape = Shape::CLASSIC;
        assert_eq!(quadruple(shape, vec![5], vec![10, 0, 9, 1]), Constraint::Quad { corner: 0, digits: vec![5] });
        for cells in [vec![0, 1], vec![0, 1, 2, 3], vec![8, 9, 17, 18], vec![0, 0, 9, 10]] {
            let loose = Constraint::ContainAtLeast { digits: vec![5], cells: cells.clone() };
            assert_eq!(quadruple(shape, vec![5], cells), loose);
        }
    }
}
