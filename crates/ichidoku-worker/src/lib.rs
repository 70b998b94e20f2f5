//! The solver as a module for a web worker: a request as JSON in, its answer as JSON out.
//!
//! It is bundled twice: once with the feature `basics`, small, for what every visit needs, and once with the feature
//! `whole`, for the requests that need techniques or the lab, and for puzzles in forms that the small one can't read. A third
//! module, with the feature `batch`, keeps a table of many puzzles; a fourth, with `explainer`, has the rating of Sudoku Explainer.
//! A fifth, with `variants`, answers what the page of other sizes and rules asks.
//! A sixth, with `every`, answers every request; the app does without it, and the JavaScript package loads it.

#[cfg(feature = "batch")]
mod batch;
#[cfg(any(feature = "basics", feature = "variants", feature = "whole"))]
mod browser;
#[cfg(feature = "explainer")]
mod explainer;
#[cfg(any(feature = "basics", feature = "whole"))]
mod many;
#[cfg(any(feature = "basics", feature = "whole"))]
mod requests;
#[cfg(feature = "variants")]
mod variants;

#[cfg(any(feature = "variants", feature = "whole"))]
pub use browser::learn;
#[cfg(feature = "explainer")]
pub use explainer::explain;
#[cfg(any(feature = "basics", feature = "whole"))]
pub use many::solve_many;
#[cfg(any(feature = "basics", feature = "whole"))]
pub use requests::answer;
#[cfg(feature = "variants")]
pub use variants::answer_of_variants;
