//! Symmetry: what can be done to a grid without touching the rules, and when two grids or puzzles are the same but for
//! that.
//!
//! ```text
//!   transform    rows, columns, bands and stacks exchanged, transposed, digits relabelled
//!   lines        the part of a transform that permutes nine rows or columns
//! ```

mod lines;
mod transform;

pub use transform::Transform;
