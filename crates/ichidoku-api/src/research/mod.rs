//! The requests of researchers: symmetry, minimality, the structure of grids, and puzzles made from a puzzle.

mod automorphisms;
mod backdoors;
mod bands;
mod canonical;
mod count_grids;
mod dedupe;
mod estimate;
mod forms;
mod grid_bands;
mod minimal;
mod moves;
mod neighbours;
mod same_class;
mod unavoidable;
mod variations;

pub use automorphisms::{AutomorphismList, Automorphisms};
pub use backdoors::{BackdoorList, Backdoors};
pub use bands::{BandInfo, BandList, Bands};
pub use canonical::{Canonical, CanonicalForm, FormStatus};
pub use count_grids::{CountGrids, GridCount};
pub use dedupe::{Dedupe, Deduped, Kept};
pub use estimate::{Estimate, Estimated};
pub use forms::Forms;
pub use grid_bands::{BandClasses, GridBands};
pub use minimal::{Minimal, MinimalPuzzles};
pub use moves::Moves;
pub use neighbours::{Neighbour, NeighbourList, Neighbours};
pub use same_class::{ClassComparison, SameClass};
pub use unavoidable::{Unavoidable, UnavoidableSets};
pub use variations::{Variation, Variations, Varied};
