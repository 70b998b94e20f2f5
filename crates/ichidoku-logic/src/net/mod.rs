//! Nets: everything that follows from a candidate being true, where reasons branch and join.
//!
//! A chain's link rests on one conclusion; a net's may rest on many: *this house has one place left, for all others are out*.
//! So what follows is found by placing the candidate and propagating, as in unit propagation of SAT solvers, where refuting
//! a candidate so is called failed literal probing. Players know the levels from Sudoku Explainer (Nicolas Juillerat, 2006),
//! whose "dynamic forcing chains" they are; in Denis Berthier's terms (*Pattern-Based Constraint Satisfaction and Logic
//! Puzzles*, 2012) the first is T&E(1) and the last T&E(2).
//!
//! The propagation here knows nothing of reasons and works on bits, a few hundred assumptions per position. The reasons of
//! the few nets that become steps are found again afterwards, line by line (`techniques/nets/proof.rs`).
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
