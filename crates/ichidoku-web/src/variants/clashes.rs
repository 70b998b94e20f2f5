//! Digits that stand twice where none may repeat.

use super::game::Game;
use super::sets::Sets;

/// The cells whose digit stands twice where none may repeat.
///
/// ```
/// use ichidoku_web::session::Tool;
/// use ichidoku_web::variants::{Game, Grid, Sets, clashing};
/// let mut game = Game::new(".", Grid { rows: 4, columns: 4, lowest: 1, highest: 4 }, &[Some(3)]);
/// game.enter(&[2, 5], 3, Tool::Digit);
/// let boxes = vec![1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4];
/// assert_eq!(clashing(&game, &Sets { boxes, others: vec![] }), [0, 2, 5]);
/// assert_eq!(clashing(&game, &Sets { boxes: vec![], others: vec![vec![5, 6]] }), [0, 2]);
/// ```
pub fn clashing(game: &Game, sets: &Sets) -> Vec<usize> {
    let cells = 0..game.grid.cells();
    let filled: Vec<(usize, i16)> = cells.filter_map(|cell| Some((cell, game.digit(cell)?))).collect();
    let clashes = |(cell, digit): &(usize, i16)| {
        let mut same = filled.iter().filter(|(_, its)| its == digit);
        same.any(|(other, _)| sets.differ(&game.grid, *cell, *other)).then_some(*cell)
    };
    filled.iter().filter_map(clashes).collect()
}
