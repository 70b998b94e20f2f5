//! Many requests over HTTP, one per line: JSON or puzzles in, JSON out, an answer or an error per line and in the same order.
//!
//! Lines are answered one after another, each in turns with other requests and within the time of one; meanwhile at most one body's
//! length is read ahead. So memory is bounded by the length of a body, however many lines come.

mod answers;
mod asked;
#[cfg(feature = "schema")]
pub(crate) mod described;
mod reader;

pub(crate) use answers::Answers;
pub(crate) use asked::{names, takes_puzzle};
