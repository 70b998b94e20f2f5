//! All inputs as one sequence of chunks.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ichidoku_formats::{Chunk, Columns, ReadError, Source};

use crate::input::Input;

/// All inputs as one sequence of chunks, opened one after the other.
pub(crate) struct InputStream {
    /// Chunks that were looked at ahead of time.
    ahead: VecDeque<Chunk>,
    open: Option<Source>,
    waiting: VecDeque<Input>,
    /// All inputs, those that are done with them.
    inputs: Vec<Input>,
    gauge: Gauge,
    /// The bytes of inputs that are done.
    bytes_done: u64,
    /// True if documents keep what has no meaning here.
    keeps_others: bool,
}

/// How far the reading is; seen from another thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gauge {
    read: Arc<AtomicU64>,
    /// The attempts at new puzzles.
    attempts: Arc<AtomicU64>,
    /// The solutions that were found.
    solutions: Arc<AtomicU64>,
    total: Option<u64>,
    /// True if puzzles are counted rather than bytes.
    is_of_puzzles: bool,
}

impl Gauge {
    /// A gauge for this many puzzles.
    pub(crate) fn of_puzzles(total: u64) -> Self {
        Self { total: Some(total), is_of_puzzles: true, ..Self::default() }
    }

    /// The number of puzzles in all, where that is known.
    pub(crate) fn puzzles(&self) -> Option<u64> {
        self.total.filter(|_| self.is_of_puzzles)
    }

    /// This many are done.
    pub(crate) fn set(&self, done: u64) {
        self.read.store(done, Ordering::Relaxed);
    }

    /// Counts the attempts at new puzzles.
    pub(crate) fn attempts(&self) -> &AtomicU64 {
        &self.attempts
    }

    /// Counts the solutions that are found, where that takes long.
    pub(crate) fn solutions(&self) -> &AtomicU64 {
        &self.solutions
    }

    /// From 0 to 1; `None` where the size of some input is not known.
    pub(crate) fn fraction(&self) -> Option<f64> {
        let total = self.total.filter(|total| *total > 0)?;
        Some((self.read.load(Ordering::Relaxed) as f64 / total as f64).min(1.0))
    }
}

impl InputStream {
    pub(crate) fn new(inputs: Vec<Input>) -> Self {
        let total = inputs.iter().map(Input::total_bytes).sum();
        let gauge = Gauge { total, ..Gauge::default() };
        let waiting = inputs.iter().cloned().collect();
        Self { ahead: VecDeque::new(), open: None, waiting, inputs, gauge, bytes_done: 0, keeps_others: false }
    }

    /// This stream with documents that keep what has no meaning here, such as other columns of a table.
    pub(crate) fn keep_others(self) -> Self {
        Self { keeps_others: true, ..self }
    }

    pub(crate) fn gauge(&self) -> Gauge {
        self.gauge.clone()
    }

    /// The next chunk of records; `None` after the last input. A chunk that is done with lends its memory.
    pub(crate) fn next_chunk(&mut self, done: Option<Chunk>) -> Result<Option<Chunk>, ReadError> {
        if let (Some(source), Some(done)) = (&mut self.open, done) {
            source.recycle(done);
        }
        if let Some(chunk) = self.ahead.pop_front() {
            return Ok(Some(chunk));
        }
        while let Some(mut source) = self.take_source()? {
            let chunk = source.next_chunk()?;
            self.gauge.read.store(self.bytes_done + source.bytes_read(), Ordering::Relaxed);
            if chunk.is_some() {
                self.open = Some(source);
                return Ok(chunk);
            }
            self.bytes_done += source.bytes_read();
        }
        Ok(None)
    }

    /// The source that is being read, or the next one.
    fn take_source(&mut self) -> Result<Option<Source>, ReadError> {
        match self.open.take() {
            Some(source) => Ok(Some(source)),
            None => {
                let source = self.waiting.pop_front().map(Input::open).transpose()?;
                Ok(source.map(|source| if self.keeps_others { source.keep_others() } else { source }))
            }
        }
    }

    /// Whether there is exactly one record in all; what is read to find out is kept.
    pub(crate) fn is_single(&mut self) -> Result<bool, ReadError> {
        while self.ahead.len() < 2 {
            let Some(chunk) = self.read_past_ahead()? else { break };
            self.ahead.push_back(chunk);
        }
        Ok(self.ahead.iter().flat_map(Chunk::entries).take(2).count() == 1)
    }

    /// The columns of a table for all records where the inputs can be read twice, and else for those that come first, which
    /// are kept.
    pub(crate) fn columns(&mut self) -> Result<Columns, ReadError> {
        if self.inputs.iter().all(Input::can_be_read_twice) {
            return Self { keeps_others: self.keeps_others, ..Self::new(self.inputs.clone()) }.columns_to_the_end();
        }
        self.first()?;
        Ok(self.ahead.iter().fold(Columns::default(), with_columns_of))
    }

    /// The chunk that comes first, which is kept; `None` if there is none.
    pub(crate) fn first(&mut self) -> Result<Option<&Chunk>, ReadError> {
        if self.ahead.is_empty()
            && let Some(chunk) = self.read_past_ahead()?
        {
            self.ahead.push_back(chunk);
        }
        Ok(self.ahead.front())
    }

    fn columns_to_the_end(mut self) -> Result<Columns, ReadError> {
        let (mut columns, mut done) = (Columns::default(), None);
        while let Some(chunk) = self.next_chunk(done)? {
            columns = with_columns_of(columns, &chunk);
            done = Some(chunk);
        }
        Ok(columns)
    }

    /// The next chunk after those kept.
    fn read_past_ahead(&mut self) -> Result<Option<Chunk>, ReadError> {
        let kept = std::mem::take(&mut self.ahead);
        let next = self.next_chunk(None);
        self.ahead = kept;
        next
    }
}

/// The columns, and those that the records of the chunk need.
fn with_columns_of(columns: Columns, chunk: &Chunk) -> Columns {
    let documents = chunk.entries().flatten();
    documents.fold(columns.and(chunk.columns()), |columns, document| columns.and_for(&document))
}
