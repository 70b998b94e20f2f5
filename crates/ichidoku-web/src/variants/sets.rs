//! Cells in which no digit may repeat, as far as the page knows.

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
