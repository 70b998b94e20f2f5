//! The work on the rows of a batch.

use arrow_array::{ArrayRef, StructArray};
use ichidoku_arrow::{Error, Limits, Plan};

use super::asked::Asked;
use crate::problem::Problem;
use crate::shared::Shared;

/// A row may take this part of the time of a computation; then it is an error, and the others are answered.
const PART_OF_TIME: u32 = 10;

/// Answers the rows of a column piece by piece. Each piece waits for its turn as a request does, and may take as long as one.
pub(super) async fn answer(shared: &Shared, asked: &Asked, column: &ArrayRef) -> Result<Vec<StructArray>, Problem> {
    let (plan, time, rows) = (asked.plan, shared.limits.work_time / PART_OF_TIME, piece(&asked.plan));
    let mut pieces = Vec::new();
    for start in (0..column.len().max(1)).step_by(rows) {
        let piece = column.slice(start, rows.min(column.len() - start));
        let compute = move |stop: ichidoku_api::Stop<'_>, _| {
            ichidoku_arrow::run(&piece, &plan, &Limits::new().time(time).stop(stop))
        };
        pieces.push(shared.compute(asked.id, Box::new(compute)).await?.map_err(|error| internal(&error))?);
    }
    Ok(pieces)
}

/// Rows in a piece: so few that easy ones are done in the first slice of processor time, enough to keep the engine busy.
const fn piece(plan: &Plan) -> usize {
    match plan {
        Plan::Solve => 4096,
        Plan::Count { .. } => 256,
        Plan::Rate(_) | Plan::Canonical | Plan::Check => 16,
    }
}

/// The type of the column was looked at before, and nobody waits for what is stopped.
fn internal(error: &Error) -> Problem {
    tracing::error!(%error, "the rows of a batch have no answer");
    Problem::internal()
}
