//! Many puzzles on all cores, each written as soon as it and those before it are made.
//!
//! A worker takes a range of indices: a single one at first, and more as long as they come quickly. It hands in puzzle by
//! puzzle, and the main thread writes those whose turn it is. Nobody works far ahead of the turn, so memory is bounded.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ichidoku::Interrupted;

use crate::exit::Failure;
use crate::input_stream::Gauge;
use crate::output::Output;
use crate::progress::{self, Progress};
use crate::records::Layout;
use crate::terminal::write_stderr;
use crate::words::{say, word};

/// The most indices taken at once: this many puzzles fill the lanes of any engine.
const AT_ONCE: u64 = 256;
/// A range that took less than this is followed by a larger one, any other by a smaller one.
const QUICK: Duration = Duration::from_millis(25);
/// How long puzzles gather before the main thread looks again. To be woken for each costs a tenth of the time that it takes
/// to make a plain one.
const PAUSE: Duration = Duration::from_millis(2);
/// The most puzzles on the way between the first that is missing and the last that is being made.
const AHEAD: u64 = 1 << 14;

/// Makes puzzles and says how they are put together.
pub(crate) trait Make: Sync {
    /// Makes the puzzles of these indices and hands in each as soon as it is made.
    ///
    /// # Errors
    /// [`Interrupted`] if the run was, or nobody wants the rest.
    fn make(&self, indices: Range<u64>, hand_in: &mut HandIn<'_>) -> Result<(), Interrupted>;

    fn layout(&self) -> Layout;
}

/// Takes what came of an index.
pub(crate) type HandIn<'a> = dyn FnMut(u64, Outcome) -> Result<(), Interrupted> + 'a;

/// What to make.
pub(crate) struct Bulk<'a> {
    pub(crate) maker: &'a dyn Make,
    pub(crate) indices: Range<u64>,
}

/// Progress when the run ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    /// The first index that was not reached: the end of the range, unless it was interrupted.
    pub(crate) next: u64,
    /// Puzzles that were written.
    pub(crate) made: u64,
    /// Puzzles that could not be made.
    pub(crate) missing: u64,
}

/// The outcome for one index.
pub(crate) enum Outcome {
    /// The puzzle, as it is written.
    Made(Vec<u8>),
    /// Why there is none.
    Missing(String),
}

/// An index and what came of it; nothing if the worker panicked.
type Handed = (u64, Option<Outcome>);

impl Bulk<'_> {
    /// Makes and writes all, or those that are done when the handle is raised.
    pub(crate) fn run(
        &self,
        threads: usize,
        output: &mut Output,
        gauge: &Gauge,
        progress: &mut Progress,
    ) -> Result<Ended, Failure> {
        let (hand_in, handed_in) = mpsc::channel();
        let queue = Queue::new(self.indices.clone(), threads);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (queue, hand_in) = (&queue, hand_in.clone());
                scope.spawn(move || self.work(queue, &hand_in));
            }
            drop(hand_in);
            let start = self.indices.start;
            let ended = Ended { next: start, made: 0, missing: 0 };
            let mut writer =
                OrderedWriter { handed_in, waiting: BTreeMap::new(), ended, layout: self.maker.layout(), output };
            let written = writer.write_all(&queue, self.indices.end, |done| {
                gauge.set(done);
                progress.tick(done);
            });
            // After a failure nobody wants the rest.
            queue.close();
            written.map(|()| writer.ended)
        })
    }

    /// Works on range after range until there are no more.
    fn work(&self, queue: &Queue, hand_in: &Sender<Handed>) {
        let mut size = 1;
        while let Some(indices) = queue.take(size) {
            let mut alarm = Alarm { hand_in, index: indices.start, armed: true };
            let started = Instant::now();
            let made = self.maker.make(indices, &mut |index, outcome| {
                hand_in.send((index, Some(outcome))).map_err(|_| Interrupted::Stopped)
            });
            alarm.armed = false;
            if made.is_err() {
                break;
            }
            size = if started.elapsed() < QUICK { (2 * size).min(AT_ONCE) } else { (size / 2).max(1) };
        }
    }
}

/// Tells the main thread when a worker panics, so that it does not wait for ever.
struct Alarm<'a> {
    hand_in: &'a Sender<Handed>,
    index: u64,
    armed: bool,
}

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if self.armed {
            let _ = self.hand_in.send((self.index, None));
        }
    }
}

/// The indices that nobody has taken.
struct Queue {
    left: Mutex<Left>,
    /// Told when there is room, or no more is wanted.
    moved: Condvar,
    threads: u64,
}

struct Left {
    indices: Range<u64>,
    /// The index whose turn it is to be written.
    turn: u64,
}

impl Queue {
    fn new(indices: Range<u64>, threads: usize) -> Self {
        let turn = indices.start;
        Self { left: Mutex::new(Left { indices, turn }), moved: Condvar::new(), threads: threads as u64 }
    }

    /// Takes the next indices, at most this many, as soon as they are close enough to the turn; `None` if there are no
    /// more. Near the end it gives fewer, so that all threads have work.
    fn take(&self, most: u64) -> Option<Range<u64>> {
        let mut left = self.lock();
        while !left.indices.is_empty() && left.indices.start - left.turn >= AHEAD {
            left = self.moved.wait(left).unwrap_or_else(PoisonError::into_inner);
        }
        let Range { start, end } = left.indices;
        let size = most.min((end - start).div_ceil(2 * self.threads));
        left.indices.start += size;
        (size > 0).then_some(start..start + size)
    }

    /// It is the turn of this index.
    fn pass_on(&self, turn: u64) {
        self.lock().turn = turn;
        self.moved.notify_all();
    }

    /// Nobody wants the rest.
    fn close(&self) {
        let mut left = self.lock();
        left.indices.start = left.indices.end;
        self.moved.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Left> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Collects the puzzles and writes them in order.
struct OrderedWriter<'a> {
    handed_in: Receiver<Handed>,
    /// Outcomes for indices that are not next in line.
    waiting: BTreeMap<u64, Outcome>,
    ended: Ended,
    layout: Layout,
    output: &'a mut Output,
}

impl OrderedWriter<'_> {
    /// Writes what is handed in up to the end, in order, and reports how many indices are done; ends when no worker is left.
    fn write_all(&mut self, queue: &Queue, end: u64, mut report: impl FnMut(u64)) -> Result<(), Failure> {
        let (layout, first) = (self.layout, self.ended.next);
        self.output.write(layout.head)?;
        loop {
            match self.handed_in.recv_timeout(progress::TICK) {
                Ok(handed) => self.take_in(handed)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return self.output.write(layout.tail.as_bytes()),
            }
            while let Ok(handed) = self.handed_in.try_recv() {
                self.take_in(handed)?;
            }
            self.write_ready()?;
            queue.pass_on(self.ended.next);
            report(self.ended.next - first + self.waiting.len() as u64);
            if self.ended.next < end {
                thread::sleep(PAUSE);
            }
        }
    }

    fn take_in(&mut self, (index, outcome): Handed) -> Result<(), Failure> {
        let bug = || Failure::new(word("bug-generate"));
        self.waiting.insert(index, outcome.ok_or_else(bug)?);
        Ok(())
    }

    /// Writes everything whose turn it is.
    fn write_ready(&mut self) -> Result<(), Failure> {
        let mut ready = Vec::new();
        while let Some(outcome) = self.waiting.remove(&self.ended.next) {
            match outcome {
                Outcome::Made(bytes) => {
                    let between = if self.ended.made > 0 { self.layout.between } else { "" };
                    ready.extend_from_slice(between.as_bytes());
                    ready.extend_from_slice(&bytes);
                    self.ended.made += 1;
                }
                Outcome::Missing(why) => {
                    progress::clear();
                    let missing = say!("missing-puzzle", number = self.ended.next, reason = why);
                    write_stderr(format_args!("{}: {missing}\n", word("label-error")));
                    self.ended.missing += 1;
                }
            }
            self.ended.next += 1;
        }
        self.output.write(&ready)?;
        self.output.flush()
    }
}
