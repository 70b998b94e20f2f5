//! What every crate's tests share: the golden suite, repeatable randomness, and where data lies.
//!
//! Nothing here knows the crates under test. The golden suite says in plain text what is true of a puzzle, and each crate
//! (and each later door: command line, server, binding) compares itself with that.

mod data;
mod golden;
mod not_run;
mod rules;
mod solution;
mod sources;

pub mod random;

pub use data::{shared_data, testdata};
pub use golden::{Case, Category, Clash, Count, GoldenError, Origin, golden};
pub use not_run::not_run;
pub use solution::random_solution;
pub use sources::sources;
