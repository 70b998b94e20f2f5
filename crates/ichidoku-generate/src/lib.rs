//! Sudoku puzzles to order: by seed, number of clues, symmetry, grade and technique, always with one solution.
//!
//! ```
//! use ichidoku_generate::{Generator, Order, Symmetry};
//!
//! let generator = Generator::new(Order::new().symmetry(Symmetry::HalfTurn).clues(26..=30))?;
//! for made in generator.puzzles(2026, 0..3) {
//!     println!("{}", made.expect("not hard to find").puzzle.puzzle());
//! }
//! # Ok::<(), ichidoku_generate::BadOrder>(())
//! ```
//!
//! An [`Order`] says what is wanted; a [`Generator`] refuses what cannot be, and makes the rest. The same order, seed and index give
//! the same puzzle on every machine.

mod batch;
mod clue_pairs;
mod difficulty_check;
mod error;
mod few_clues;
mod generator;
mod impossible_orders;
mod made;
mod order;
mod pattern;
mod practice;
mod random;
mod random_completion;
mod remove_clues;
mod solution;
#[cfg(feature = "variants")]
mod variant;
mod vary;
mod verdict;

pub use error::{BadOrder, Shortfall};
pub use generator::Generator;
pub use ichidoku::symmetry::{Symmetry, UnknownSymmetry};
pub use made::Made;
pub use order::Order;
pub use practice::{Practice, practice};
pub use random::Random;
pub use solution::random_solution;
#[cfg(feature = "variants")]
pub use variant::{BadVariantOrder, MadeVariant, VariantKind, VariantOrder};
pub use vary::{Neighbours, variation};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
