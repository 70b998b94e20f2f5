//! What the commands share that turn each record into a part of the output.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use ichidoku::Puzzle;
use ichidoku::solve::{Engine, Report, Search};
use ichidoku_formats::Chunk;

use crate::exit::Failure;
use crate::feed::Feed;
use crate::input::Inputs;
use crate::output::Output;
use crate::pipeline::{self, Work};
use crate::progress::Progress;
use crate::records::Layout;
use crate::sink::{Edit, Sink};
use crate::tally::Tally;
use crate::terminal::Terminal;

/// What to read, where to write, and how.
#[derive(Args, Debug)]
pub(crate) struct Batch {
    #[command(flatten)]
    pub(crate) inputs: Inputs,

    /// Write to this file instead of standard output; it appears when it is whole, or not at all
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// How many threads to use; all cores by default
    #[arg(long, short = 'j', value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Stop at the first record that cannot be read
    #[arg(long)]
    pub(crate) strict: bool,
}

impl Batch {
    /// Works through all records.
    pub(crate) fn run<W: Work>(
        &self,
        feed: Feed,
        layout: Layout,
        work: &W,
        terminal: &Terminal,
    ) -> Result<Tally, Failure> {
        self.run_edited(feed, layout, work, terminal, None)
    }

    /// Works through all records; the parts are edited in their order before they are written.
    pub(crate) fn run_edited<W: Work>(
        &self,
        feed: Feed,
        layout: Layout,
        work: &W,
        terminal: &Terminal,
        edit: Option<Edit>,
    ) -> Result<Tally, Failure> {
        let output = Output::open(self.output.as_deref())?;
        let progress = Progress::new(feed.gauge(), terminal, output.is_stdout());
        pipeline::run(feed, work, self.threads(), Sink::new(output, layout).edited(edit), progress)
    }

    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        thread_count(self.threads)
    }
}

/// So many threads, or one for each core.
pub(crate) fn thread_count(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

/// Which engine searches.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct EngineChoice {
    /// Use this instruction set instead of the fastest that the machine has; the answers are the same
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
    pub(crate) search: Search<'static>,
    puzzles: Vec<Puzzle>,
    reports: Vec<Report>,
}

impl Searcher {
    pub(crate) fn new(search: Search<'static>) -> Self {
        Self { search, puzzles: Vec::new(), reports: Vec::new() }
    }

    /// Searches all puzzles of a chunk; the reports are in the order of the readable records.
    ///
    /// The second value tells whether every record is a line of 81 characters.
    pub(crate) fn run(&mut self, chunk: &Chunk) -> (&[Report], bool) {
        self.puzzles.clear();
        let mut with_candidates = Vec::new();
        let mut entries = chunk.entries();
        entries.take_plain(&mut self.puzzles);
        let mut all_plain = true;
        for record in entries {
            all_plain = false;
            if let Ok(entry) = record {
                with_candidates.extend(entry.candidates.map(|candidates| (self.puzzles.len(), candidates)));
                self.puzzles.push(entry.puzzle);
            }
        }
        self.reports.resize(self.puzzles.len().max(self.reports.len()), Report::default());
        self.search.run_into(&self.puzzles, &mut self.reports);
        for (i, candidates) in with_candidates {
            self.reports[i] = self.search.run_candidates(&candidates);
        }
        (&self.reports[..self.puzzles.len()], all_plain)
    }
}
