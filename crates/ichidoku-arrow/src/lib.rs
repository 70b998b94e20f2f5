//! Columns of puzzles: what the engine, the ratings and the canonical forms say of each row of an Arrow array.
//!
//! ```
//! use arrow_array::{Array, StringArray, cast::AsArray, types::UInt64Type};
//! use ichidoku_arrow::{Limits, Plan, run};
//!
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let column = StringArray::from(vec![Some(puzzle), None, Some("53..x")]);
//! let answer = run(&column, &Plan::Solve, &Limits::new())?;
//! assert!(answer.column_by_name("solution").unwrap().as_string::<i32>().value(0).starts_with("534678912"));
//! assert_eq!(answer.column_by_name("count").unwrap().as_primitive::<UInt64Type>().value(0), 1);
//! let errors = answer.column_by_name("error").unwrap().as_string::<i32>();
//! assert!(errors.is_null(0) && errors.is_null(1));
//! assert_eq!(errors.value(2), "5 cells where 81 were expected");
//! # Ok::<(), ichidoku_arrow::Error>(())
//! ```
//!
//! A [`Plan`] says what is asked of each row, [`Limits`] how far that may go, and [`run`] returns a struct with the columns
//! of the answer. No row is an error for the column: a null stays null, and the column `error` says why a row has no answer.
//!
//! ```text
//!   plan    what is asked              search  solutions and counts, in lock step
//!   limits  how far                    single  ratings, forms and checks, row by row
//!   rows    arrays as rows of bytes    batches rows shared out to threads
//!   grids   81 bytes per row as an array like the input
//! ```

mod batches;
mod error;
mod faults;
mod grids;
mod kind;
mod limits;
mod plan;
mod rows;
mod run;
mod search;
mod single;

pub use error::Error;
pub use ichidoku_api::Scale;
pub use limits::{Limits, MAX_ROWS};
pub use plan::Plan;
pub use rows::puzzle_at;
pub use run::{columns, run};

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
