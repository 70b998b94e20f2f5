//! Solutions and counts: rows go straight into the engine, which searches many of them in lock step.

use std::sync::Arc;

use arrow_array::{ArrayRef, UInt64Array};
use arrow_buffer::{NullBuffer, ScalarBuffer};
use ichidoku::solve::{Report, Search};
use ichidoku::{Interrupted, Puzzle};

use crate::batches::{self, Worker};
use crate::error::Error;
use crate::faults::{self, Faults, too_many_guesses};
use crate::grids::{self, CELLS};
use crate::kind::Kind;
use crate::limits::Limits;
use crate::rows::Rows;

/// Rows in a batch: enough to keep the lanes busy to its end, few enough for the reports to stay in the cache.
const BATCH: usize = 4096;
/// In place of a count that isn't known; no search counts as far.
const UNKNOWN: u64 = u64::MAX;

/// The columns `solution`, `count`, `guesses` and `error`.
pub(crate) fn solve(rows: &Rows<'_>, kind: Kind, limits: &Limits<'_>) -> Result<Vec<ArrayRef>, Error> {
    let mut found = Found::new(rows.len(), CELLS);
    let faults = found.fill(rows, 2, limits)?;
    let known = NullBuffer::from_iter(found.counts.iter().map(|count| *count == 1));
    let grids = grids::column(kind, std::mem::take(&mut found.grids), Some(known))?;
    Ok([vec![grids], found.columns(faults)].concat())
}

/// The columns `count`, `guesses` and `error`.
pub(crate) fn count(rows: &Rows<'_>, limit: u64, limits: &Limits<'_>) -> Result<Vec<ArrayRef>, Error> {
    let mut found = Found::new(rows.len(), 0);
    let faults = found.fill(rows, limit.clamp(1, UNKNOWN - 1), limits)?;
    Ok(found.columns(faults))
}

/// What was found, column by column; `grids` is empty where no solutions are asked for.
struct Found {
    grids: Vec<u8>,
    counts: Vec<u64>,
    guesses: Vec<u64>,
}

/// The places of a batch of rows in these columns.
struct Batch<'c> {
    first: usize,
    grids: &'c mut [u8],
    counts: &'c mut [u64],
    guesses: &'c mut [u64],
}

impl Found {
    /// Rows without an answer keep zeros, whatever a blank is written as: pages of zeros come from the system when they are written
    /// to, which is once, while filling them with anything else goes through the memory a second time.
    fn new(rows: usize, bytes: usize) -> Self {
        Self { grids: vec![0; rows * bytes], counts: vec![UNKNOWN; rows], guesses: vec![0; rows] }
    }

    fn fill(&mut self, rows: &Rows<'_>, limit: u64, limits: &Limits<'_>) -> Result<Faults, Error> {
        let search = Search::new().limit(limit).node_budget(limits.guesses).stop(limits.stop);
        let mut grids = self.grids.chunks_mut(BATCH * CELLS);
        let columns = self.counts.chunks_mut(BATCH).zip(self.guesses.chunks_mut(BATCH)).enumerate();
        let batches = columns.map(move |(number, (counts, guesses))| {
            let grids = grids.next().unwrap_or_default();
            Batch { first: number * BATCH, grids, counts, guesses }
        });
        let worker = || Searcher { rows, search, limits, puzzles: Vec::new(), places: Vec::new(), reports: Vec::new() };
        batches::each(batches, limits, worker)
    }

    /// The columns `count`, `guesses` and `error`.
    fn columns(self, faults: Faults) -> Vec<ArrayRef> {
        let rows = self.counts.len();
        let known = || NullBuffer::from_iter(self.counts.iter().map(|count| *count != UNKNOWN));
        let nulls = Some(known()).filter(|nulls| nulls.null_count() > 0);
        let counts = UInt64Array::new(ScalarBuffer::from(self.counts), nulls.clone());
        let guesses = UInt64Array::new(ScalarBuffer::from(self.guesses), nulls);
        vec![Arc::new(counts), Arc::new(guesses), Arc::new(faults::column(faults, rows))]
    }
}

/// Searches batches of rows.
struct Searcher<'a> {
    rows: &'a Rows<'a>,
    search: Search<'a>,
    limits: &'a Limits<'a>,
    puzzles: Vec<Puzzle>,
    /// The place of each puzzle in its batch, and whether its row is in numbers.
    places: Vec<(usize, bool)>,
    reports: Vec<Report>,
}

impl Worker<Batch<'_>> for Searcher<'_> {
    fn work(&mut self, batch: Batch<'_>, faults: &mut Faults) -> Result<(), Error> {
        self.read(&batch, faults);
        self.reports.resize(self.puzzles.len().max(self.reports.len()), Report::default());
        self.search.run_into(&self.puzzles, &mut self.reports);
        for (report, (place, in_numbers)) in self.reports.iter().zip(&self.places) {
            match report.interrupted {
                None => {
                    batch.counts[*place] = report.count;
                    batch.guesses[*place] = report.stats.guesses;
                    if let ([Some(only), None], false) = (&report.solutions, batch.grids.is_empty()) {
                        grids::write(&mut batch.grids[place * CELLS..][..CELLS], only.values(), *in_numbers);
                    }
                }
                Some(Interrupted::NodeBudget) => {
                    faults.push((batch.first + place, too_many_guesses(self.limits.guesses)));
                }
                Some(Interrupted::Stopped) => return Err(Error::Stopped),
            }
        }
        self.limits.done(batch.counts.len());
        Ok(())
    }
}

impl Searcher<'_> {
    /// Reads the puzzles of the batch.
    fn read(&mut self, batch: &Batch<'_>, faults: &mut Faults) {
        self.puzzles.clear();
        self.places.clear();
        for place in 0..batch.counts.len() {
            match self.rows.row(batch.first + place) {
                None => {}
                Some(Ok((puzzle, in_numbers))) => {
                    self.puzzles.push(puzzle);
                    self.places.push((place, in_numbers));
                }
                Some(Err(fault)) => faults.push((batch.first + place, fault)),
            }
        }
    }
}
