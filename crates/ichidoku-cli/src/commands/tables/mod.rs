//! From one table to another: its columns as they are, and those of the answers behind them, last one that says why a row has none.

mod canonical;
mod checked;
mod csv;
mod parquet;
mod plan;
mod searched;

pub(crate) use canonical::Canonical;
pub(crate) use checked::Checking;
pub(crate) use csv::answer_csv;
pub(crate) use parquet::InParquet;
pub(crate) use plan::{Answer, Column, Plan, Row, add_text};
pub(crate) use searched::{Searching, Shown};
