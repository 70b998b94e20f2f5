//! Classic 9×9 Sudoku: cells, digits, puzzles, plain text, and an engine that solves many puzzles in lock step.
//!
//! ```
//! use ichidoku::{Outcome, Puzzle};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let Outcome::Unique(solution) = puzzle.solve() else { panic!("not proper") };
//! assert_eq!(
//!     solution.to_string(),
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
//! );
//! ```
//!
//! The rules are in the types: a [`Puzzle`] holds any clues, a [`ProperPuzzle`] is proved to have exactly one solution,
//! a [`Solution`] is always complete and legal, and a [`Grid`] is the working state between them.
//!
//! The crate is `no_std` (with `alloc`) without the default feature `std`, which adds the choice of the instruction set
//! at run time. The default feature `all-engines` adds the engines that are never the fastest, to compare with.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod arch;
mod backdoors;
mod bits;
mod candidate;
mod cell;
mod cell_set;
mod clash;
#[doc(hidden)]
pub mod comment;
mod diagnosis;
mod digit;
mod error;
mod grid;
mod grid_words;
mod house;
mod minimal;
mod minirow;
mod proper_puzzle;
mod puzzle;
mod rules;
mod solution;
pub mod solve;
mod stop;
pub mod symmetry;
pub mod text;
mod topology;
mod unavoidable;

pub use candidate::{Candidate, CandidateSet};
pub use cell::Cell;
pub use cell_set::CellSet;
pub use clash::{Clash, InvalidClues};
pub use diagnosis::Diagnosis;
pub use digit::{Digit, DigitSet};
pub use error::{NotASolution, ParseCandidateError, ParseCellError, ParseHouseError};
pub use grid::Grid;
pub use house::{Band, Box, Column, House, HouseKind, Row, Stack};
pub use minimal::MinimalSubpuzzles;
pub use minirow::{Minicol, Minirow};
pub use proper_puzzle::{NotProper, ProperPuzzle};
pub use puzzle::Puzzle;
pub use rules::Rules;
pub use solution::Solution;
pub use solve::Outcome;
pub use stop::{Interrupted, Stop};
pub use text::ParsePuzzleError;

/// The examples of README.md, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;

/// The example of the package's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct PackageReadme;
