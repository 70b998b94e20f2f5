//! Boards that last cells alone fill.

use ichidoku::{Cell, House, ProperPuzzle, Puzzle, Solution};
use ichidoku_generate::Random;

/// The most open cells of such a board.
const MOST: usize = 24;

/// A puzzle that is filled by the last cells of houses, one after another.
///
/// Cells are cleared at random, each while a house of it is full: in the opposite order each is the last one of that house.
pub(crate) fn last_cells(solution: &Solution, random: &mut Random) -> Option<ProperPuzzle> {
    let mut puzzle = Puzzle::from(*solution);
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        let is_full = |house: House| house.cells().is_subset(puzzle.clue_cells());
        if cell.houses().into_iter().any(is_full) && puzzle.clue_count() > 81 - MOST {
            puzzle.set(cell, None);
        }
    }
    ProperPuzzle::new(puzzle).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::Stop;
    use ichidoku_generate::random_solution;
    use ichidoku_logic::{Ending, Solver, State, Technique};

    #[test]
    fn last_cells_alone_fill_the_board() {
        for index in 0..20 {
            let mut random = Random::new(1, index, 0);
            let solution = random_solution(&mut random);
            let puzzle = last_cells(&solution, &mut random).unwrap();
            let path = Solver::with_order([Technique::FullHouse]).path(State::proper(&puzzle), Stop::never()).unwrap();
            assert_eq!(path.ending, Ending::Solved);
            // A scan takes ten.
            assert!(path.steps.len() >= 10, "{}", path.steps.len());
        }
    }
}
