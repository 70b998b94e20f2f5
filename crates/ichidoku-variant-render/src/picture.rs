//! What is drawn.

use ichidoku_variants::{Cell, Drawing, Puzzle};

/// A picture of a variant: plain data, without a place or a colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture<'a> {
    /// The puzzle. Its givens are drawn, and every rule that has a place.
    pub puzzle: &'a Puzzle,
    /// The name of the picture, which is read aloud.
    pub title: String,
    /// What the picture shows, for those who don't see it.
    pub description: String,
    /// The digits of cells that aren't given, in the order of the puzzle's cells; cells without a digit, or beyond the end, are open.
    pub digits: Vec<Option<i16>>,
    /// The candidates of open cells in the same order; none are drawn in a cell that has none, or beyond the end.
    pub candidates: Vec<Vec<i16>>,
    /// The cells that a step is about.
    pub pattern: Vec<Cell>,
    /// Candidates that a step places, and those that it eliminates.
    pub placed: Vec<(Cell, i16)>,
    /// See `placed`.
    pub eliminated: Vec<(Cell, i16)>,
    /// What is only drawn, beneath the digits; those of the puzzle are drawn only if they are here.
    pub drawings: Vec<Drawing>,
    /// True if the cells that fog covers at the start are veiled. What lifts the fog as a game goes on covers them itself.
    pub fog: bool,
    /// True if rows and columns have their names beside them.
    pub names: bool,
    /// Lines of words below the grid, such as the rules that have no place in it.
    pub legend: Vec<String>,
}

impl<'a> Picture<'a> {
    /// The puzzle alone.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        Self {
            puzzle,
            title: String::new(),
            description: String::new(),
            digits: Vec::new(),
            candidates: Vec::new(),
            pattern: Vec::new(),
            placed: Vec::new(),
            eliminated: Vec::new(),
            drawings: Vec::new(),
            fog: false,
            names: true,
            legend: Vec::new(),
        }
    }

    /// The digit of a cell that isn't given.
    pub(crate) fn digit(&self, cell: Cell) -> Option<i16> {
        self.digits.get(usize::from(cell)).copied().flatten()
    }

    /// The candidates that are drawn in a cell.
    pub(crate) fn candidates(&self, cell: Cell) -> &[i16] {
        self.candidates.get(usize::from(cell)).map_or(&[], Vec::as_slice)
    }
}
