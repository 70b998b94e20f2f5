//! Chains: what follows from a node being false, along strong and weak links in turn.

mod bits;
mod branch;
mod builder;
pub(crate) mod closure;
mod graph;
mod link_graph;
mod reachable;
mod shortest;

pub(crate) use bits::{add, common, has, ones, set};
pub(crate) use branch::Branch;
pub(crate) use graph::Graph;
pub(crate) use link_graph::{Kinds, Proof};
