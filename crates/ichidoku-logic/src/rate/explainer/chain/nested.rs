//! What patterns, and chains inside chains, exclude.

use std::rc::Rc;

use super::super::board::Mark;
use super::super::hint::Removals;

/// A chain inside a chain.
pub(super) struct Nested {
    pub(super) complexity: u32,
    /// Its assumptions: two chains with the same are counted once.
    pub(super) shape: Vec<u16>,
}

/// What candidates a pattern needs to be gone, and the chain that it is, if it is one.
pub(super) struct Pattern {
    pub(super) parents: Vec<Mark>,
    pub(super) nested: Option<Rc<Nested>>,
}

/// Patterns with what each excludes.
pub(super) type Exclusions = Vec<(Pattern, Removals)>;
