//! The digits of a grid of any size.

use std::collections::BTreeMap;

use ichidoku_variants::{Cell, Puzzle, write_line};
use serde::{Deserialize, Serialize};

/// The digits of a grid of any size.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantGrid {
    /// The grid on a line: a symbol per cell, with letters from 10 on, or numbers where there are more than 35 digits.
    pub line: String,
    /// The digits row by row.
    pub rows: Vec<Vec<i16>>,
    /// The digits of cells outside of the grid, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extra: BTreeMap<String, i16>,
}

impl VariantGrid {
    /// The digits of all cells of a puzzle, extra ones with them.
    ///
    /// ```
    /// use ichidoku_api::VariantGrid;
    /// use ichidoku_variants::{Puzzle, Shape};
    /// let puzzle = Puzzle::new(Shape::new(1, 2, 1, 12, true).unwrap(), vec![]);
    /// assert_eq!(VariantGrid::new(&puzzle, &[3, 12]).line, "3C");
    /// ```
    pub fn new(puzzle: &Puzzle, digits: &[i16]) -> Self {
        let shape = puzzle.shape();
        let (grid, extra) = digits.split_at(shape.cells());
        let extra = (shape.cells()..).zip(extra).map(|(cell, &digit)| (puzzle.cell_name(cell as Cell), digit));
        Self {
            line: write_line(shape, grid),
            rows: grid.chunks(shape.columns()).map(<[_]>::to_vec).collect(),
            extra: extra.collect(),
        }
    }
}

/// The name of a cell: `r4c12`, or that of a cell outside of the grid.
pub(super) fn cell_name(puzzle: &Puzzle, cell: Cell) -> String {
    let shape = puzzle.shape();
    if usize::from(cell) >= shape.cells() {
        return puzzle.cell_name(cell);
    }
    let (row, column) = shape.place(cell);
    format!("r{}c{}", row + 1, column + 1)
}

/// The cell of the grid with this name, if there is one.
#[cfg(any(feature = "variant-pictures", feature = "variant-steps"))]
pub(super) fn cell_named(puzzle: &Puzzle, name: &str) -> Option<Cell> {
    let shape = puzzle.shape();
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    let at = |text: &str, count: usize| text.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < count);
    Some(shape.cell(at(row, shape.rows())?, at(column, shape.columns())?))
}
