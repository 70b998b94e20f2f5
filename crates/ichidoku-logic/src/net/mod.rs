//! Nets: everything that follows from a candidate being true, where reasons branch and join.
//!
//! ```text
//!   planes    the bits of a grid, and singles on them       basics   locked candidates, pairs, X-wings on them
//!   closure   all that follows, by what a level may use     starts   the closures of one position, shared by finders
//!   proof     the same once more, slowly, with reasons, for the steps that are reported
//! ```

mod basics;
mod closure;
mod planes;
mod proof;
mod starts;

pub(crate) use closure::Level;
pub(crate) use proof::{refutation, verity};
pub(crate) use starts::Nets;
