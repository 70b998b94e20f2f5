//! How far a door lets a request go.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ichidoku::solve::{Search, Stop};
use ichidoku_generate::Order;
use ichidoku_lab::{Clock, Limits};

use crate::error::Error;

/// How far a request may go: a cancel flag, a clock, and caps that no request can lift. What a request asks for beyond a
/// cap is done up to the cap, and the answer says so.
///
/// ```
/// use ichidoku_api::{Ask, Control, Count, PuzzleInput};
/// let blank = PuzzleInput::from(".".repeat(81).as_str());
/// let count = Count { puzzle: blank, limit: 1_000_000 };
/// let counted = count.run(&Control::new().solutions(50)).unwrap();
/// assert_eq!((counted.solutions, counted.or_more), (50, true));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Control<'a> {
    cancel: Option<&'a AtomicBool>,
    clock: Option<Clock>,
    guesses: u64,
    solutions: u64,
    listed: u64,
    steps: usize,
    attempts: u64,
    lab_steps: u64,
    lab_time: Duration,
}

impl Default for Control<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Control<'a> {
    /// Caps that suit a person who waits for an answer, no flag, the system's clock where there is one.
    pub const fn new() -> Self {
        Self {
            cancel: None,
            clock: None,
            guesses: u64::MAX,
            solutions: 10_000_000,
            listed: 10_000,
            steps: 10_000,
            attempts: 100_000,
            lab_steps: 1_000_000_000,
            lab_time: Duration::from_secs(60),
        }
    }

    /// Stops soon after the flag is raised.
    #[must_use]
    pub const fn cancel(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// Takes the lab's times from another clock: a browser's, where the system's does not exist.
    #[must_use]
    pub const fn clock(mut self, clock: Clock) -> Self {
        self.clock = Some(clock);
        self
    }

    /// No search makes more guesses than this; one that would is an error.
    #[must_use]
    pub const fn guesses(mut self, guesses: u64) -> Self {
        self.guesses = guesses;
        self
    }

    /// No more solutions of a puzzle are counted.
    #[must_use]
    pub const fn solutions(mut self, solutions: u64) -> Self {
        self.solutions = solutions;
        self
    }

    /// No more solutions, events of a trace or new puzzles are listed in an answer.
    #[must_use]
    pub const fn listed(mut self, solutions: u64) -> Self {
        self.listed = solutions;
        self
    }

    /// No more steps of a technique are listed in an answer.
    #[must_use]
    pub const fn steps(mut self, steps: usize) -> Self {
        self.steps = steps;
        self
    }

    /// No new puzzle is attempted more often before it is given up.
    #[must_use]
    pub const fn attempts(mut self, attempts: u64) -> Self {
        self.attempts = attempts;
        self
    }

    /// No run of the lab takes more steps or time than this.
    #[must_use]
    pub const fn lab(mut self, steps: u64, time: Duration) -> Self {
        (self.lab_steps, self.lab_time) = (steps, time);
        self
    }

    /// The search that keeps to this control.
    pub(crate) fn search(&self) -> Search<'a> {
        let search = Search::new().node_budget(self.guesses);
        match self.cancel {
            Some(flag) => search.cancel(flag),
            None => search,
        }
    }

    pub(crate) fn counted_at_most(&self, asked: u64) -> u64 {
        asked.clamp(1, self.solutions.max(1))
    }

    pub(crate) fn listed_at_most(&self, asked: u64) -> u64 {
        asked.min(self.listed)
    }

    pub(crate) fn steps_at_most(&self, asked: Option<usize>) -> usize {
        asked.map_or(self.steps, |asked| asked.min(self.steps))
    }

    pub(crate) fn attempts_at_most(&self, asked: Option<u64>) -> u64 {
        asked.unwrap_or(Order::ATTEMPTS).min(self.attempts)
    }

    /// The cancel flag.
    pub(crate) const fn flag(&self) -> Option<&'a AtomicBool> {
        self.cancel
    }

    /// The lab's limits: what is asked for, up to the caps.
    pub(crate) fn lab_limits(&self, steps: u64, time: Option<Duration>) -> Limits<'a> {
        let time = time.map_or(self.lab_time, |time| time.min(self.lab_time));
        let mut limits = Limits::new().steps(self.lab_steps_at_most(steps)).time(time);
        if let Some(flag) = self.cancel {
            limits = limits.cancel(flag);
        }
        match self.clock {
            Some(clock) => limits.clock(clock),
            None => limits,
        }
    }

    pub(crate) fn lab_steps_at_most(&self, asked: u64) -> u64 {
        asked.min(self.lab_steps)
    }

    /// An error once the flag is raised.
    pub(crate) fn go_on(&self) -> Result<(), Error> {
        let raised = self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
        if raised { Err(Stop::Cancelled.into()) } else { Ok(()) }
    }
}
