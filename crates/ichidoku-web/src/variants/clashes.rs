//! Cells in which no digit may repeat, as far as the page knows, and digits that stand twice there.

use super::game::Game;
use super::grid::Grid;

/// Boxes and other sets of cells in which no digit repeats; rows and columns are known without them.
#[derive(Clone, Default, Debug)]
pub struct Sets {
    /// The number of each cell's box; 0 is none.
    pub boxes: Vec<usize>,
    /// The cells of cages and the like.
    pub others: Vec<Vec<usize>>,
}

impl Sets {
    /// True if two cells can't contain the same digit.
    pub fn differ(&self, grid: &Grid, one: usize, other: usize) -> bool {
        let (here, there) = (grid.place(one), grid.place(other));
        let in_box = self.boxes.get(one).is_some_and(|number| *number > 0 && self.boxes.get(other) == Some(number));
        let in_set = |set: &Vec<usize>| set.contains(&one) && set.contains(&other);
        one != other && (here.0 == there.0 || here.1 == there.1 || in_box || self.others.iter().any(in_set))
    }
}

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
