//! What `kernel/solve.cu` and the host agree on.

/// Source of all kernels.
pub(crate) const SOURCE: &str = concat!(include_str!("../kernel/solve.cu"), include_str!("../kernel/variations.cu"));

/// Length of a record: 81 characters and a line feed.
pub(crate) const RECORD: usize = 82;

/// Siblings per thread; a search that goes deeper is handed back.
pub(crate) const LEVELS: usize = 64;

/// Bytes per sibling.
pub(crate) const SIBLING: usize = 128;

/// First bit of the guesses in a result.
pub(crate) const GUESSES: u32 = 8;

/// Guesses per puzzle on the GPU; a search that takes more is handed back, since it would hold up its whole warp.
pub(crate) const BUDGET: u32 = 1 << 16;

/// What the GPU says about a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome(pub(crate) u32);

impl Outcome {
    /// Number of solutions found, at most the limit.
    pub(crate) fn count(self) -> u64 {
        u64::from(self.0 & 3)
    }

    /// True if the search was not completed and is left to the CPU.
    pub(crate) fn is_handed_back(self) -> bool {
        self.0 & 4 != 0
    }

    /// True if the record isn't a line of 81 digits and dots.
    pub(crate) fn is_malformed(self) -> bool {
        self.0 & 8 != 0
    }

    /// True if the first solution found is in its place and nothing is left to do.
    pub(crate) fn is_plain(self) -> bool {
        self.count() > 0 && !self.is_handed_back()
    }
}
