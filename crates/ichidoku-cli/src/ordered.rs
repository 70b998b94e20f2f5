//! All cores on records whose output may be endless: in the order of the input, at once, with bounded memory.
//!
//! A reader puts each record into a queue, and its [`Basin`] into another, in order. Workers take records and fill their
//! basins. The main thread empties the basin whose turn it is, again and again, until its record is done. A worker whose
//! basin is full waits until its turn comes: so memory is bounded, however long one record takes.
//!
//! ```text
//!   reader ── record 7 ──> worker ── lines ──> basin 7 ──> main thread ──> writer
//!          ── record 8 ──> worker ── lines ──> basin 8      (its turn: 7)
//! ```
//!
//! The threads are not waited for when the writing ends early: the program is about to end.

use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use ichidoku_formats::{Chunk, Document};

use crate::exit::Failure;
use crate::input_stream::InputStream;
use crate::part::Piece;
use crate::pipeline::bug;
use crate::progress::{self, Progress};
use crate::record_writer::RecordWriter;
use crate::records::Layout;
use crate::rejected::Rejected;
use crate::summary::Summary;

/// What is done with each record.
pub(crate) trait Work: Send + Sync + 'static {
    /// Writes everything about a record; ends early when nobody reads it any more.
    fn run(&self, record: &Record, out: &mut Lines) -> Result<(), Gone>;
}

/// A record that is answered.
#[derive(Debug)]
pub(crate) struct Record {
    /// The name of its source.
    pub(crate) source: Arc<str>,
    /// Its position among the answered records of all inputs, from 0.
    pub(crate) position: u64,
    /// What it says.
    pub(crate) entry: Document,
}

/// Nobody reads the output any more.
#[derive(Debug)]
pub(crate) struct Gone;

/// Records ahead of the one whose turn it is, beyond one per thread.
const AHEAD: usize = 4;
/// The bytes that a basin holds before its worker has to wait.
const FULL: usize = 1 << 20;
/// The bytes that are worth waking the main thread for before its next look.
const PLENTY: usize = 64 << 10;

/// Works through the stream on this many threads; `strict` ends with the first record that cannot be read.
pub(crate) fn run(
    stream: InputStream,
    work: impl Work,
    threads: usize,
    strict: bool,
    writer: RecordWriter,
    progress: Progress,
) -> Result<Summary, Failure> {
    let turns = start(stream, work, threads, writer.layout(), strict);
    write_all(&turns, writer, progress)
}

/// Starts the reader and the workers; returns what they make, in order.
fn start(stream: InputStream, work: impl Work, threads: usize, layout: Layout, strict: bool) -> Receiver<Turn> {
    let (hand_out, jobs) = mpsc::channel();
    let (queue, turns) = mpsc::sync_channel(threads + AHEAD);
    let (work, jobs) = (Arc::new(work), Arc::new(Mutex::new(jobs)));
    for _ in 0..threads {
        let (work, jobs) = (Arc::clone(&work), Arc::clone(&jobs));
        thread::spawn(move || work_through(&*work, &jobs));
    }
    thread::spawn(move || Reader { hand_out, queue, layout, strict, answered: 0 }.read(stream));
    turns
}

/// A record and where its lines go.
type Job = (Record, Arc<Basin>);

/// What comes next in the output; a failure where the input can't be read any further.
type Turn = Result<Arc<Basin>, Failure>;

/// Reads records and puts them into the queues.
struct Reader {
    hand_out: Sender<Job>,
    queue: SyncSender<Turn>,
    layout: Layout,
    strict: bool,
    answered: u64,
}

impl Reader {
    fn read(mut self, mut stream: InputStream) {
        loop {
            let goes_on = match stream.next_chunk(None) {
                Ok(Some(chunk)) => self.read_chunk(&chunk),
                Ok(None) => return,
                Err(error) => self.queue.send(Err(error.into())).map_err(|_| Gone).and(Err(Gone)),
            };
            if goes_on.is_err() {
                return;
            }
        }
    }

    fn read_chunk(&mut self, chunk: &Chunk) -> Result<(), Gone> {
        let source: Arc<str> = chunk.source_name().into();
        for record in chunk.entries() {
            match self.layout.admit(&source, record) {
                Ok(entry) => self.hand_out(Record { source: Arc::clone(&source), position: self.answered, entry })?,
                Err(rejected) => self.reject(&rejected)?,
            }
        }
        Ok(())
    }

    fn hand_out(&mut self, record: Record) -> Result<(), Gone> {
        self.answered += 1;
        let basin = Arc::<Basin>::default();
        self.queue.send(Ok(Arc::clone(&basin))).map_err(|_| Gone)?;
        self.hand_out.send((record, basin)).map_err(|_| Gone)
    }

    /// Passes on what stands for a record that is not answered.
    fn reject(&self, rejected: &Rejected) -> Result<(), Gone> {
        let mut piece = Piece::default();
        self.layout.reject(rejected, self.strict, &mut piece);
        let is_last = piece.end.is_some();
        self.queue.send(Ok(Arc::new(Basin::of(piece)))).map_err(|_| Gone)?;
        if is_last { Err(Gone) } else { Ok(()) }
    }
}

/// Works on record after record until there are no more.
fn work_through(work: &impl Work, jobs: &Mutex<Receiver<Job>>) {
    let next = || lock(jobs).recv();
    while let Ok((record, basin)) = next() {
        let mut out = Lines { basin };
        out.summary(|summary| summary.puzzles += 1);
        if work.run(&record, &mut out).is_err() {
            return;
        }
    }
}

/// Writes everything in order, showing progress.
fn write_all(turns: &Receiver<Turn>, mut writer: RecordWriter, mut progress: Progress) -> Result<Summary, Failure> {
    while let Ok(turn) = turns.recv() {
        turn?.empty_into(&mut writer, &mut progress)?;
    }
    drop(progress);
    writer.finish()
}

/// Where the lines of one record gather until they are written.
#[derive(Default)]
struct Basin {
    level: Mutex<Level>,
    /// Told when there is plenty, or the record is done: the main thread waits for it.
    rose: Condvar,
    /// Told when there is room: the worker waits for it.
    fell: Condvar,
}

#[derive(Default)]
struct Level {
    piece: Piece,
    /// How the work on the record ended, once it has.
    ended: Option<Ended>,
    /// True if anybody will empty the basin.
    is_gone: bool,
}

#[derive(Clone, Copy)]
enum Ended {
    Done,
    Panicked,
}

impl Basin {
    /// A basin with all that there is to a record.
    fn of(piece: Piece) -> Self {
        let level = Level { piece, ended: Some(Ended::Done), is_gone: false };
        Self { level: Mutex::new(level), ..Self::default() }
    }

    /// Writes what comes until the record is done.
    fn empty_into(&self, writer: &mut RecordWriter, progress: &mut Progress) -> Result<(), Failure> {
        let mut piece = Piece::default();
        loop {
            let ended = self.take(&mut piece);
            if let Err(failure) = writer.write(&mut piece) {
                lock(&self.level).is_gone = true;
                self.fell.notify_one();
                return Err(failure);
            }
            progress.tick(writer.records());
            match ended {
                None => piece.clear(),
                Some(Ended::Done) => return Ok(()),
                Some(Ended::Panicked) => return Err(bug()),
            }
        }
    }

    /// Exchanges what has gathered for the empty piece; waits a little for plenty.
    fn take(&self, empty: &mut Piece) -> Option<Ended> {
        let mut level = lock(&self.level);
        if level.ended.is_none() && level.piece.bytes.len() < PLENTY {
            level = self.rose.wait_timeout(level, progress::TICK / 5).unwrap_or_else(PoisonError::into_inner).0;
        }
        std::mem::swap(&mut level.piece, empty);
        self.fell.notify_one();
        level.ended
    }
}

/// Where the lines of a record are written.
pub(crate) struct Lines {
    basin: Arc<Basin>,
}

impl Lines {
    /// Writes whole lines; waits while too many have not been read yet.
    pub(crate) fn write(&mut self, lines: &[u8]) -> Result<(), Gone> {
        let mut level = lock(&self.basin.level);
        while level.piece.bytes.len() >= FULL && !level.is_gone {
            level = self.basin.fell.wait(level).unwrap_or_else(PoisonError::into_inner);
        }
        if level.is_gone {
            return Err(Gone);
        }
        let before = level.piece.bytes.len();
        level.piece.bytes.extend_from_slice(lines);
        if before < PLENTY && level.piece.bytes.len() >= PLENTY {
            self.basin.rose.notify_one();
        }
        Ok(())
    }

    /// Counts something for the notes at the end and the exit status.
    pub(crate) fn summary(&mut self, count: impl FnOnce(&mut Summary)) {
        count(&mut lock(&self.basin.level).piece.summary);
    }
}

impl Drop for Lines {
    /// The record is done, or the worker panics.
    fn drop(&mut self) {
        lock(&self.basin.level).ended = Some(if thread::panicking() { Ended::Panicked } else { Ended::Done });
        self.basin.rose.notify_one();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use crate::output::Output;
    use crate::terminal::{ColorChoice, Terminal};

    const THREADS: usize = 3;

    /// Runs the work on a text; returns what it wrote.
    fn run_on(text: &str, work: impl Work) -> Result<(), Failure> {
        let stream = InputStream::new(vec![Input::Text { name: "text".into(), text: text.into() }]);
        let progress = Progress::new(stream.gauge(), &Terminal::new(ColorChoice::Never, true), false);
        run(stream, work, THREADS, false, RecordWriter::new(Output::open(None)?, Layout::SILENT), progress).map(|_| ())
    }

    struct Panicking;

    impl Work for Panicking {
        fn run(&self, record: &Record, _: &mut Lines) -> Result<(), Gone> {
            assert_ne!(record.position, 7, "a panic that belongs to the test");
            Ok(())
        }
    }

    #[test]
    fn a_panic_ends_the_run_instead_of_hanging_it() {
        let text = format!("{}\n", ".".repeat(81)).repeat(20);
        let Err(Failure::Message(message)) = run_on(&text, Panicking) else { panic!("no failure") };
        assert!(message.contains("bug"), "{message}");
    }

    #[test]
    fn a_full_basin_holds_its_worker_until_it_is_emptied_or_given_up() {
        let basin = Arc::<Basin>::default();
        let mut out = Lines { basin: Arc::clone(&basin) };
        let worker = thread::spawn(move || (0..).map(|_| out.write(&[b'x'; 1024])).take_while(Result::is_ok).count());
        while lock(&basin.level).piece.bytes.len() < FULL {
            thread::yield_now();
        }
        let mut piece = Piece::default();
        basin.take(&mut piece);
        assert_eq!(piece.bytes.len(), FULL);
        lock(&basin.level).is_gone = true;
        basin.fell.notify_one();
        assert!(worker.join().is_ok_and(|written| written >= FULL / 1024));
    }
}
