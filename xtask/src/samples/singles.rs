//! What makes a sample easy: singles alone solve it.

use ichidoku::{Cell, Digit, Grid, House, Puzzle};

/// Whether naked and hidden singles, and nothing else, fill the grid.
pub(crate) fn is_solved_by_singles(puzzle: &Puzzle) -> bool {
    let mut grid = Grid::from(*puzzle);
    while let Some((cell, digit)) = naked_single(&grid).or_else(|| hidden_single(&grid)) {
        grid.place(cell, digit);
    }
    grid.open_cells().is_empty()
}

/// A cell with one candidate.
fn naked_single(grid: &Grid) -> Option<(Cell, Digit)> {
    grid.open_cells().iter().find_map(|cell| Some((cell, grid.candidates(cell).only()?)))
}

/// A digit with one place in a house.
fn hidden_single(grid: &Grid) -> Option<(Cell, Digit)> {
    let in_house = |house: House| {
        Digit::ALL.into_iter().find_map(move |digit| Some(((grid.cells(digit) & house.cells()).only()?, digit)))
    };
    House::ALL.into_iter().find_map(in_house)
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{Case, golden};

    #[test]
    fn singles_solve_the_easy_ones_and_not_the_hard_ones() {
        let suite = golden().unwrap();
        let puzzle = |name: &str| -> Puzzle {
            let named = |case: &&Case| case.name == name;
            suite.iter().find(named).unwrap().puzzle.parse().unwrap()
        };
        for name in ["wikipedia-example", "last-cell", "naked-singles", "hidden-singles"] {
            assert!(is_solved_by_singles(&puzzle(name)), "{name}");
        }
        for name in ["ai-escargot", "golden-nugget", "two", "wikipedia-with-a-wrong-digit", "empty"] {
            assert!(!is_solved_by_singles(&puzzle(name)), "{name}");
        }
    }
}
