//! The textbook ways to solve a Sudoku, one readable file each: traced, counted and compared.
//!
//! The subject of this crate is the algorithms themselves. Each is a file in [`algorithms`] that opens with its idea,
//! source, pseudo-code and cost, and is written to be read; the same text is what [`About::text`] answers. All of them
//! run on the same puzzles, within the same [`Limits`], and count the same things, so that they can be compared:
//!
//! ```
//! use ichidoku::Puzzle;
//! use ichidoku_lab::{Algorithm, Limits, Method, Silent};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let assignments = |name| Method::named(name).unwrap().run(&puzzle, &Limits::new(), &mut Silent).counts.assignments;
//! assert_eq!(assignments("row-by-row"), 4208);
//! assert_eq!(assignments("fewest-first"), 51);
//! ```
//!
//! Whoever wants to watch gives the run an [`Observer`]. [`trace`] writes what it sees to a file, [`Replay`] follows it
//! on a grid, and [`compare`] makes tables.

mod algorithm;
pub mod algorithms;
pub mod compare;
mod filling;
mod frames;
mod limits;
mod method;
mod notebook;
mod observe;
mod order;
mod random;
mod replay;
mod report;
mod run;
pub mod table;
pub mod trace;
mod tree;

pub use algorithm::{About, Algorithm};
pub use frames::{Frame, Frames};
pub use limits::{Clock, Limits, Reason, system_clock};
pub use method::{Method, OptionError, Options, UnknownMethod};
pub use notebook::Notebook;
pub use observe::{Contradiction, Event, Observer, Silent};
pub use order::{CellOrder, DigitOrder};
pub use replay::Replay;
pub use run::{Counts, Outcome, Run};
pub use tree::{DeadEnd, SearchTree, TreeNode};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
