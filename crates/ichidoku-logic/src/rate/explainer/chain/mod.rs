//! Chains of implications, from cycles to chains inside chains.

mod advanced;
mod forcing;
mod measure;
mod node;
mod run;
mod unary;

pub(super) use forcing::{Kind, Pool, best as forcing};
pub(super) use unary::best as simple;
