//! What researchers ask: symmetry, minimality, and the structure of grids.

mod automorphisms;
mod backdoors;
mod bands;
mod canonical;
mod classed;
mod count_grids;
mod dedupe;
mod minimal;
mod same_class;
mod unavoidable;

use clap::Subcommand;

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
