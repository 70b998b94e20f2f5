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

#[cfg(test)]
mod tests {
    use super::*;

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
