//! What the commands share that turn each record into a part of the output.

use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use ichidoku::solve::{Engine, Report, Search};
use ichidoku::{CandidateSet, Puzzle, Stop};
use ichidoku_formats::Chunk;

use crate::commands::target::check_name;
use crate::destination::Destination;
use crate::exit::Failure;
use crate::input_stream::InputStream;
use crate::inputs::Inputs;
use crate::ordered;
use crate::output::is_parquet;
use crate::pipeline::{self, Work};
use crate::progress::Progress;
use crate::record_writer::{Edit, RecordWriter, Total};
use crate::records::Layout;
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::values::whole;

/// What to read, where to write, and how.
#[derive(Args, Debug)]
pub(crate) struct Batch {
    #[command(flatten)]
    pub(crate) inputs: Inputs,

    #[command(flatten)]
    pub(crate) output: Destination,

    #[command(flatten)]
    pub(crate) threads: Threads,

    #[arg(long)]
    pub(crate) strict: bool,
}

impl Batch {
    /// Whether the output has the name of a Parquet file.
    pub(crate) fn is_to_parquet(&self) -> bool {
        self.output.file().is_some_and(is_parquet)
    }

    /// Works through all records.
    pub(crate) fn run<W: Work>(
        &self,
        stream: InputStream,
        layout: Layout,
        work: &W,
        terminal: &Terminal,
    ) -> Result<Summary, Failure> {
        self.run_edited(stream, layout, work, terminal, None)
    }

    /// Works through records whose output may be endless.
    pub(crate) fn run_ordered(
        &self,
        work: impl ordered::Work,
        layout: Layout,
        terminal: &Terminal,
    ) -> Result<Summary, Failure> {
        let stream = self.inputs.stream()?;
        let (writer, progress) = self.open(&stream, layout, terminal)?;
        ordered::run(stream, work, self.threads.count(), self.strict, writer, progress)
    }

    /// Opens the output; shows the progress of the stream beside it.
    fn open(
        &self,
        stream: &InputStream,
        layout: Layout,
        terminal: &Terminal,
    ) -> Result<(RecordWriter, Progress), Failure> {
        let path = self.output.file();
        check_name(path, layout.fixed())?;
        if !layout.is_whole {
            self.inputs.check_apart(&self.output)?;
        }
        let output = layout.open(path)?;
        let progress = Progress::new(stream.gauge(), terminal, path.is_none());
        Ok((RecordWriter::new(output, layout), progress))
    }

    /// Works through all records, and writes what they come to at the end.
    pub(crate) fn run_totalled<W: Work>(
        &self,
        layout: Layout,
        work: &W,
        terminal: &Terminal,
        total: Option<Total>,
    ) -> Result<Summary, Failure> {
        let stream = self.inputs.stream()?;
        let (writer, progress) = self.open(&stream, layout, terminal)?;
        pipeline::run(stream, work, self.threads.count(), writer.totalled(total), progress)
    }

    /// Works through all records; the parts are edited in their order before they are written.
    pub(crate) fn run_edited<W: Work>(
        &self,
        stream: InputStream,
        layout: Layout,
        work: &W,
        terminal: &Terminal,
        edit: Option<Edit>,
    ) -> Result<Summary, Failure> {
        let (writer, progress) = self.open(&stream, layout, terminal)?;
        pipeline::run(stream, work, self.threads.count(), writer.edited(edit), progress)
    }
}

/// How many threads work. The output never depends on it.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Threads {
    #[arg(long, short = 'j', value_name = "N", value_parser = whole::<usize>(1..=1024))]
    threads: Option<usize>,
}

impl Threads {
    /// The number asked for, or one for each core.
    pub(crate) fn count(self) -> usize {
        let all_cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.unwrap_or_else(all_cores)
    }
}

/// Which engine searches.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct EngineChoice {
    #[arg(long, value_name = "NAME", value_parser = engine_parser())]
    pub(crate) engine: Option<Engine>,
}

impl EngineChoice {
    /// The search with that engine.
    pub(crate) fn search(self) -> Search<'static> {
        match self.engine {
            Some(engine) => Search::new().engine(engine),
            None => Search::new(),
        }
    }

    /// The engine that searches.
    pub(crate) fn chosen(self) -> Engine {
        self.engine.unwrap_or_else(Engine::best)
    }
}

/// Accepts the engines that this machine has.
fn engine_parser() -> impl TypedValueParser<Value = Engine> {
    PossibleValuesParser::new(Engine::available().map(Engine::name)).try_map(|name| name.parse::<Engine>())
}

/// Searches whole chunks at once, with memory that is used again.
#[derive(Clone, Debug)]
pub(crate) struct Searcher {
    search: Search<'static>,
    puzzles: Vec<Puzzle>,
    /// The candidates to stay within, by the position of the puzzle, in ascending order.
    within: Vec<(usize, Box<CandidateSet>)>,
    reports: Vec<Report>,
}

impl Searcher {
    /// The number of guesses that a puzzle gets while others wait for it: far more than nearly all puzzles with one solution
    /// take, and a matter of milliseconds.
    const GUESSES: u64 = 4096;

    pub(crate) fn new(search: Search<'static>) -> Self {
        Self { search, puzzles: Vec::new(), within: Vec::new(), reports: Vec::new() }
    }

    /// Searches all puzzles of a chunk, except those that take long: these are left to [`report`](Self::report), so that
    /// nothing before them has to wait. Returns whether every record is a line of 81 characters.
    pub(crate) fn run(&mut self, chunk: &Chunk) -> bool {
        self.puzzles.clear();
        self.within.clear();
        let mut entries = chunk.entries();
        entries.take_plain(&mut self.puzzles);
        let mut all_plain = true;
        for record in entries {
            all_plain = false;
            if let Ok(entry) = record {
                self.within.extend(entry.candidates.map(|candidates| (self.puzzles.len(), candidates)));
                self.puzzles.push(entry.puzzle);
            }
        }
        self.reports.resize(self.puzzles.len().max(self.reports.len()), Report::default());
        let search = self.search.node_budget(Self::GUESSES);
        search.run_into(&self.puzzles, &mut self.reports);
        for (i, candidates) in &self.within {
            self.reports[*i] = search.run_candidates(candidates);
        }
        all_plain
    }

    /// The number of readable records.
    pub(crate) fn count(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether the search for the readable record at this position has still to be done.
    pub(crate) fn is_open(&self, position: usize) -> bool {
        self.reports[position].interrupted.is_some()
    }

    /// The report about the readable record at this position, whose search ends after this time.
    pub(crate) fn report_within(&mut self, position: usize, time: Duration) -> &Report {
        let report = &mut self.reports[position];
        if report.interrupted.is_some() {
            let end = Instant::now().checked_add(time);
            let is_late = || end.is_some_and(|end| Instant::now() >= end);
            let search = self.search.stop(Stop::when(&is_late));
            *report = match self.within.binary_search_by_key(&position, |(i, _)| *i) {
                Ok(i) => search.run_candidates(&self.within[i].1),
                Err(_) => search.run(&self.puzzles[position]),
            };
        }
        report
    }

    /// The report about the readable record at this position.
    pub(crate) fn report(&mut self, position: usize) -> &Report {
        let report = &mut self.reports[position];
        if report.interrupted.is_some() {
            match self.within.binary_search_by_key(&position, |(i, _)| *i) {
                Ok(i) => *report = self.search.run_candidates(&self.within[i].1),
                // As one of many, so that the first solution found is the same.
                Err(_) => self.search.run_into(&self.puzzles[position..=position], std::slice::from_mut(report)),
            }
        }
        report
    }
}
