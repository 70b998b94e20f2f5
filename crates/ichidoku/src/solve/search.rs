//! How to search.

use super::engine::Engine;
use crate::stop::Stop;

/// How to search: limit, budget, when to stop.
///
/// ```
/// use ichidoku::{Puzzle, solve::Search};
/// let report = Search::new().limit(100).run(&Puzzle::EMPTY);
/// assert_eq!(report.count, 100);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Search<'a> {
    pub(super) limit: u64,
    pub(super) nodes: u64,
    pub(super) stop: Stop<'a>,
    pub(super) engine: Option<Engine>,
}

impl Default for Search<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Search<'a> {
    /// A search that stops at the second solution, without a budget; nothing stops it earlier.
    pub const fn new() -> Self {
        Self { limit: 2, nodes: u64::MAX, stop: Stop::never(), engine: None }
    }

    /// Stops at this many solutions.
    #[must_use]
    pub const fn limit(mut self, solutions: u64) -> Self {
        self.limit = solutions;
        self
    }

    /// Stops after this many guesses for a puzzle.
    #[must_use]
    pub const fn node_budget(mut self, guesses: u64) -> Self {
        self.nodes = guesses;
        self
    }

    /// Ends soon after the handle is raised.
    #[must_use]
    pub const fn stop(mut self, stop: Stop<'a>) -> Self {
        self.stop = stop;
        self
    }

    /// Searches with this engine; without it, with the machine's fastest.
    #[must_use]
    pub const fn engine(mut self, engine: Engine) -> Self {
        self.engine = Some(engine);
        self
    }
}
