//! Many puzzles on all cores, written in order while more are made.
//!
//! The main thread hands out ranges of indices, a few more than there are threads, and writes what comes back when its
//! turn has come. A new range is handed out for each that is written: so memory is bounded.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use ichidoku::Stop;
use ichidoku_generate::{Generator, Shortfall};

use super::form::Form;
use crate::exit::Failure;
use crate::feed::Gauge;
use crate::output::Output;
use crate::progress::{self, Progress};
use crate::terminal::write_stderr;

/// So many puzzles are handed out at once, at most.
const AT_ONCE: u64 = 256;
/// So many ranges a thread are on the way, at most.
const AHEAD: usize = 4;

/// What to make.
pub(crate) struct Bulk<'a> {
    pub(crate) generator: Generator<'a>,
    /// The flag that stops the generator.
    pub(crate) cancel: &'a AtomicBool,
    pub(crate) seed: u64,
    pub(crate) indices: Range<u64>,
    pub(crate) form: Form,
}

/// The puzzles of a range.
#[derive(Default)]
struct Part {
    bytes: Vec<u8>,
    messages: String,
    made: u64,
    missing: u64,
}

/// A range of indices and its number.
type Job = (usize, Range<u64>);

impl Bulk<'_> {
    /// Makes and writes all; returns how many could not be made.
    pub(crate) fn run(
        &self,
        threads: usize,
        output: Output,
        gauge: &Gauge,
        progress: &mut Progress,
    ) -> Result<u64, Failure> {
        let (hand_out, jobs) = mpsc::channel();
        let (hand_in, parts) = mpsc::channel();
        let jobs = Mutex::new(jobs);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (jobs, hand_in) = (&jobs, hand_in.clone());
                scope.spawn(move || self.work(jobs, &hand_in));
            }
            drop(hand_in);
            let mut desk = Desk { hand_out, parts, waiting: BTreeMap::new(), gauge, progress };
            let ended = desk.write_all(self.ranges(threads), threads * AHEAD, self.form, output);
            // After a failure nobody wants the rest.
            self.cancel.store(true, Ordering::Relaxed);
            ended
        })
    }

    /// The indices in ranges, so small that all threads have work.
    fn ranges(&self, threads: usize) -> impl Iterator<Item = Job> + use<> {
        let Range { start, end } = self.indices;
        let size = (end - start).div_ceil(2 * threads as u64).clamp(1, AT_ONCE);
        let starts = (start..end).step_by(size as usize);
        starts.map(move |start| start..end.min(start.saturating_add(size))).enumerate()
    }

    /// Works on range after range until there are no more.
    fn work(&self, jobs: &Mutex<Receiver<Job>>, hand_in: &Sender<(usize, Option<Part>)>) {
        let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        while let Ok((number, indices)) = next() {
            let mut alarm = Alarm { hand_in, number, armed: true };
            let part = self.make(indices);
            alarm.armed = false;
            if hand_in.send((number, Some(part))).is_err() {
                break;
            }
        }
    }

    fn make(&self, indices: Range<u64>) -> Part {
        let (mut part, layout) = (Part::default(), self.form.layout());
        for (index, made) in indices.clone().zip(self.generator.puzzles(self.seed, indices)) {
            match made {
                Ok(made) => {
                    if !part.bytes.is_empty() {
                        part.bytes.extend_from_slice(layout.between.as_bytes());
                    }
                    // Nobody waits for what comes after an interruption.
                    if self.form.write(&made, Stop::flag(self.cancel), &mut part.bytes).is_err() {
                        break;
                    }
                    part.made += 1;
                }
                Err(shortfall) => {
                    part.missing += 1;
                    // A string takes everything.
                    let _ = writeln!(part.messages, "error: puzzle {index}: {}", message(&shortfall));
                }
            }
        }
        part
    }
}

/// Why there is no puzzle, and what was found instead.
fn message(shortfall: &Shortfall) -> String {
    match shortfall {
        Shortfall::Exhausted { nearest: Some(made), .. } => {
            let puzzle = made.puzzle.puzzle();
            format!("{shortfall}; the nearest has {} clues: {puzzle}", puzzle.clue_count())
        }
        _ => shortfall.to_string(),
    }
}

/// Tells the main thread when a worker panics, so that it does not wait for ever.
struct Alarm<'a> {
    hand_in: &'a Sender<(usize, Option<Part>)>,
    number: usize,
    armed: bool,
}

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if self.armed {
            let _ = self.hand_in.send((self.number, None));
        }
    }
}

/// Where the parts come together.
struct Desk<'a> {
    hand_out: Sender<Job>,
    parts: Receiver<(usize, Option<Part>)>,
    /// Parts whose turn it is not yet.
    waiting: BTreeMap<usize, Part>,
    gauge: &'a Gauge,
    progress: &'a mut Progress,
}

impl Desk<'_> {
    /// Hands out all ranges and writes their parts in order; returns how many puzzles could not be made.
    fn write_all(
        &mut self,
        mut ranges: impl Iterator<Item = Job>,
        ahead: usize,
        form: Form,
        mut output: Output,
    ) -> Result<u64, Failure> {
        let layout = form.layout();
        let (mut made, mut missing) = (0, 0);
        let mut left = ranges.by_ref().take(ahead).filter(|job| self.hand_out(job.clone())).count();
        let mut turn = 0;
        output.write(layout.head.as_bytes())?;
        while left > 0 {
            let part = self.wait_for(turn, made)?;
            if !part.messages.is_empty() {
                progress::clear();
                write_stderr(format_args!("{}", part.messages));
            }
            if !part.bytes.is_empty() {
                let gap = if made > 0 { layout.between } else { "" };
                output.write(gap.as_bytes())?;
                output.write(&part.bytes)?;
                output.flush()?;
            }
            made += part.made;
            missing += part.missing;
            self.gauge.set(made + missing);
            turn += 1;
            left = left - 1 + ranges.next().map_or(0, |job| usize::from(self.hand_out(job)));
        }
        output.write(layout.tail.as_bytes())?;
        output.finish()?;
        Ok(missing)
    }

    fn hand_out(&self, job: Job) -> bool {
        self.hand_out.send(job).is_ok()
    }

    /// The part whose turn it is.
    fn wait_for(&mut self, turn: usize, made: u64) -> Result<Part, Failure> {
        loop {
            if let Some(part) = self.waiting.remove(&turn) {
                return Ok(part);
            }
            match self.parts.recv_timeout(progress::TICK) {
                Ok((number, Some(part))) => _ = self.waiting.insert(number, part),
                Err(RecvTimeoutError::Timeout) => {}
                Ok((_, None)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::new(
                        "this is a bug in ichidoku; please report it with the seed and the wishes",
                    ));
                }
            }
            self.progress.tick(made);
        }
    }
}
