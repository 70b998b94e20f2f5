//! The margin of a grid: which cells a clue stands for that is put there.

use super::grid::Grid;
use super::palette::{Form, RuleKind};

impl RuleKind {
    /// The cells of the row, column or diagonal at whose end a point beside the grid lies, from there on; none for a rule
    /// without clues there. The point counts columns and rows from the upper left corner of the grid.
    ///
    /// ```
    /// use ichidoku_web::variants::{Grid, PALETTE};
    /// let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
    /// let rules = PALETTE.iter().flat_map(|(_, kinds)| *kinds).collect::<Vec<_>>();
    /// let cells = |name: &str, point| rules.iter().find(|kind| kind.name == name).unwrap().from_margin(&grid, point);
    /// assert_eq!(cells("x-sum", [4.2, 1.5]), Some(vec![7, 6, 5, 4]));
    /// assert_eq!(cells("little-killer", [1.8, -0.3]), Some(vec![2, 7]));
    /// ```
    pub fn from_margin(&self, grid: &Grid, [x, y]: [f64; 2]) -> Option<Vec<usize>> {
        let (row, down) = around(y, grid.rows);
        let (column, right) = around(x, grid.columns);
        let ways = match (self.form, down, right) {
            (_, 0, 0) => return None,
            (Form::Line | Form::Outside, ..) if down == 0 || right == 0 => [[down, right]; 2],
            // Of two diagonals, first the one whose arrow begins in this half.
            (Form::Diagonal, 0, _) => [[nearer(y), right], [-nearer(y), right]],
            (Form::Diagonal, _, 0) => [[down, nearer(x)], [down, -nearer(x)]],
            (Form::Diagonal, ..) => [[down, right]; 2],
            _ => return None,
        };
        let cells = |[down, right]: [isize; 2]| -> Vec<usize> {
            let first = grid.step(0, row + down, column + right);
            std::iter::successors(first, |cell| grid.step(*cell, down, right)).collect()
        };
        ways.into_iter().map(cells).find(|cells| cells.len() > 1)
    }
}

/// The nearest place of a side and beside its ends, and the way from there into the grid.
fn around(place: f64, count: usize) -> (isize, isize) {
    match (place.floor() as isize).clamp(-1, count as isize) {
        -1 => (-1, 1),
        place if place == count as isize => (place, -1),
        place => (place, 0),
    }
}

/// The way to the nearer end of a cell.
fn nearer(place: f64) -> isize {
    if place - place.floor() < 0.5 { -1 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::super::palette::PALETTE;
    use super::*;

    const FOUR: Grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };

    fn cells(name: &str, point: [f64; 2]) -> Option<Vec<usize>> {
        let all = PALETTE.iter().flat_map(|(_, kinds)| *kinds);
        all.into_iter().find(|kind| kind.name == name).unwrap().from_margin(&FOUR, point)
    }

    #[test]
    fn each_end_of_a_row_or_column_begins_it() {
        assert_eq!(cells("sandwich", [-0.4, 1.5]), Some(vec![4, 5, 6, 7]));
        assert_eq!(cells("sandwich", [4.2, 1.5]), Some(vec![7, 6, 5, 4]));
        assert_eq!(cells("sandwich", [2.1, -0.9]), Some(vec![2, 6, 10, 14]));
        assert_eq!(cells("sandwich", [2.1, 9.0]), Some(vec![14, 10, 6, 2]), "far away counts as beside");
        assert_eq!(cells("x-sum", [2.1, 9.0]), cells("sandwich", [2.1, 9.0]));
        assert_eq!(cells("cage", [2.1, 9.0]), None);
        assert_eq!([cells("sandwich", [-0.1, -0.1]), cells("sandwich", [2.5, 2.5])], [None, None]);
    }

    #[test]
    fn diagonals_begin_on_all_sides_in_all_four_directions() {
        let cases: [([f64; 2], &[usize]); 12] = [
            ([1.9, -0.2], &[2, 7]),
            ([1.1, -0.2], &[2, 7]),
            ([3.1, -0.2], &[2, 5, 8]),
            ([-0.2, 1.9], &[8, 13]),
            ([-0.2, 2.1], &[4, 1]),
            ([4.2, 1.2], &[11, 14]),
            ([4.2, 2.1], &[7, 2]),
            ([4.2, 1.9], &[11, 14]),
            ([2.1, 4.2], &[13, 8]),
            ([1.9, 4.2], &[14, 11]),
            ([-0.2, -0.2], &[0, 5, 10, 15]),
            ([4.2, 4.2], &[15, 10, 5, 0]),
        ];
        for (point, expected) in cases {
            assert_eq!(cells("little-killer", point).as_deref(), Some(expected), "{point:?}");
        }
    }

    #[test]
    fn beyond_the_first_and_the_last_there_is_one_diagonal() {
        assert_eq!(cells("little-killer", [0.1, -0.2]), Some(vec![1, 6, 11]), "none leads to the left");
        assert_eq!(cells("little-killer", [3.9, -0.2]), Some(vec![2, 5, 8]), "none leads to the right");
        assert_eq!(cells("little-killer", [2.5, 2.5]), None);
    }
}
