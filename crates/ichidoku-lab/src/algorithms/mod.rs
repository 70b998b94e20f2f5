//! The algorithms, one file each, written to be read; each file opens with the text that `lab explain` shows.

mod annealing;
mod backtracking;
mod brute_force;
mod dancing_links;
mod elimination;
mod engine;
mod fewest_first;
mod sat;

pub use annealing::Annealing;
pub use backtracking::Backtracking;
pub use brute_force::BruteForce;
pub use dancing_links::DancingLinks;
pub use elimination::{Elimination, Guess};
pub use engine::Engine;
pub use fewest_first::FewestFirst;
pub use sat::Sat;
