//! Chains: what follows from a node being false, along strong and weak links in turn.

mod branch;
pub(crate) mod closure;
mod graph;
mod reach;

pub(crate) use branch::Branch;
pub(crate) use graph::{Graph, Kinds, Proof};
pub(crate) use reach::{Reach, ones};
