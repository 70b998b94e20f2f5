//! Nets: everything that follows from a candidate being true, where reasons branch and join.
//!
//! ```text
//!   digit_planes     the bits of a grid, and singles on them
//!   basic_patterns   locked candidates, pairs, X-wings on them
//!   closure          all that follows, by what a level may use
//!   assumptions      the closures of one position, shared by finders
//! ```

mod assumptions;
mod basic_patterns;
mod closure;
mod digit_planes;

pub(crate) use assumptions::Nets;
pub(crate) use closure::Level;
pub(crate) use digit_planes::{Planes, Strong};
