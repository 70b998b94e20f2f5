//! Puzzles and sets of cells as lines.

use std::io::Write;

use ichidoku::{Cell, CellSet, Puzzle, text};
use ichidoku_api::Named;

/// Writes the puzzle as a line of 81 characters.
pub(crate) fn write_line(puzzle: &Puzzle, out: &mut Vec<u8>) {
    out.extend(text::write_line(puzzle));
    out.push(b'\n');
}

/// Writes a line for each set: the number of cells, a tab, the cells.
pub(crate) fn write_sets(sets: &[Vec<Named<Cell>>], out: &mut Vec<u8>) {
    for cells in sets {
        let set: CellSet = cells.iter().map(|cell| cell.0).collect();
        // A vector takes everything.
        let _ = writeln!(out, "{}\t{set}", set.len());
    }
}
