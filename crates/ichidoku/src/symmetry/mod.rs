//! Symmetry: what can be done to a grid without touching the rules, and when two grids or puzzles are the same but for
//! that.
//!
//! There are 2 · 6⁸ · 9! transforms; the 6,670,903,752,021,072,936,960 grids (Felgenhauer and Jarvis 2005) fall into
//! 5,472,730,538 classes under them (Russell and Jarvis 2006).
//!
//! ```text
//!   transform     rows, columns, bands and stacks exchanged, transposed, digits renamed
//!   canonical     one form for all copies, the way there, and the automorphisms
//!   band_class    the 416 classes of bands
//!   census        how many grids there are
//!   clue_symmetry patterns of clues that look the same when turned or mirrored
//!
//!   lines, band_order, arrangement     how rows and columns are permuted, in the three ways that are handy
//!   band                               a table of all bands and their 416 classes
//!   canonical_grid                     the least form of a complete grid
//!   canonical_puzzle, tied_columns     the least form of a puzzle
//! ```

mod arrangement;
mod band;
mod band_class;
mod band_order;
mod canonical;
mod canonical_grid;
mod canonical_puzzle;
mod census;
mod clue_symmetry;
mod lines;
mod tied_columns;
mod transform;

pub use band_class::BandClass;
pub use canonical::{Canon, Canonical};
pub use census::Census;
pub use clue_symmetry::{Symmetry, UnknownSymmetry};
pub use transform::Transform;
