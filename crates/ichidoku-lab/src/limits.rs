//! How far a run may go.

use std::fmt;
use std::time::Duration;

use ichidoku::{Interrupted, Stop};

/// Why a search ended before it had looked everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// As many solutions as asked for were found.
    Enough,
    /// The step budget was used up.
    Steps,
    /// The time ran out.
    Time,
    /// The handle was raised.
    Cancelled,
    /// The algorithm itself gave up; only one that can fail does so.
    GaveUp,
}

impl Reason {
    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enough => "enough",
            Self::Steps => "steps",
            Self::Time => "time",
            Self::Cancelled => "cancelled",
            Self::GaveUp => "gave up",
        }
    }
}

impl From<Interrupted> for Reason {
    fn from(why: Interrupted) -> Self {
        match why {
            Interrupted::Stopped => Self::Cancelled,
            Interrupted::NodeBudget => Self::Steps,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Enough => "as many solutions as asked for were found",
            Self::Steps => "the step budget was used up",
            Self::Time => "the time ran out",
            Self::Cancelled => "the run was cancelled",
            Self::GaveUp => "the algorithm gave up",
        })
    }
}

/// Returns the time since some fixed moment.
pub type Clock = fn() -> Duration;

/// How far a run may go: solutions, steps, time, and a handle to stop it. A step is an assignment or a test; of the
/// engine, a guess.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Limits, Method, Outcome, Reason, Silent};
/// let limits = Limits::new().steps(1000);
/// let run = Method::named("brute-force").unwrap().run(&Puzzle::EMPTY, &limits, &mut Silent);
/// assert_eq!(run.outcome, Outcome::Unfinished(Reason::Steps));
/// assert_eq!(run.counts.assignments + run.counts.tests, 1000);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    pub(crate) solutions: u64,
    pub(crate) steps: u64,
    pub(crate) time: Duration,
    pub(crate) stop: Stop<'a>,
    pub(crate) clock: Clock,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Limits<'a> {
    /// The first solution, 20 billion steps, five minutes.
    pub const fn new() -> Self {
        Self {
            solutions: 1,
            steps: 20_000_000_000,
            time: Duration::from_secs(300),
            stop: Stop::never(),
            clock: system_clock,
        }
    }

    /// Stops at this many solutions, at least one; `u64::MAX` looks for all.
    #[must_use]
    pub const fn solutions(mut self, solutions: u64) -> Self {
        self.solutions = if solutions == 0 { 1 } else { solutions };
        self
    }

    /// Stops after this many steps.
    #[must_use]
    pub const fn steps(mut self, steps: u64) -> Self {
        self.steps = steps;
        self
    }

    /// Stops soon after this time.
    #[must_use]
    pub const fn time(mut self, time: Duration) -> Self {
        self.time = time;
        self
    }

    /// Ends soon after the handle is raised.
    #[must_use]
    pub const fn stop(mut self, stop: Stop<'a>) -> Self {
        self.stop = stop;
        self
    }

    /// Takes the time from another clock: a browser's, where the system's does not exist (and stands still).
    #[must_use]
    pub const fn clock(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }
}

/// The time since this function was first called, by the system's clock; where there is none it stands still.
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub fn system_clock() -> Duration {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

/// Without a clock of the system; asking for it would panic.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub fn system_clock() -> Duration {
    Duration::ZERO
}
