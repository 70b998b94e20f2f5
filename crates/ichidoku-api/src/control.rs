//! How far a door lets a request go.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use ichidoku::solve::Search;
use ichidoku::{Interrupted, Stop};
#[cfg(feature = "logic")]
use ichidoku_generate::Order;
use ichidoku_lab::{Clock, Limits, system_clock};
#[cfg(any(feature = "lab", feature = "logic"))]
use ichidoku_words::Words;

#[cfg(any(feature = "logic", feature = "new-variants"))]
use crate::any_seed::any_seed;
use crate::error::Error;

/// How far a request may go: a handle to stop it, a clock, and caps that no request can lift. What a request asks for beyond a
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
    stop: Stop<'a>,
    clock: Clock,
    #[cfg(any(feature = "logic", feature = "new-variants"))]
    draw_seed: fn() -> u64,
    guesses: u64,
    counter: Option<&'a AtomicU64>,
    solutions: u64,
    listed: u64,
    steps: usize,
    attempts: u64,
    lab_steps: u64,
    time: Duration,
    languages: &'a str,
}

impl Default for Control<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Control<'a> {
    /// Caps that suit a person who waits for an answer, nothing that stops it, the system's clock and randomness where there are any.
    pub const fn new() -> Self {
        Self {
            stop: Stop::never(),
            clock: system_clock,
            #[cfg(any(feature = "logic", feature = "new-variants"))]
            draw_seed: any_seed,
            guesses: u64::MAX,
            counter: None,
            solutions: 10_000_000,
            listed: 10_000,
            steps: 10_000,
            attempts: 100_000,
            lab_steps: 1_000_000_000,
            time: Duration::from_secs(60),
            languages: "",
        }
    }

    /// Ends soon after the handle is raised, with an error: nobody waits for the answer any more.
    #[must_use]
    pub const fn stop(mut self, stop: Stop<'a>) -> Self {
        self.stop = stop;
        self
    }

    /// Takes the time from another clock: a browser's, where the system's does not exist.
    #[must_use]
    pub const fn clock(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }

    /// Draws the seed of a request that has none from another source: a browser's, where the system's gives the same each time.
    /// It is to be below 2^53, so that JavaScript reads it as it is written.
    #[cfg(any(feature = "logic", feature = "new-variants"))]
    #[must_use]
    pub const fn draw_seed(mut self, draw: fn() -> u64) -> Self {
        self.draw_seed = draw;
        self
    }

    /// No search makes more guesses than this; one that would is an error.
    #[must_use]
    pub const fn guesses(mut self, guesses: u64) -> Self {
        self.guesses = guesses;
        self
    }

    /// Solutions of a variant that are counted are added to this number, which another thread may show meanwhile.
    #[must_use]
    pub const fn counter(mut self, counter: &'a AtomicU64) -> Self {
        self.counter = Some(counter);
        self
    }

    /// No more solutions of a puzzle are counted.
    #[must_use]
    pub const fn solutions(mut self, solutions: u64) -> Self {
        self.solutions = solutions;
        self
    }

    /// No more solutions, events of a trace, puzzles, sets of cells or transforms are listed in an answer.
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

    /// No run of the lab takes more steps than this.
    #[must_use]
    pub const fn lab_steps(mut self, steps: u64) -> Self {
        self.lab_steps = steps;
        self
    }

    /// What can be answered in part is answered soon after this time: runs of the lab, new puzzles, steps, numbers of solutions.
    #[must_use]
    pub const fn time(mut self, time: Duration) -> Self {
        self.time = time;
        self
    }

    /// Sentences are in the first of these languages that there are words of, unless the request names one: `de-CH, en;q=0.5`.
    #[must_use]
    pub const fn languages(mut self, languages: &'a str) -> Self {
        self.languages = languages;
        self
    }

    /// The seed that a request names, or else any.
    #[cfg(any(feature = "logic", feature = "new-variants"))]
    pub(crate) fn seed(&self, named: Option<u64>) -> u64 {
        named.unwrap_or_else(self.draw_seed)
    }

    /// The words of the language that a request names, or else of the first that the door wishes for, or else English.
    #[cfg(any(feature = "lab", feature = "logic"))]
    pub(crate) fn words(&self, named: &str) -> Words {
        Words::of_preferred(if named.is_empty() { self.languages } else { named })
    }

    /// The search that keeps to this control.
    pub(crate) fn search(&self) -> Search<'a> {
        Search::new().node_budget(self.guesses).stop(self.stop)
    }

    /// The most guesses of a search.
    #[cfg(feature = "variants")]
    pub(crate) const fn guess_budget(&self) -> u64 {
        self.guesses
    }

    pub(crate) fn counted_at_most(&self, asked: u64) -> u64 {
        asked.min(self.solutions)
    }

    /// A solution counts for a candidate of each cell.
    pub(crate) fn counted_of_each_candidate(&self, asked: u32) -> u32 {
        let cap = u32::try_from(self.solutions / ichidoku::Cell::COUNT as u64).unwrap_or(u32::MAX);
        asked.clamp(1, cap.max(1))
    }

    pub(crate) fn listed_at_most(&self, asked: u64) -> u64 {
        asked.min(self.listed)
    }

    /// The most entries of a list in an answer, of those asked for.
    pub(crate) fn list_length(&self, asked: u64) -> usize {
        usize::try_from(self.listed_at_most(asked)).unwrap_or(usize::MAX)
    }

    pub(crate) fn steps_at_most(&self, asked: Option<usize>) -> usize {
        asked.map_or(self.steps, |asked| asked.min(self.steps))
    }

    #[cfg(feature = "logic")]
    pub(crate) fn attempts_at_most(&self, asked: Option<u64>) -> u64 {
        asked.unwrap_or(Order::ATTEMPTS).min(self.attempts)
    }

    /// The limits of each of so many runs of the lab: what is asked for, up to the caps.
    pub(crate) fn lab_limits(&self, steps: u64, time: Option<Duration>, runs: usize) -> Limits<'a> {
        let share = self.time / u32::try_from(runs).unwrap_or(u32::MAX).max(1);
        let time = time.map_or(share, |time| time.min(share));
        Limits::new().steps(steps.min(self.lab_steps)).time(time).clock(self.clock).stop(self.stop)
    }

    /// What the clock shows.
    pub(crate) fn now(&self) -> Duration {
        (self.clock)()
    }

    /// This control with no more than the time asked for.
    #[cfg(feature = "logic")]
    pub(crate) fn time_at_most(&self, seconds: Option<f64>) -> Self {
        seconds.map_or(*self, |seconds| self.time(self.time.min(duration(seconds))))
    }

    /// Watches the handle, and the time that begins now.
    pub(crate) fn watch(&self) -> Watch<'_> {
        let end = self.now().saturating_add(self.time);
        Watch { control: self, end, asked: AtomicU32::new(0), late: AtomicBool::new(false) }
    }

    /// The handle: once it is raised, nobody waits for the answer.
    pub(crate) const fn handle(&self) -> Stop<'a> {
        self.stop
    }

    /// The number that solutions which are counted are added to.
    pub(crate) const fn solution_counter(&self) -> Option<&'a AtomicU64> {
        self.counter
    }

    /// True if work that [watches](Self::watch) the time was interrupted because it is up, and an error if it was for another reason.
    pub(crate) fn is_late(&self, interrupted: Option<Interrupted>) -> Result<bool, Error> {
        match interrupted {
            Some(Interrupted::Stopped) => self.go_on().map(|()| true),
            Some(reason) => Err(reason.into()),
            None => Ok(false),
        }
    }

    /// An error once the handle is raised.
    pub(crate) fn go_on(&self) -> Result<(), Error> {
        Ok(self.stop.check()?)
    }
}

/// A time in seconds; less than 0 is 0.
pub(crate) fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or(Duration::MAX)
}

/// Says when to end what can be answered in part: the handle is raised or the time is up.
pub(crate) struct Watch<'a> {
    control: &'a Control<'a>,
    end: Duration,
    /// How often it was asked.
    asked: AtomicU32,
    late: AtomicBool,
}

impl Watch<'_> {
    /// Whether to end. It is asked so often that the clock is not looked at each time.
    pub(crate) fn is_over(&self) -> bool {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        if asked.is_multiple_of(64) && self.control.now() >= self.end {
            self.late.store(true, Ordering::Relaxed);
        }
        self.late.load(Ordering::Relaxed) || self.control.stop.is_raised()
    }
}
