//! All cores on one stream of records, with the output in the order of the input and bounded memory.
//!
//! ```text
//!              chunk + empty part              full part
//!   reader ─────────────────────────> workers ───────────> writer (this thread)
//!      ^                                                      │
//!      └────────────────────── empty part ────────────────────┘
//! ```
//!
//! The reader cuts the input into chunks of a few hundred KiB; whichever worker is free parses, solves and formats a
//! whole chunk into one buffer; the writer puts the buffers into order and writes each whole. There is a fixed number
//! of parts, and a chunk is only read when there is an empty part for it: so memory is bounded even while one hard chunk
//! holds up all that come after it.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ichidoku_formats::{Chunk, ReadError};

use crate::exit::Failure;
use crate::feed::Feed;
use crate::output::Output;
use crate::progress::{self, Progress};
use crate::records::{Layout, Part};
use crate::tally::Tally;
use crate::terminal::{Terminal, write_stderr};

/// What a worker does with a chunk. Every worker has a clone of its own, with its own scratch memory.
pub(crate) trait Work: Clone + Send + 'static {
    /// Makes the chunk's part of the output.
    fn run(&mut self, chunk: &Chunk, part: &mut Part);
}

/// Parts beyond one a worker: what is being read, and what waits to be written.
const SPARE_PARTS: usize = 4;

struct Job {
    number: u64,
    chunk: Chunk,
    part: Part,
}

struct Done {
    number: u64,
    result: Result<Part, Broken>,
}

/// Why there is no part.
enum Broken {
    Input(ReadError),
    /// A worker panicked and has said so.
    Worker,
}

/// Works through the feed on so many threads.
///
/// The threads are not waited for when the writing ends early: the reader may be waiting for a terminal or a pipe, and
/// the program is about to end.
pub(crate) fn run<W: Work>(feed: Feed, work: &W, threads: usize, mut sink: Sink) -> Result<Tally, Failure> {
    let (jobs, next_job) = mpsc::channel();
    let (done, results) = mpsc::channel();
    let (empty, empty_parts) = mpsc::channel();
    for _ in 0..threads + SPARE_PARTS {
        let _ = empty.send(Part::default());
    }
    let next_job = Arc::new(Mutex::new(next_job));
    for _ in 0..threads {
        let (work, next_job, done) = (work.clone(), Arc::clone(&next_job), done.clone());
        thread::spawn(move || work_through(work, &next_job, &done));
    }
    thread::spawn(move || read_all(feed, &empty_parts, &jobs, &done));
    write_in_order(&results, &empty, &mut sink)?;
    sink.finish()
}

/// Reads chunk after chunk, each when there is an empty part for it.
fn read_all(mut feed: Feed, empty_parts: &Receiver<Part>, jobs: &Sender<Job>, done: &Sender<Done>) {
    for number in 0.. {
        let Ok(part) = empty_parts.recv() else { return };
        let sent = match feed.next_chunk() {
            Ok(Some(chunk)) => jobs.send(Job { number, chunk, part }).is_ok(),
            Ok(None) => false,
            Err(error) => {
                let _ = done.send(Done { number, result: Err(Broken::Input(error)) });
                false
            }
        };
        if !sent {
            return;
        }
    }
}

/// Works on chunk after chunk until there are no more.
fn work_through<W: Work>(mut work: W, jobs: &Mutex<Receiver<Job>>, done: &Sender<Done>) {
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job { number, chunk, mut part }) = next() {
        let alarm = Alarm { number, done };
        part.clear();
        work.run(&chunk, &mut part);
        std::mem::forget(alarm);
        if done.send(Done { number, result: Ok(part) }).is_err() {
            return;
        }
    }
}

/// Tells the writer when a worker panics, so that it does not wait for ever.
struct Alarm<'a> {
    number: u64,
    done: &'a Sender<Done>,
}

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        let _ = self.done.send(Done { number: self.number, result: Err(Broken::Worker) });
    }
}

/// Writes the parts in the order of their numbers and sends them back empty.
fn write_in_order(results: &Receiver<Done>, empty: &Sender<Part>, sink: &mut Sink) -> Result<(), Failure> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    loop {
        match results.recv_timeout(progress::TICK) {
            Ok(Done { number, result }) => early.insert(number, result),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        while let Some(result) = early.remove(&next) {
            let mut part = result.map_err(Failure::from)?;
            sink.write(&mut part)?;
            // The reader may be done already.
            let _ = empty.send(part);
            next += 1;
        }
        sink.progress.tick(sink.tally.records());
    }
}

impl From<Broken> for Failure {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Input(error) => Self::new(error),
            Broken::Worker => Self::new("this is a bug in ichidoku; please report it with the puzzles that led to it"),
        }
    }
}

/// Where the parts go.
pub(crate) struct Sink {
    output: Output,
    layout: Layout,
    progress: Progress,
    tally: Tally,
    listed: Listed,
    is_empty: bool,
}

impl Sink {
    pub(crate) fn new(output: Output, layout: Layout, feed: &Feed, terminal: &Terminal) -> Self {
        let progress = Progress::new(feed.gauge(), terminal, output.is_stdout());
        Self { output, layout, progress, tally: Tally::default(), listed: Listed::default(), is_empty: true }
    }

    /// Writes the next part.
    fn write(&mut self, part: &mut Part) -> Result<(), Failure> {
        self.listed.tell(&part.messages);
        if !part.bytes.is_empty() {
            let gap = if self.is_empty { self.layout.head } else { self.layout.between };
            self.output.write(gap.as_bytes())?;
            self.output.write(&part.bytes)?;
            self.output.flush()?;
            self.is_empty = false;
        }
        self.tally.merge(std::mem::take(&mut part.tally));
        if part.is_last { Err(Failure::new("stopped at the first bad record, as --strict asks")) } else { Ok(()) }
    }

    /// The end of the output.
    fn finish(mut self) -> Result<Tally, Failure> {
        if self.is_empty {
            self.output.write(self.layout.head.as_bytes())?;
        }
        self.output.write(self.layout.tail.as_bytes())?;
        self.output.finish()?;
        Ok(self.tally)
    }
}

/// The bad records that have been told of one by one.
#[derive(Default)]
pub(crate) struct Listed(usize);

impl Listed {
    /// A file of something else altogether has a fault in every line; so many say it clearly enough.
    const ENOUGH: usize = 1000;

    /// Tells of more of them, a line each.
    pub(crate) fn tell(&mut self, messages: &str) {
        if messages.is_empty() || self.0 > Self::ENOUGH {
            return;
        }
        progress::clear();
        for message in messages.lines() {
            self.0 += 1;
            if self.0 > Self::ENOUGH {
                return write_stderr(format_args!("further bad records are counted, but not listed\n"));
            }
            write_stderr(format_args!("{message}\n"));
        }
    }
}
