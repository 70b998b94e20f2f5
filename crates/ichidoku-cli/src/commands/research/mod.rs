//! What researchers ask: symmetry, minimality, and the structure of grids.

mod automorphisms;
mod backdoors;
mod bands;
mod canonical;
mod count_grids;
mod dedupe;
mod minimal;
mod same_class;
mod unavoidable;

use std::io::Write;

use clap::Subcommand;
use ichidoku::{Cell, CellSet, Puzzle, text};
use ichidoku_api::Named;

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

/// Commands for research.
#[derive(Debug, Subcommand)]
pub(crate) enum Research {
    Canonical(canonical::CanonicalForms),
    SameClass(same_class::SameClass),
    Automorphisms(automorphisms::Automorphisms),
    Dedupe(dedupe::Dedupe),
    Minimal(minimal::Minimal),
    Unavoidable(unavoidable::Unavoidable),
    Backdoors(backdoors::Backdoors),
    Bands(bands::ListBands),
    CountGrids(count_grids::CountAllGrids),
}

impl Research {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        match self {
            Self::Canonical(canonical) => canonical.run(terminal),
            Self::SameClass(same_class) => same_class.run(terminal),
            Self::Automorphisms(automorphisms) => automorphisms.run(terminal),
            Self::Dedupe(dedupe) => dedupe.run(terminal),
            Self::Minimal(minimal) => minimal.run(terminal),
            Self::Unavoidable(unavoidable) => unavoidable.run(terminal),
            Self::Backdoors(backdoors) => backdoors.run(terminal),
            Self::Bands(bands) => bands.run(),
            Self::CountGrids(count_grids) => count_grids.run(),
        }
    }
}

/// Writes the puzzle as a line of 81 characters.
pub(super) fn write_line(puzzle: &Puzzle, out: &mut Vec<u8>) {
    out.extend(text::write_line(puzzle));
    out.push(b'\n');
}

/// Writes a line for each set: the number of cells, a tab, the cells.
fn write_sets(sets: &[Vec<Named<Cell>>], out: &mut Vec<u8>) {
    for cells in sets {
        let set: CellSet = cells.iter().map(|cell| cell.0).collect();
        // A vector takes everything.
        let _ = writeln!(out, "{}\t{set}", set.len());
    }
}
