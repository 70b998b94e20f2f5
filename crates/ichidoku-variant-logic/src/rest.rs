//! What is left of whole houses by known sums.

use ichidoku_variants::Cell;

use crate::house::House;
use crate::sum::Sum;

/// What is left of whole houses without known sums and digits, less what the sums reach beyond the houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The houses, which share no cell and contain every digit.
    pub houses: Vec<House>,
    /// The sums, which share no cell.
    pub sums: Vec<Sum>,
    /// Open cells of the houses that are in no sum: they count with a plus.
    pub inside: Vec<Cell>,
    /// Open cells of the sums outside of the houses: they count with a minus.
    pub outside: Vec<Cell>,
    /// The sum of those inside, less those outside.
    pub total: i32,
}

impl Rest {
    /// The cells, those inside first.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        [&self.inside[..], &self.outside].concat()
    }

    /// A factor for each cell.
    pub(crate) fn coefficients(&self) -> Vec<i32> {
        let plus = self.inside.iter().map(|_| 1);
        plus.chain(self.outside.iter().map(|_| -1)).collect()
    }
}
