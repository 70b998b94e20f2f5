//! From one table to another: its columns as they are, and those of the answers behind them, last one that says why a row has none.

mod canonical;
mod checked;
mod csv;
mod kept;
mod parquet;
mod plan;
mod searched;

use ichidoku_variants::Drawings;

use super::batch::Batch;
use crate::exit::Failure;
use crate::summary::Summary;
use crate::terminal::Terminal;

pub(crate) use canonical::Canonical;
pub(crate) use checked::Checking;
pub(crate) use csv::{AnsweredTable, answer_rows};
pub(crate) use parquet::InParquet;
pub(crate) use plan::{Answer, Column, Plan, Row, Special, add_text};
pub(crate) use searched::{Searching, Shown};

/// Answers the rows if the output is a Parquet file as the one input is, or a table of text; `None` otherwise, and where something else
/// is asked for than the columns of the plan.
pub(crate) fn answer(
    parquet: &InParquet,
    batch: &Batch,
    is_plain: bool,
    drawings: Drawings,
    plan: &impl Plan,
    terminal: &Terminal,
) -> Result<Option<Summary>, Failure> {
    // Of a Parquet file all rows are copied.
    let is_to_parquet = is_plain && !plan.is_choosy() && batch.is_to_parquet();
    match parquet.run(batch, is_to_parquet, drawings, plan, terminal)? {
        Some(summary) => Ok(Some(summary)),
        None => answer_rows(batch, is_plain, drawings, plan, terminal),
    }
}
