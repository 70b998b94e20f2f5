//! The progress line on standard error: how many, how fast, how far, how long still.

use std::fmt::Write as _;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::input_stream::Gauge;
use crate::terminal::{Terminal, stdout_is_terminal, write_stderr};
use crate::words::say;

/// How often the line is drawn.
pub(crate) const TICK: Duration = Duration::from_millis(100);
/// Quick work shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);
const BAR_WIDTH: usize = 24;

/// Whether a line stands on the terminal.
static DRAWN: AtomicBool = AtomicBool::new(false);

/// Draws the line, if anybody can see it.
pub(crate) struct Progress {
    gauge: Option<Gauge>,
    started: Instant,
    drawn: Instant,
}

impl Progress {
    /// Shown where standard error is a terminal and the data go elsewhere.
    pub(crate) fn new(gauge: Gauge, terminal: &Terminal, data_on_stdout: bool) -> Self {
        let beside_data = data_on_stdout && stdout_is_terminal();
        let shown = io::stderr().is_terminal() && !beside_data && !terminal.is_quiet();
        let now = Instant::now();
        Self { gauge: shown.then_some(gauge), started: now, drawn: now }
    }

    /// Draws the line if it is time to.
    pub(crate) fn tick(&mut self, records: u64) {
        let Some(gauge) = &self.gauge else { return };
        let now = Instant::now();
        if now - self.started > PATIENCE && now - self.drawn >= TICK {
            self.drawn = now;
            DRAWN.store(true, Ordering::Relaxed);
            write_stderr(format_args!("\r\x1b[K{}", line(records, now - self.started, gauge)));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        clear();
    }
}

/// Wipes the line, if one stands on the terminal.
pub(crate) fn clear() {
    if DRAWN.swap(false, Ordering::Relaxed) {
        write_stderr(format_args!("\r\x1b[K"));
    }
}

/// `[######------]  50%  1.2 M puzzles  3.4 M/s  0:12 left`, or `3 of 20.0 k puzzles` where the number is known; without a
/// fraction only the count and the rate. New puzzles show the attempts at them and a count its solutions, so that long work is seen to go on.
fn line(records: u64, elapsed: Duration, gauge: &Gauge) -> String {
    let mut line = String::new();
    let fraction = gauge.fraction();
    let seconds = elapsed.as_secs_f64();
    if let Some(fraction) = fraction {
        let full = (fraction * BAR_WIDTH as f64) as usize;
        let _ = write!(line, "[{}{}] {:3.0}%  ", "#".repeat(full), "-".repeat(BAR_WIDTH - full), fraction * 100.0);
    }
    let count = scaled(records as f64);
    let puzzles = match gauge.puzzles() {
        Some(all) => say!("progress-of", count, all = scaled(all as f64)),
        None => say!("progress-puzzles", count),
    };
    let _ = write!(line, "{puzzles}  {}/s", scaled(records as f64 / seconds));
    let attempts = gauge.attempts().load(Ordering::Relaxed);
    if attempts > 0 {
        let _ = write!(line, "  {}", say!("progress-attempts", count = scaled(attempts as f64)));
    }
    let solutions = gauge.solutions().load(Ordering::Relaxed);
    if solutions > 0 {
        let _ = write!(line, "  {}", say!("progress-solutions", count = scaled(solutions as f64)));
    }
    if let Some(fraction) = fraction.filter(|fraction| *fraction > 0.0) {
        let left = (seconds / fraction - seconds) as u64;
        let _ = write!(line, "  {}", say!("progress-left", time = format!("{}:{:02}", left / 60, left % 60)));
    }
    line
}

/// A number with three digits or so and a unit: `12.3 M`.
pub(crate) fn scaled(number: f64) -> String {
    match number {
        n if n >= 1e9 => format!("{:.1} G", n / 1e9),
        n if n >= 1e6 => format!("{:.1} M", n / 1e6),
        n if n >= 1e4 => format!("{:.1} k", n / 1e3),
        n => format!("{n:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use crate::input_stream::InputStream;

    #[test]
    fn the_line_says_how_far_how_fast_and_how_long_still() {
        let gauge = Gauge::of_puzzles(4_800_000);
        gauge.set(1_200_000);
        let quarter = line(1_200_000, Duration::from_secs(4), &gauge);
        assert_eq!(quarter, "[######------------------]  25%  1.2 M of 4.8 M puzzles  300.0 k/s  0:12 left");
        let started = line(3, Duration::from_secs(1), &Gauge::of_puzzles(2000));
        assert_eq!(started, "[------------------------]   0%  3 of 2000 puzzles  3/s");
        let rare = Gauge::of_puzzles(1);
        rare.attempts().store(12_345, Ordering::Relaxed);
        let waiting = line(0, Duration::from_secs(1), &rare);
        assert_eq!(waiting, "[------------------------]   0%  0 of 1 puzzles  0/s  12.3 k attempts");
        let counting = Gauge::of_puzzles(1);
        counting.solutions().store(2_500_000, Ordering::Relaxed);
        assert!(line(0, Duration::from_secs(1), &counting).ends_with("0 of 1 puzzles  0/s  2.5 M solutions"));
        let stdin = InputStream::new(vec![Input::Stdin]).gauge();
        assert_eq!(line(500, Duration::from_secs(1), &stdin), "500 puzzles  500/s");
        let text = InputStream::new(vec![Input::Text { name: "one".into(), text: "1".into() }]).gauge();
        text.set(1);
        assert!(line(1, Duration::from_secs(1), &text).contains("########################] 100%  1 puzzles"));
    }
}
