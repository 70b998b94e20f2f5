//! A plan for a column.

use std::sync::Arc;

use arrow_array::{Array, StructArray};
use arrow_schema::{DataType, Field, Fields};

use crate::error::Error;
use crate::grids;
use crate::kind::Kind;
use crate::limits::{Limits, MAX_ROWS};
use crate::plan::Plan;
use crate::rows::Rows;
use crate::{search, single};

/// Answers each row of an array as the plan says. The answer has the columns that [`Plan`] lists, a row for each row of the array;
/// it does not depend on the number of threads.
///
/// Solving takes about 10 ns per row beside the search; memory is that of the answer and about 2 MB per thread.
///
/// # Errors
/// [`Error`] if the array cannot hold puzzles or is too long, or if the work was stopped. Rows are never an error.
pub fn run(array: &dyn Array, plan: &Plan, limits: &Limits<'_>) -> Result<StructArray, Error> {
    if array.len() > MAX_ROWS {
        return Err(Error::TooLong(array.len()));
    }
    let (rows, kind) = (Rows::of(array)?, Kind::of(array.data_type())?);
    let columns = match *plan {
        Plan::Solve => search::solve(&rows, kind, limits)?,
        Plan::Count { limit } => search::count(&rows, limit, limits)?,
        Plan::Rate(scale) => single::rate(&rows, scale, limits)?,
        Plan::Canonical => single::canonical(&rows, kind, limits)?,
        Plan::Check => single::check(&rows, limits)?,
    };
    Ok(StructArray::try_new_with_length(self::columns(array.data_type(), plan)?, columns, None, array.len())?)
}

/// The columns of a plan's answer for an array of this type: what an engine must know before it runs.
///
/// ```
/// use arrow_schema::DataType;
/// use ichidoku_arrow::{Plan, columns};
/// let columns_of = |data_type| columns(&data_type, &Plan::Solve);
/// let names: Vec<String> = columns_of(DataType::Utf8)?.iter().map(|field| field.name().clone()).collect();
/// assert_eq!(names, ["solution", "count", "guesses", "error"]);
/// assert!(columns_of(DataType::Float64).is_err());
/// # Ok::<(), ichidoku_arrow::Error>(())
/// ```
///
/// # Errors
/// [`Error::Type`] if such an array cannot hold puzzles.
pub fn columns(data_type: &DataType, plan: &Plan) -> Result<Fields, Error> {
    let grid = grids::data_type(Kind::of(data_type)?);
    let mut columns = match plan {
        Plan::Solve => vec![("solution", grid), ("count", DataType::UInt64), ("guesses", DataType::UInt64)],
        Plan::Count { .. } => vec![("count", DataType::UInt64), ("guesses", DataType::UInt64)],
        Plan::Rate(scale) => {
            let scores: &[&str] = if scale.explainer().is_some() { &["score", "ep", "ed"] } else { &["score"] };
            let words = ["status", "grade"].map(|name| (name, DataType::Utf8));
            words.into_iter().chain(scores.iter().map(|name| (*name, DataType::Float64))).collect()
        }
        Plan::Canonical => vec![("canonical", grid), ("automorphisms", DataType::UInt64)],
        Plan::Check => vec![
            ("verdict", DataType::Utf8),
            ("clues", DataType::UInt8),
            ("solutions", DataType::UInt64),
            ("minimal", DataType::Boolean),
        ],
    };
    columns.push(("error", DataType::Utf8));
    Ok(columns.into_iter().map(|(name, data_type)| Arc::new(Field::new(name, data_type, true))).collect())
}
