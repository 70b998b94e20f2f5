//! Contradictions that show without a search.

use ichidoku_variants::{Cell, Constraint};

use crate::house::House;

/// Why a puzzle has no solution, as far as it shows without a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// The cell has no candidate.
    Cell(Cell),
    /// The house has no place for the digit, given by its bit.
    Digit(House, usize),
    /// The rule can't be kept in these cells.
    Rule(Constraint, Vec<Cell>),
}
