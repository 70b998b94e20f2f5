//! Symmetry: what can be done to a grid without touching the rules, and when two grids or puzzles are the same but for
//! that.
//!
//! ```text
//!   transform     rows, columns, bands and stacks exchanged, transposed, digits renamed
//!   canonical     one form for all copies, the way there, and the automorphisms
//!   band_class    the 416 classes of bands
//!   census        how many grids there are
//!
//!   lines, order, arrangement    how rows and columns are permuted, in the three ways that are handy
//!   band                         a table of all bands and their 416 classes
//!   complete                     the least form of a complete grid
//!   partial, columns             the least form of a puzzle
//! ```

mod arrangement;
mod band;
mod band_class;
mod band_order;
mod canonical;
mod canonical_grid;
mod canonical_puzzle;
mod census;
mod lines;
mod tied_columns;
mod transform;

pub use band_class::BandClass;
pub use canonical::{Canon, Canonical};
pub use census::Census;
pub use transform::Transform;
