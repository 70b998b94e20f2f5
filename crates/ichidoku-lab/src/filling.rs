//! A grid being filled.

use ichidoku::{Cell, Digit, Puzzle};

/// A partly filled legal grid, which knows where each digit stands in each row, column and box.
///
/// With it, whether a digit conflicts takes three looks in place of twenty, one at each peer.
#[derive(Clone, Debug)]
pub(crate) struct Filling {
    grid: Puzzle,
    /// For each row and digit the cell of the row that holds the digit; likewise columns and boxes.
    in_row: [[Option<Cell>; 9]; 9],
    in_column: [[Option<Cell>; 9]; 9],
    in_box: [[Option<Cell>; 9]; 9],
}

impl Filling {
    /// Starts with the clues, which do not clash.
    pub(crate) fn new(clues: &Puzzle) -> Self {
        let nowhere = [[None; 9]; 9];
        let mut filling = Self { grid: Puzzle::EMPTY, in_row: nowhere, in_column: nowhere, in_box: nowhere };
        clues.clues().for_each(|(cell, digit)| filling.write(cell, digit));
        filling
    }

    /// What stands in the grid.
    #[inline]
    pub(crate) const fn grid(&self) -> &Puzzle {
        &self.grid
    }

    /// A peer of the cell that holds the digit.
    #[inline]
    pub(crate) fn clash(&self, cell: Cell, digit: Digit) -> Option<Cell> {
        let digit = digit.index();
        self.in_row[cell.row().index()][digit]
            .or(self.in_column[cell.column().index()][digit])
            .or(self.in_box[cell.box_().index()][digit])
    }

    /// Writes a digit that does not clash into a blank cell.
    #[inline]
    pub(crate) fn write(&mut self, cell: Cell, digit: Digit) {
        self.grid.set(cell, Some(digit));
        self.note(cell, digit, Some(cell));
    }

    /// Takes the digit out of the cell again.
    #[inline]
    pub(crate) fn erase(&mut self, cell: Cell, digit: Digit) {
        self.grid.set(cell, None);
        self.note(cell, digit, None);
    }

    /// Notes where the digit stands in the cell's row, column and box.
    fn note(&mut self, cell: Cell, digit: Digit, place: Option<Cell>) {
        let digit = digit.index();
        self.in_row[cell.row().index()][digit] = place;
        self.in_column[cell.column().index()][digit] = place;
        self.in_box[cell.box_().index()][digit] = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_clashes_with_a_peer_until_it_is_erased() {
        let [a, b, far]: [Cell; 3] = ["r1c1", "r2c2", "r9c9"].map(|cell| cell.parse().unwrap());
        let five = Digit::new(5).unwrap();
        let mut filling = Filling::new(&Puzzle::EMPTY.with(a, Some(five)));
        assert_eq!(filling.clash(b, five), Some(a));
        assert_eq!(filling.clash(b, Digit::new(6).unwrap()), None);
        assert_eq!(filling.clash(far, five), None);
        filling.erase(a, five);
        assert_eq!(filling.clash(b, five), None);
        assert_eq!(*filling.grid(), Puzzle::EMPTY);
    }
}
