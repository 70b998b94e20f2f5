//! Human Sudoku techniques: finders that work on candidates alone, and steps that carry their own proof.
//!
//! ```
//! use ichidoku::{Grid, Puzzle};
//! use ichidoku_logic::{State, Survey, Technique};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let state = State::new(&Grid::from(puzzle));
//! let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
//! assert_eq!(step.to_string(), "naked single: r5c5=5");
//! ```
//!
//! A [`State`] holds the candidates, a [`Survey`] adds the tables that finders share, a [`Technique`] finds [`Step`]s in
//! it, and [`audit`] proves a step from its evidence or compares it with the solution.

mod almost_locked;
pub mod audit;
mod chain;
mod combinations;
pub mod draw;
mod evidence;
pub mod explain;
mod geometry;
pub mod hint;
pub mod judge;
mod links;
mod most_useful_step;
mod net;
mod notation;
mod overview;
pub mod page;
pub mod position;
pub mod rate;
mod registry;
pub mod solve;
mod spelling;
mod state;
mod step;
mod survey;
mod technique;
mod techniques;
mod templates;

pub use evidence::{
    AlmostHiddenSet, AlmostLockedSet, Deadly, Evidence, Firework, Inference, Joined, Joint, Link, Node, Rectangle,
    Rule, Strength, Truth, WhipLink,
};
pub use geometry::{Geometry, GeometryError};
pub use overview::Overview;
pub use solve::{Contradiction, Ending, Path, Solver};
pub use state::State;
pub use step::Step;
pub use survey::Survey;
pub use technique::{Family, HodokuLevel, HodokuScore, Technique, UnknownTechnique};
pub use techniques::{Info, Sink};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
