//! All cores on one stream of records, with the output in the order of the input and bounded memory.
//!
//! Every worker does the same: takes the next chunk of the input (one at a time may), makes it into a part of the output,
//! and puts that on the chunk's tray. Whoever completes the part whose turn it is writes it, and those that have been
//! waiting for it. So a chunk is read, parsed, searched, formatted and mostly written by one core while it is in that
//! core's cache, and a worker waits for another only when both want to read.
//!
//! ```text
//!   stream ── chunk 7 ──> worker ── tray 7 ─┐    ┌───────────── output queue ─────────────┐
//!          ── chunk 8 ──> worker ── tray 8 ─┴──> │ its turn: 7 ──> writer   waiting: 8, 9 │
//!                                                └────────────────────────────────────────┘
//! ```
//!
//! A chunk of hard puzzles can take minutes. So the main thread looks at the tray whose turn it is on every tick, and
//! writes the records that are finished.
//!
//! A chunk is only read when it is close enough to the one whose turn it is: so memory is bounded even while one hard
//! chunk holds up all that come after it.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use ichidoku_formats::Chunk;

use crate::exit::Failure;
use crate::input_stream::InputStream;
use crate::part::{Part, Piece, Tray};
use crate::progress::{self, Progress};
use crate::record_writer::RecordWriter;
use crate::summary::Summary;
use crate::words::word;

/// What a worker does with a chunk. Every worker has a clone of its own, with its own scratch memory.
pub(crate) trait Work: Clone + Send + 'static {
    /// Makes the chunk's part of the output.
    fn run(&mut self, chunk: &Chunk, part: &mut Part);
}

/// So many chunks beyond one a worker may be ahead of the one whose turn it is.
const AHEAD: u64 = 4;

/// Works through the stream on so many threads.
///
/// The threads are not waited for when the writing ends early: one may be waiting for a terminal or a pipe to give input,
/// and the program is about to end.
pub(crate) fn run<W: Work>(
    stream: InputStream,
    work: &W,
    threads: usize,
    writer: RecordWriter,
    mut progress: Progress,
) -> Result<Summary, Failure> {
    let floor = Arc::new(Floor {
        stream: Mutex::new((stream, 0)),
        between: writer.layout().between,
        queue: Mutex::new(OutputQueue { writer: Some(writer), ..OutputQueue::default() }),
        moved: Condvar::new(),
        ended: Condvar::new(),
        window: threads as u64 + AHEAD,
    });
    for _ in 0..threads {
        let (floor, mut work) = (Arc::clone(&floor), work.clone());
        thread::spawn(move || floor.work_through(&mut work));
    }
    floor.wait_for_end(&mut progress)?.finish()
}

/// Where the workers meet.
struct Floor {
    /// The input, and the number of its next chunk.
    stream: Mutex<(InputStream, u64)>,
    queue: Mutex<OutputQueue>,
    /// Told when the turn passes on: a worker may wait for room.
    moved: Condvar,
    /// Told at the end: the main thread waits for it.
    ended: Condvar,
    window: u64,
    /// What is written between two records.
    between: &'static str,
}

/// Where the trays come in.
#[derive(Default)]
struct OutputQueue {
    /// Whose turn it is to be written.
    turn: u64,
    /// The trays of all chunks that have been read and are not written to the end.
    trays: BTreeMap<u64, Arc<Tray>>,
    /// A piece that has been written, for its memory.
    spare: Piece,
    /// Where the output goes; nowhere while a worker writes.
    writer: Option<RecordWriter>,
    /// How many records have been written.
    records: u64,
    /// How many chunks there are, once that is known.
    chunks: Option<u64>,
    /// Why there are no more, where the input could not be read to its end.
    after_last: Option<Failure>,
    /// How it ended.
    end: Option<Result<(), Failure>>,
}

impl Floor {
    /// Works on chunk after chunk until there are no more.
    fn work_through(&self, work: &mut impl Work) {
        let mut alarm = Alarm { floor: self, armed: true };
        let (mut part, mut done) = (Part::default(), None);
        while let Some(chunk) = self.next_job(done, &mut part) {
            work.run(&chunk, &mut part);
            part.complete(self.between);
            self.pass_on(self.queue());
            done = Some(chunk);
        }
        alarm.armed = false;
    }

    /// The next chunk, with the part on a tray for it; `None` at the end.
    fn next_job(&self, done: Option<Chunk>, part: &mut Part) -> Option<Chunk> {
        let mut stream = lock(&self.stream);
        let (stream, next) = &mut *stream;
        self.wait_for_room(*next)?;
        let failure = match stream.next_chunk(done) {
            Ok(Some(chunk)) => {
                self.queue().trays.insert(*next, part.renew());
                *next += 1;
                return Some(chunk);
            }
            Ok(None) => None,
            Err(error) => Some(error.into()),
        };
        let mut queue = self.queue();
        queue.chunks = Some(*next);
        queue.after_last = failure;
        self.pass_on(queue);
        None
    }

    /// Waits until a chunk with this number may be read; `None` if no more are wanted.
    fn wait_for_room(&self, number: u64) -> Option<()> {
        let mut queue = self.queue();
        loop {
            if queue.end.is_some() || queue.chunks.is_some() {
                return None;
            }
            if number < queue.turn + self.window {
                return Some(());
            }
            queue = self.moved.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Writes what may be written, unless somebody is at it, who will then see it.
    fn pass_on<'a>(&'a self, mut queue: MutexGuard<'a, OutputQueue>) {
        if queue.end.is_some() {
            return;
        }
        let Some(mut writer) = queue.writer.take() else { return };
        while let Some(mut piece) = queue.take_next() {
            // Others may come to the queue meanwhile.
            drop(queue);
            let written = writer.write(&mut piece);
            queue = self.queue();
            piece.clear();
            queue.spare = piece;
            if let Err(failure) = written {
                queue.end = Some(Err(failure));
            }
            self.moved.notify_all();
        }
        queue.records = writer.records();
        queue.writer = Some(writer);
        if queue.end.is_none() && queue.chunks == Some(queue.turn) {
            queue.end = Some(queue.after_last.take().map_or(Ok(()), Err));
        }
        if queue.end.is_some() {
            self.moved.notify_all();
            self.ended.notify_all();
        }
    }

    /// Waits for the end, showing progress; returns the writer with all that was written.
    fn wait_for_end(&self, progress: &mut Progress) -> Result<RecordWriter, Failure> {
        let mut queue = self.queue();
        loop {
            if let Some(end) = queue.end.take() {
                // Taken in any case: without a writer nothing more is written.
                let writer = queue.writer.take();
                return end.and_then(|()| writer.ok_or_else(bug));
            }
            queue = self.ended.wait_timeout(queue, progress::TICK).unwrap_or_else(PoisonError::into_inner).0;
            self.pass_on(queue);
            queue = self.queue();
            progress.tick(queue.records);
        }
    }

    fn queue(&self) -> MutexGuard<'_, OutputQueue> {
        lock(&self.queue)
    }
}

/// Locks, even after a panic of somebody else: that is told by the alarm.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl OutputQueue {
    /// What is finished of the part whose turn it is, if there is anything new and anybody wants it. After the end of
    /// one part it is the turn of the next.
    fn take_next(&mut self) -> Option<Piece> {
        let tray = self.trays.get(&self.turn).filter(|_| self.end.is_none())?;
        let is_complete = tray.take(&mut self.spare)?;
        if is_complete {
            self.trays.remove(&self.turn);
            self.turn += 1;
        }
        Some(std::mem::take(&mut self.spare))
    }
}

/// Ends everything when a worker panics, so that nobody waits for its part for ever.
struct Alarm<'a> {
    floor: &'a Floor,
    armed: bool,
}

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if self.armed {
            self.floor.queue().end = Some(Err(bug()));
            self.floor.moved.notify_all();
            self.floor.ended.notify_all();
        }
    }
}

pub(crate) fn bug() -> Failure {
    Failure::new(word("bug"))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::{env, fs, process};

    use super::*;
    use crate::input::Input;
    use crate::output::Output;
    use crate::records::Layout;
    use crate::terminal::{ColorChoice, Terminal};

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const THREADS: usize = 3;

    /// Runs the work over fifty chunks.
    fn run_fifty(work: &impl Work, output: Output) -> Result<Summary, Failure> {
        let texts = (0..50).map(|i| Input::Text { name: i.to_string(), text: PUZZLE.into() });
        let stream = InputStream::new(texts.collect());
        let progress = Progress::new(stream.gauge(), &Terminal::new(ColorChoice::Never, true), false);
        run(stream, work, THREADS, RecordWriter::new(output, Layout::LINES), progress)
    }

    /// Writes the name of the source. The first chunk takes until no other may be read.
    #[derive(Clone)]
    struct FirstIsLast(Arc<AtomicU64>);

    impl Work for FirstIsLast {
        fn run(&mut self, chunk: &Chunk, part: &mut Part) {
            let allowed = THREADS as u64 + AHEAD - 1;
            if chunk.source_name() == "0" {
                while self.0.load(Ordering::SeqCst) < allowed {
                    thread::yield_now();
                }
                // Whoever would read one too many has had every opportunity.
                (0..1000).for_each(|_| thread::yield_now());
                assert_eq!(self.0.swap(1 << 32, Ordering::SeqCst), allowed, "chunks ahead of the first");
            } else {
                self.0.fetch_add(1, Ordering::SeqCst);
            }
            part.bytes.extend_from_slice(chunk.source_name().as_bytes());
            part.bytes.push(b' ');
        }
    }

    #[test]
    fn parts_are_in_order_and_few_wait_for_the_first() {
        let path = env::temp_dir().join(format!("ichidoku-{}", process::id()));
        let output = Output::open(Some(&path)).expect("a file");
        run_fifty(&FirstIsLast(Arc::default()), output).expect("a whole file");
        let written = fs::read_to_string(&path).expect("the file");
        fs::remove_file(&path).expect("the file");
        let expected: String = (0..50).map(|i| format!("{i} ")).collect();
        assert_eq!(written, expected);
    }

    /// Panics at one chunk.
    #[derive(Clone)]
    struct Panicking;

    impl Work for Panicking {
        fn run(&mut self, chunk: &Chunk, _: &mut Part) {
            assert_ne!(chunk.source_name(), "7", "a panic that belongs to the test");
        }
    }

    #[test]
    fn a_panic_ends_the_run_instead_of_hanging_it() {
        let stdout = Output::open(None).expect("standard output, to which nothing is written");
        let Err(Failure::Message(message)) = run_fifty(&Panicking, stdout) else { panic!("no failure") };
        assert!(message.contains("bug"), "{message}");
    }
}
