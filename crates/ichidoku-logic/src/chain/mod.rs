//! Chains: what follows from a node being false, along strong and weak links in turn.
//!
//! A node is a digit in a cell, in a group of cells, or in an almost locked set. Of two nodes on a strong link at least one
//! is true; of two on a weak link, at most one. So each link is a pair of implications, and the graph is the implication
//! graph of a 2-SAT formula (Aspvall, Plass, Tarjan, *Information Processing Letters* 8, 1979):
//!
//! ```text
//!   strong link a — b      a false -> b true,  b false -> a true
//!   weak link   b · c      b true -> c false,  c true -> b false
//! ```
//!
//! A chain is a path in it, an alternating inference chain as players call it,
//! and every elimination is read off what can be reached. If b is reached from a being false, then a or b is true, so
//! whatever sees both is false; if a itself is reached, a is true.
//!
//! ```text
//!   link_graph    nodes and links, a row of bits per node      builder     finds them in a state
//!   reachable     what follows from each node being false      branch      what follows from one being true
//!   shortest      the chains themselves, shortest first        closure     what all chains eliminate, without them
//! ```

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
