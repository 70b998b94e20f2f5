//! From one Parquet file to another. Nothing is made into text on the way, so that a column of numbers stays one; and only the column
//! of the puzzles is read.

use std::fs::File;
use std::io::{self, BufWriter, Read as _};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use clap::Args;
use ichidoku::{CandidateSet, Puzzle, text};
use ichidoku_formats::{
    Annex, ColumnType, Compression, NewPage, Page, ParquetTable, ReadError, Record, Texts, puzzle_of_bytes,
};
use ichidoku_variants::Drawings;

use super::plan::{Answer, ERROR, Plan, Row, Special, add_text, fill};
use crate::commands::batch::Batch;
use crate::exit::Failure;
use crate::input_stream::Gauge;
use crate::output::Output;
use crate::progress::Progress;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::values::Names;
use crate::variant_inputs::in_row;
use crate::words::{english, say, word};

/// Rows that a thread answers at a time: a page of each new column.
const PIECE: usize = 8 << 10;

/// Rows of a piece that are searched together: what is read and found stays in the nearer caches.
const SEARCHED: usize = 1 << 10;

/// Less than a page of solutions, which is so written from where it is.
const BUFFER: usize = 128 << 10;

/// What can be said about Parquet files.
#[derive(Args, Clone, Debug)]
pub(crate) struct InParquet {
    #[arg(long, value_name = "NAME")]
    column: Option<String>,

    #[arg(long, value_name = "FORMAT", value_parser = compressions())]
    compression: Option<Compression>,
}

/// Accepts the names of the ways to compress.
fn compressions() -> Names<Compression> {
    Names::new("compression", Compression::ALL.map(|compression| (compression.name(), compression)))
}

impl InParquet {
    /// Answers the rows if a Parquet file is wanted and the one input is another; `None` otherwise.
    pub(crate) fn run(
        &self,
        batch: &Batch,
        is_wanted: bool,
        drawings: Drawings,
        plan: &impl Plan,
        terminal: &Terminal,
    ) -> Result<Option<Summary>, Failure> {
        match source(batch).filter(|_| is_wanted) {
            Some(path) => self.answer(&path, batch, drawings, plan, terminal).map(Some),
            None => match (&self.column, self.compression) {
                (Some(_), _) => Err(Failure::new(say!("only-in-parquet", option = "--column"))),
                (_, Some(_)) => Err(Failure::new(say!("only-in-parquet", option = "--compression"))),
                (None, None) => Ok(None),
            },
        }
    }

    fn answer(
        &self,
        path: &Path,
        batch: &Batch,
        drawings: Drawings,
        plan: &impl Plan,
        terminal: &Terminal,
    ) -> Result<Summary, Failure> {
        let mut table = ParquetTable::open(path)?;
        let source: Arc<str> = path.display().to_string().into();
        let failed = |error| failure(&source, error);
        let column = self.column_of(&mut table, &source)?;
        let gauge = Gauge::of_puzzles(table.rows());
        let compression = self.compression.unwrap_or_default();
        let mut added = plan.columns().to_vec();
        added.push((ERROR, ColumnType::Text));
        let output = BufWriter::with_capacity(BUFFER, Output::parquet(batch.output.file())?);
        let mut work = Work {
            annex: table.annex(column, output, &added, compression).map_err(failed)?,
            plans: vec![plan.clone(); batch.threads.count()],
            reading: Reading { any_size: batch.inputs.has_variants_in_table(), drawings },
            compression,
            strict: batch.strict,
            summary: Summary::default(),
            progress: Progress::new(gauge.clone(), terminal, batch.output.is_stdout()),
            gauge,
            source: Arc::clone(&source),
        };
        work.run().map_err(|fault| match fault {
            Fault::Row(said) => Failure::new(said),
            Fault::File(error) => failed(error),
        })?;
        let Work { annex, summary, .. } = work;
        let output = annex.finish().map_err(failed)?.into_inner().map_err(|error| failed(error.into_error()))?;
        output.finish()?;
        Ok(summary)
    }

    /// The place of the column of puzzles among the columns of texts.
    fn column_of(&self, table: &mut ParquetTable, source: &Arc<str>) -> Result<usize, Failure> {
        let found = match &self.column {
            Some(name) => table.text_columns().position(|column| column == name),
            None => table.find_puzzles(),
        };
        found.ok_or_else(|| {
            let names = table.text_columns().collect::<Vec<_>>().join(", ");
            Failure::new(match &self.column {
                _ if names.is_empty() => say!("no-texts", source),
                Some(name) => say!("no-text-column", source, name, names),
                None => say!("no-puzzle-column", source, names),
            })
        })
    }
}

/// What went wrong with one of the files: with the one that is read if it is damaged.
fn failure(source: &Arc<str>, error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => ReadError::new(source, error).into(),
        _ => Failure::writing(word("parquet-file"), &error),
    }
}

/// The one input, if it is a Parquet file.
fn source(batch: &Batch) -> Option<PathBuf> {
    let [argument] = batch.inputs.arguments() else { return None };
    Some(PathBuf::from(argument)).filter(|path| is_parquet_file(path))
}

/// True if there is a file that begins as a Parquet file does.
pub(super) fn is_parquet_file(path: &Path) -> bool {
    let mut first = [0; 4];
    let file = File::open(path).ok().filter(|file| file.metadata().is_ok_and(|about| about.is_file()));
    file.is_some_and(|mut file| file.read_exact(&mut first).is_ok() && first == *b"PAR1")
}

/// Why the work ended early.
enum Fault {
    /// A row that isn't to be passed over.
    Row(String),
    /// One of the files.
    File(io::Error),
}

/// The work on a file.
struct Work<P> {
    annex: Annex<BufWriter<Output>>,
    /// One for each thread.
    plans: Vec<P>,
    reading: Reading,
    compression: Compression,
    strict: bool,
    summary: Summary,
    progress: Progress,
    gauge: Gauge,
    source: Arc<str>,
}

/// The answers to a piece.
struct Answered {
    pages: io::Result<Vec<Page>>,
    summary: Summary,
    /// The first row that can't be read, and why.
    fault: Option<(u64, String)>,
}

impl<P: Plan> Work<P> {
    fn run(&mut self) -> Result<(), Fault> {
        let mut pieces = vec![Texts::default(); self.plans.len()];
        let mut done = 0;
        while self.annex.next_rows().map_err(Fault::File)? {
            loop {
                let mut count = 0;
                while count < pieces.len() && self.annex.read(PIECE, &mut pieces[count]).map_err(Fault::File)? {
                    count += 1;
                }
                if count == 0 {
                    break;
                }
                done = self.answer(&pieces[..count], done)?;
            }
        }
        Ok(())
    }

    /// Answers pieces, each on a thread of its own, and adds the pages in their order. Returns the number of rows that are done.
    fn answer(&mut self, pieces: &[Texts], mut done: u64) -> Result<u64, Fault> {
        let (source, compression, reading) = (&*self.source, self.compression, self.reading);
        let plans = &mut self.plans;
        let all_answered: Vec<Answered> = thread::scope(|scope| {
            let mut first = done;
            let mut workers = Vec::new();
            for (plan, piece) in plans.iter_mut().zip(pieces) {
                workers.push(
                    scope.spawn(move || answered(plan, reading, piece, Place { source, before: first }, compression)),
                );
                first += piece.len() as u64;
            }
            let join = |worker: thread::ScopedJoinHandle<'_, Answered>| {
                worker.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            workers.into_iter().map(join).collect()
        });
        for answered in all_answered {
            for (column, page) in answered.pages.map_err(Fault::File)?.into_iter().enumerate() {
                self.annex.add(column, page);
            }
            if let Some((number, fault)) = answered.fault.filter(|_| self.strict) {
                return Err(Fault::Row(format!("{source}:{number}: {fault}")));
            }
            self.summary.merge(answered.summary);
        }
        done += pieces.iter().map(|piece| piece.len() as u64).sum::<u64>();
        self.gauge.set(done);
        self.progress.tick(done);
        Ok(done)
    }
}

/// Where a piece is: behind so many rows of a file.
#[derive(Clone, Copy)]
struct Place<'a> {
    source: &'a str,
    before: u64,
}

/// The answers to the rows of a piece.
fn answered<P: Plan>(
    plan: &mut P,
    reading: Reading,
    rows: &Texts,
    at: Place<'_>,
    compression: Compression,
) -> Answered {
    let mut answers = Answers::new(plan.columns().len());
    let mut found = Vec::with_capacity(SEARCHED);
    for start in (0..rows.len()).step_by(SEARCHED) {
        let end = rows.len().min(start + SEARCHED);
        found.extend((start..end).map(|place| reading.find(rows.get(place))));
        answers.add(plan, &mut found, Place { before: at.before + start as u64, ..at });
    }
    answers.finish(compression)
}

/// Answers in the making.
struct Answers {
    columns: Vec<NewPage>,
    errors: NewPage,
    summary: Summary,
    fault: Option<(u64, String)>,
}

impl Answers {
    fn new(columns: usize) -> Self {
        Self {
            columns: vec![NewPage::default(); columns],
            errors: NewPage::default(),
            summary: Summary::default(),
            fault: None,
        }
    }

    /// Adds those to the rows that are next, and takes these away.
    fn add<P: Plan>(&mut self, plan: &mut P, rows: &mut Vec<Found>, at: Place<'_>) {
        let puzzle = |found: &Found| if let Found::Puzzle(puzzle) = found { Some(*puzzle) } else { None };
        let puzzles: Vec<Puzzle> = rows.iter().filter_map(puzzle).collect();
        plan.prepare(&puzzles);
        let mut asked = 0;
        for (number, found) in (at.before + 1..).zip(rows.drain(..)) {
            let Self { columns, errors, summary, fault } = self;
            let mut row = Row { summary, source: at.source, number, stated: None };
            let answer = match &found {
                Found::Nothing => Some(Answer::Given),
                Found::Puzzle(puzzle) => {
                    asked += 1;
                    Some(plan.answer(asked - 1, puzzle, columns, &mut row))
                }
                Found::Special(special, _) => plan.answer_special(special, columns, &mut row),
                Found::Fault(_) => None,
            };
            let is_puzzle = !matches!(found, Found::Nothing);
            let said = match (answer, found) {
                (Some(answer), _) => {
                    summary.puzzles += u64::from(is_puzzle);
                    if let Answer::None(reason) = answer { Some(reason) } else { None }
                }
                (None, Found::Special(_, said) | Found::Fault(said)) => {
                    summary.unreadable += 1;
                    fault.get_or_insert_with(|| (number, said.clone()));
                    Some(said)
                }
                (None, Found::Nothing | Found::Puzzle(_)) => None,
            };
            add_text(errors, said.as_deref());
            fill(columns, errors.len());
        }
    }

    fn finish(self, compression: Compression) -> Answered {
        let all = self.columns.into_iter().chain([self.errors]);
        let pages = all.map(|column| column.page(compression)).collect();
        Answered { pages, summary: self.summary, fault: self.fault }
    }
}

/// What there is in a row, with the fault that it is if the plan has no answer about such.
enum Found {
    Nothing,
    Puzzle(Puzzle),
    Special(Special, String),
    Fault(String),
}

/// How the puzzles of a file are read.
#[derive(Clone, Copy)]
struct Reading {
    /// True if a grid of another size is a variant, and not a classic one that is cut off.
    any_size: bool,
    drawings: Drawings,
}

impl Reading {
    /// What a value says; faults are in English.
    fn find(self, value: Option<&[u8]>) -> Found {
        let Some(value) = value.filter(|value| !value.is_empty()) else { return Found::Nothing };
        match puzzle_of_bytes(value) {
            Ok((puzzle, _)) => match candidates_of(value, &puzzle) {
                Some(candidates) => Found::Special(Special::OfCandidates(candidates), english("of-candidates").into()),
                None => Found::Puzzle(puzzle),
            },
            Err(fault) => match in_row(&String::from_utf8_lossy(value), self.any_size, self.drawings) {
                Some(Ok(puzzle)) if puzzle.classic().is_none() => {
                    Found::Special(Special::Variant(Box::new(puzzle)), fault)
                }
                Some(Err(fault)) => Found::Fault(fault),
                _ => Found::Fault(fault),
            },
        }
    }
}

/// The candidates of a value, if they are its puzzle.
fn candidates_of(value: &[u8], puzzle: &Puzzle) -> Option<Box<CandidateSet>> {
    // A line of 81 characters has no candidates, and beside givens they are not looked at.
    if value.len() <= 81 || puzzle.clue_count() > 0 {
        return None;
    }
    let candidates = text::read(&String::from_utf8_lossy(value)).ok()?.candidates?;
    let record = Record { candidates: Some(&candidates), ..Record::of(puzzle) };
    record.is_of_candidates().then(|| Box::new(candidates))
}
