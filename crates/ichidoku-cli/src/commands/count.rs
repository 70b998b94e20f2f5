//! `ichidoku count`

use std::io::Write;
use std::time::Duration;

use clap::Args;
use ichidoku::solve::{Estimate, Search};
use ichidoku_api::{Counted, Estimated};
use ichidoku_formats::Chunk;

use crate::commands::batch::{Batch, EngineChoice, Searcher};
use crate::commands::tables::{self, InParquet, Searching};
use crate::commands::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::summary::{Kind, Summary};
use crate::terminal::Terminal;
use crate::values::{limit, seconds, whole};
use crate::words::word;

#[derive(Args, Debug)]
pub(crate) struct Count {
    #[arg(long, short, value_name = "N", default_value = "1000000", value_parser = limit)]
    limit: u64,

    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    #[arg(long, conflicts_with_all = ["limit", "time"])]
    estimate: bool,

    #[arg(long, requires = "estimate", value_name = "N", default_value = "10k", value_parser = whole::<u64>(2..=u64::MAX))]
    samples: u64,

    #[arg(long, requires = "estimate", value_name = "N", default_value = "0", value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[command(flatten)]
    parquet: InParquet,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Count {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let search = self.engine.search().limit(self.limit);
        let plan = Searching::counting(self.engine.search(), self.limit);
        // A table has no place for whether there may be more.
        let is_plain = !self.json && !self.estimate && self.time.is_none();
        let drawings = self.accepted.drawings();
        if let Some(summary) = tables::answer(&self.parquet, &self.batch, is_plain, drawings, &plan, terminal)? {
            summary.note(terminal, None);
            return Ok(summary.exit());
        }
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            variants.refuse("--engine", self.engine.engine.is_some())?;
            variants.refuse("--estimate", self.estimate)?;
            return variants.count(&self.batch, self.json, self.limit, self.time, terminal);
        }
        if self.estimate {
            return self.estimate(terminal);
        }
        let searcher = Searcher::new(search);
        let (limit, time, json, strict) = (self.limit, self.time, self.json, self.batch.strict);
        let work = Counting { searcher, limit, time, json, strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

impl Count {
    fn estimate(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let work = Estimating {
            search: self.engine.search(),
            samples: self.samples,
            seed: self.seed,
            json: self.json,
            strict: self.batch.strict,
        };
        let layout = Layout::LINES.or_objects(self.json);
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

#[derive(Clone)]
struct Estimating {
    search: Search<'static>,
    samples: u64,
    seed: u64,
    json: bool,
    strict: bool,
}

/// The estimate for people.
fn written(estimate: &Estimate) -> String {
    match estimate.interval() {
        _ if estimate.is_exact() => format!("{:.0}\n", estimate.solutions),
        Some([low, high]) => format!("{:.3e}\t{low:.3e}\t{high:.3e}\n", estimate.solutions),
        None => format!("{}\n", word("no-estimate")),
    }
}

impl Work for Estimating {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let layout = Layout::LINES.or_objects(self.json);
        layout.write(chunk, self.strict, part, |_, entry, part| {
            let estimate = match &entry.candidates {
                Some(candidates) => self.search.estimate_within(candidates, self.samples, self.seed),
                None => self.search.estimate(&entry.puzzle, self.samples, self.seed),
            };
            // The search has neither a budget nor a stop handle.
            let Ok(estimate) = estimate else { return };
            if estimate.is_exact() && estimate.solutions == 0.0 {
                part.summary.unsolvable.add(chunk, || entry.line);
            }
            if self.json {
                let estimated = Estimated::new(entry.puzzle, &estimate);
                write_object(&Located::new(chunk.source_name(), entry, estimated), &mut part.bytes);
            } else {
                part.bytes.extend_from_slice(written(&estimate).as_bytes());
            }
        });
    }
}

#[derive(Clone)]
struct Counting {
    searcher: Searcher,
    limit: u64,
    /// How long the solutions of a puzzle are counted.
    time: Option<Duration>,
    json: bool,
    strict: bool,
}

impl Counting {
    fn layout(&self) -> Layout {
        Layout::LINES.or_objects(self.json)
    }
}

impl Work for Counting {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let layout = self.layout();
        self.searcher.run(chunk);
        layout.write(chunk, self.strict, part, |i, entry, part| {
            let report = match self.time {
                Some(time) => self.searcher.report_within(i, time),
                None => self.searcher.report(i),
            };
            let (count, is_late) = (report.count, report.interrupted.is_some());
            let Summary { unsolvable, capped, late, .. } = &mut part.summary;
            let kind: Option<&mut Kind> = match count {
                _ if is_late => Some(late),
                0 => Some(unsolvable),
                n if n == self.limit => Some(capped),
                _ => None,
            };
            if let Some(kind) = kind {
                kind.add(chunk, || entry.line);
            }
            if self.json {
                let counted = Counted::new(entry.puzzle, count, self.limit);
                let counted = Counted { or_more: counted.or_more || is_late, ..counted };
                write_object(&Located::new(chunk.source_name(), entry, counted), &mut part.bytes);
            } else {
                // A vector takes everything.
                let _ = writeln!(part.bytes, "{count}");
            }
        });
    }
}
