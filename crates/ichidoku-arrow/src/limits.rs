//! How far the work on a column may go.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ichidoku::Stop;

/// The most rows of an array: more grids of 81 bytes would not fit into one array of `Utf8`.
pub const MAX_ROWS: usize = i32::MAX as usize / 81;

/// How far the work on a column may go: threads, a budget for each row, a handle to end it, and who hears of progress.
///
/// ```
/// use arrow_array::{Array, StringArray, cast::AsArray};
/// use ichidoku_arrow::{Limits, Plan, run};
/// let blank = StringArray::from(vec![".".repeat(81)]);
/// let counted = run(&blank, &Plan::Count { limit: u64::MAX }, &Limits::new().guesses(1000))?;
/// assert!(counted.column_by_name("count").unwrap().is_null(0));
/// assert_eq!(counted.column_by_name("error").unwrap().as_string::<i32>().value(0), "not done after 1000 guesses");
/// # Ok::<(), ichidoku_arrow::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    pub(crate) threads: usize,
    pub(crate) guesses: u64,
    pub(crate) time: Duration,
    pub(crate) stop: Stop<'a>,
    progress: Option<&'a AtomicU64>,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Limits<'a> {
    /// One thread; a row may take 10 million guesses, which is a few seconds, and a rating or a check 60 seconds.
    pub const fn new() -> Self {
        let time = Duration::from_secs(60);
        Self { threads: 1, guesses: 10_000_000, time, stop: Stop::never(), progress: None }
    }

    /// Number of threads that work, the caller's own among them; 0 is 1.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// No search of a row makes more guesses than this; the row is an error then.
    #[must_use]
    pub const fn guesses(mut self, guesses: u64) -> Self {
        self.guesses = guesses;
        self
    }

    /// No rating, canonical form or check of a row takes longer than this; the row is an error then.
    #[must_use]
    pub const fn time(mut self, time: Duration) -> Self {
        self.time = time;
        self
    }

    /// Ends soon after the handle is raised, without an answer.
    #[must_use]
    pub const fn stop(mut self, stop: Stop<'a>) -> Self {
        self.stop = stop;
        self
    }

    /// Adds the number of rows to this counter as they are done.
    #[must_use]
    pub const fn progress(mut self, rows: &'a AtomicU64) -> Self {
        self.progress = Some(rows);
        self
    }

    /// Notes that this many more rows are done.
    pub(crate) fn done(&self, rows: usize) {
        if let Some(progress) = self.progress {
            progress.fetch_add(rows as u64, Ordering::Relaxed);
        }
    }
}
