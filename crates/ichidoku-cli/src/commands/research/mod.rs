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
use std::sync::{Arc, OnceLock};

use clap::Subcommand;
use ichidoku::symmetry::{Canon, Canonical, Transform};
use ichidoku::{Cell, CellSet, InvalidClues, Puzzle, Solution, text};
use ichidoku_api::Named;
use serde::Serialize;

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
    Bands(bands::Bands),
    CountGrids(count_grids::CountGrids),
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

/// Finds canonical forms; what that takes for complete grids is made for the first of them.
#[derive(Clone, Default)]
struct Forms(Arc<OnceLock<Canon>>);

impl Forms {
    fn of(&self, puzzle: &Puzzle) -> Result<Canonical<Puzzle>, InvalidClues> {
        match Solution::try_from(*puzzle) {
            Ok(solution) => Ok(self.0.get_or_init(Canon::new).solution(&solution).map(Puzzle::from)),
            Err(_) => puzzle.canonical(),
        }
    }
}

/// Writes the puzzle as a line of 81 characters.
pub(super) fn write_line(puzzle: &Puzzle, out: &mut Vec<u8>) {
    out.extend(text::write_line(puzzle));
    out.push(b'\n');
}

/// Writes a line for each set: the number of cells, a tab, the cells.
fn write_sets(sets: &[CellSet], out: &mut Vec<u8>) {
    for set in sets {
        // A vector takes everything.
        let _ = writeln!(out, "{}\t{set}", set.len());
    }
}

/// The names of the cells.
fn names(cells: CellSet) -> Vec<Named<Cell>> {
    cells.iter().map(Named).collect()
}

/// A transform as JSON has it, everything counted from 1.
#[derive(Serialize)]
pub(super) struct Moves {
    /// Where each row goes.
    rows: [usize; 9],
    /// Where each column goes.
    columns: [usize; 9],
    /// Whether rows become columns after that.
    transposed: bool,
    /// What becomes of each digit.
    digits: [u8; 9],
}

impl From<&Transform> for Moves {
    fn from(transform: &Transform) -> Self {
        Self {
            rows: transform.rows().map(|row| row.index() + 1),
            columns: transform.columns().map(|column| column.index() + 1),
            transposed: transform.is_transposed(),
            digits: transform.digits().map(ichidoku::Digit::get),
        }
    }
}
