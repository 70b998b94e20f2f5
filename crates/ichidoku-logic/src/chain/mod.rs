//! Chains: what follows from a node being false, along strong and weak links in turn.

mod bits;
mod branch;
mod builder;
pub(crate) mod closure;
mod graph;
mod reach;

pub(crate) use bits::{add, has, ones, set};
pub(crate) use branch::Branch;
pub(crate) use graph::{Graph, Kinds, Proof};
pub(crate) use reach::Reach;
