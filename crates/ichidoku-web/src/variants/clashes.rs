//! Digits that stand twice where none may repeat.

use super::game::Game;

/// The cells whose digit stands twice in a row, a column, a box or one of the sets. Boxes are given by the number of each cell's; 0
/// is none.
///
/// ```
/// use ichidoku_web::session::Tool;
/// use ichidoku_web::variants::{Game, Grid, clashing};
/// let mut game = Game::new(".", Grid { rows: 4, columns: 4, lowest: 1, highest: 4 }, &[Some(3)]);
/// game.enter(&[2, 5], 3, Tool::Digit);
/// let boxes = [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4];
/// assert_eq!(clashing(&game, &boxes, &[]), [0, 2, 5]);
/// assert_eq!(clashing(&game, &[0; 16], &[vec![5, 6]]), [0, 2]);
/// ```
pub fn clashing(game: &Game, boxes: &[usize], sets: &[Vec<usize>]) -> Vec<usize> {
    let cells = 0..game.grid.cells();
    let filled: Vec<(usize, i16)> = cells.filter_map(|cell| Some((cell, game.digit(cell)?))).collect();
    let share = |one: usize, other: usize| {
        let (here, there) = (game.grid.place(one), game.grid.place(other));
        let in_box = boxes.get(one).is_some_and(|number| *number > 0 && boxes.get(other) == Some(number));
        let in_set = |set: &Vec<usize>| set.contains(&one) && set.contains(&other);
        here.0 == there.0 || here.1 == there.1 || in_box || sets.iter().any(in_set)
    };
    let clashes = |(cell, digit): &(usize, i16)| {
        let mut same = filled.iter().filter(|(other, its)| other != cell && its == digit);
        same.any(|(other, _)| share(*cell, *other)).then_some(*cell)
    };
    filled.iter().filter_map(clashes).collect()
}
