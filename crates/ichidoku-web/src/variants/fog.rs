//! Fog: which cells of a game are hidden as yet.

use super::game::Game;

/// What is known of the digits of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known<'a> {
    /// Nothing yet.
    Nothing,
    /// The only solution, in the order of the cells.
    Solution(&'a [i16]),
    /// That there is not just one solution: any digit counts as right.
    NoSolution,
}

/// For each cell whether fog hides it: a given digit clears its own cell, a right one those around it too, and some are clear from
/// the start. Nothing where a puzzle has no fog.
///
/// ```
/// use ichidoku_web::session::Tool;
/// use ichidoku_web::variants::{Game, Grid, Known, fog};
/// let grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };
/// let mut game = Game::new(".Shape~4x4.Fog~R1C1", grid, &[]);
/// let solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/// let clear = |game: &Game| fog(game, Known::Solution(&solution)).iter().filter(|hidden| !**hidden).count();
/// assert_eq!(clear(&game), 1);
/// game.enter(&[15], 1, Tool::Digit);
/// assert_eq!(clear(&game), 5);
/// ```
pub fn fog(game: &Game, known: Known<'_>) -> Vec<bool> {
    let rule = game.puzzle.split('.').find_map(|rule| rule.strip_prefix("Fog"));
    let Some(clear) = rule.filter(|cells| cells.is_empty() || cells.starts_with('~')) else { return Vec::new() };
    let grid = &game.grid;
    let is_clear = |cell: usize| {
        let code = grid.code(cell);
        game.given(cell).is_some() || clear.split('~').any(|clear| clear == code)
    };
    let mut hidden: Vec<bool> = (0..grid.cells()).map(|cell| !is_clear(cell)).collect();
    for cell in (0..grid.cells()).filter(|cell| is_right(game, *cell, known)) {
        grid.around(cell).for_each(|near| hidden[near] = false);
    }
    hidden
}

fn is_right(game: &Game, cell: usize, known: Known<'_>) -> bool {
    game.content(cell).digit.is_some_and(|digit| match known {
        Known::Nothing => false,
        Known::Solution(solution) => solution.get(cell) == Some(&digit),
        Known::NoSolution => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Tool;
    use crate::variants::Grid;

    const FOUR: Grid = Grid { rows: 4, columns: 4, lowest: 1, highest: 4 };

    fn clear(game: &Game, known: Known<'_>) -> Vec<usize> {
        let hidden = fog(game, known);
        (0..hidden.len()).filter(|cell| !hidden[*cell]).collect()
    }

    #[test]
    fn a_given_digit_clears_its_cell_and_a_right_one_those_around_it() {
        let solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
        let mut game = Game::new(".Fog.Shape~4x4.~R1C1_1", FOUR, &[Some(1)]);
        assert_eq!(clear(&game, Known::Nothing), [0]);
        game.enter(&[5], 4, Tool::Digit);
        assert_eq!(clear(&game, Known::Nothing), [0], "nobody knows yet");
        assert_eq!(clear(&game, Known::Solution(&solution)), [0, 1, 2, 4, 5, 6, 8, 9, 10]);
        game.enter(&[5], 2, Tool::Digit);
        assert_eq!(clear(&game, Known::Solution(&solution)), [0], "a wrong digit clears nothing");
        assert_eq!(clear(&game, Known::NoSolution).len(), 9);
    }

    #[test]
    fn other_puzzles_have_none() {
        for puzzle in [".Shape~4x4", ".Fogbow~R1C1"] {
            assert!(fog(&Game::new(puzzle, FOUR, &[]), Known::Nothing).is_empty(), "{puzzle}");
        }
    }
}
