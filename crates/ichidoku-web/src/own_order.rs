//! An order of cells that somebody writes by clicking them, one after another.

use ichidoku::Cell;

/// The cells of an order, as far as it is written; the others follow row by row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OwnOrder(Vec<Cell>);

impl OwnOrder {
    /// Puts a cell at the end, or takes it out if it is there.
    ///
    /// ```
    /// use ichidoku_web::own_order::OwnOrder;
    /// let mut order = OwnOrder::default();
    /// ["r5c5", "r1c1", "r9c9", "r1c1"].map(|cell| order.toggle(cell.parse().unwrap()));
    /// assert_eq!(order.text(), "r5c5 r9c9");
    /// assert_eq!(order.place("r9c9".parse().unwrap()), Some(2));
    /// ```
    pub fn toggle(&mut self, cell: Cell) {
        match self.0.iter().position(|other| *other == cell) {
            Some(place) => _ = self.0.remove(place),
            None => self.0.push(cell),
        }
    }

    /// Takes out the last cell.
    pub fn undo(&mut self) {
        self.0.pop();
    }

    /// The place of a cell, from 1; `None` if it is not in the order.
    pub fn place(&self, cell: Cell) -> Option<usize> {
        self.0.iter().position(|other| *other == cell).map(|place| place + 1)
    }

    /// Whether no cell was chosen.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cells by their names, as a request for a run has them. Without any it is the whole order row by row.
    pub fn text(&self) -> String {
        if self.is_empty() {
            return "rows".to_owned();
        }
        self.0.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_lab::CellOrder;

    #[test]
    fn the_text_is_an_order_of_the_lab() {
        let mut order = OwnOrder::default();
        assert_eq!(CellOrder::named(&order.text(), 1), Some(CellOrder::Rows));
        for cell in Cell::ALL.into_iter().rev() {
            order.toggle(cell);
            assert_eq!(order.place(cell), Some(81 - cell.index()));
        }
        assert_eq!(CellOrder::named(&order.text(), 1).unwrap().cells(), CellOrder::Rotated.cells());
        order.undo();
        assert_eq!(order.place(Cell::ALL[0]), None);
        (0..100).for_each(|_| order.undo());
        assert!(order.is_empty());
    }
}
