//! A run as a few of its moments, however long it is.

use std::time::Duration;

use ichidoku::Puzzle;

use crate::limits::{Clock, Limits};
use crate::observe::{Event, Observer};
use crate::replay::Replay;

/// Follows a run and keeps some of its moments: each digit written at first, and then ever fewer, at most a given number
/// each time that the number of digits written doubles.
///
/// So the memory grows with the logarithm of the run's length only, and the moments come after the same numbers of digits in
/// every run: two runs can be shown side by side in step.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Frames, Limits, Method};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let limits = Limits::new();
/// let mut frames = Frames::new(&puzzle, 10, &limits);
/// let run = Method::named("row-by-row").unwrap().run(&puzzle, &limits, &mut frames);
/// let frames = frames.finish();
/// let written: Vec<u64> = frames.iter().map(|frame| frame.written).collect();
/// assert_eq!((written[1], written[19], written[20], written[21]), (1, 19, 20, 22));
/// let last = frames.last().unwrap();
/// assert_eq!((last.written, last.backtracks), (run.counts.assignments, run.counts.backtracks));
/// assert_eq!(last.grid.to_string(), run.first[0].unwrap().to_string());
/// ```
#[derive(Clone, Debug)]
pub struct Frames {
    replay: Replay,
    per_doubling: u64,
    /// The next moment is kept when this many digits are written.
    next: u64,
    now: Frame,
    kept: Vec<Frame>,
    clock: Clock,
    started: Duration,
}

/// A moment of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Number of digits written so far.
    pub written: u64,
    /// Number of guesses taken back so far.
    pub backtracks: u64,
    /// Number of open guesses.
    pub depth: u32,
    /// Time since the run began.
    pub time: Duration,
    /// The grid.
    pub grid: Puzzle,
}

impl Frames {
    /// Begins with the clues, and keeps at most this many moments (at least one) per doubling of the digits written. The
    /// time is that of the clock of the limits.
    pub fn new(puzzle: &Puzzle, per_doubling: u64, limits: &Limits<'_>) -> Self {
        let first = Frame { written: 0, backtracks: 0, depth: 0, time: Duration::ZERO, grid: *puzzle };
        Self {
            replay: Replay::new(puzzle),
            per_doubling: per_doubling.max(1),
            next: 1,
            now: first,
            kept: vec![first],
            clock: limits.clock,
            started: (limits.clock)(),
        }
    }

    /// The moments in their order, the first and the last of the run among them.
    pub fn finish(mut self) -> Vec<Frame> {
        let last = self.frame();
        if self.kept.last().is_none_or(|kept| Frame { time: last.time, ..*kept } != last) {
            self.kept.push(last);
        }
        self.kept
    }

    fn frame(&self) -> Frame {
        Frame { time: (self.clock)().saturating_sub(self.started), grid: *self.replay.grid(), ..self.now }
    }
}

impl Observer for Frames {
    fn see(&mut self, event: Event, depth: u32) {
        self.replay.see(event, depth);
        match event {
            Event::Place { .. } => {
                self.now = Frame { written: self.now.written + 1, depth, ..self.now };
                if self.now.written == self.next {
                    self.kept.push(self.frame());
                    self.next += (self.next / self.per_doubling).max(1);
                }
            }
            Event::Backtrack { .. } => {
                let (backtracks, depth) = (self.now.backtracks + 1, depth.saturating_sub(1));
                self.now = Frame { backtracks, depth, ..self.now };
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm::Algorithm;
    use crate::method::Method;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn moments_are_few_and_at_the_same_digits_in_every_run() {
        let puzzle = PUZZLE.parse().unwrap();
        let limits = Limits::new();
        for per_doubling in [0, 1, 7, 32, 100_000] {
            let moments = |name| {
                let mut frames = Frames::new(&puzzle, per_doubling, &limits);
                let run = Method::named(name).unwrap().run(&puzzle, &limits, &mut frames);
                let written: Vec<u64> = frames.finish().iter().map(|frame| frame.written).collect();
                assert_eq!(written.last(), Some(&run.counts.assignments), "{name}, {per_doubling}");
                assert!(written.is_sorted_by(|a, b| a < b), "{name}, {per_doubling}");
                written
            };
            let (short, long) = (moments("fewest-first"), moments("row-by-row"));
            let most = per_doubling.max(1) * u64::from(long.last().unwrap().ilog2() + 1) + 2;
            assert!(long.len() as u64 <= most, "{per_doubling}: {}", long.len());
            assert_eq!(short[..short.len() - 1], long[..short.len() - 1], "{per_doubling}");
        }
    }

    #[test]
    fn a_moment_is_what_a_replay_shows() {
        let puzzle = PUZZLE.parse().unwrap();
        let limits = Limits::new().steps(5000);
        let (mut frames, mut replay) = (Frames::new(&puzzle, 10, &limits), Replay::new(&puzzle));
        Method::ROW_BY_ROW.run(&puzzle, &limits, &mut (&mut frames, &mut replay));
        assert_eq!(frames.finish().last().map(|frame| frame.grid), Some(*replay.grid()));
    }
}
