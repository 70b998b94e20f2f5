//! `ichidoku true-candidates`

use clap::Args;
use ichidoku::solve::Search;
use ichidoku_api::TrueCandidateGrid;
use ichidoku_formats::{Chunk, Columns, Format, Record, Writer};

use crate::commands::batch::{Batch, EngineChoice};
use crate::commands::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::whole;

#[derive(Args, Debug)]
pub(crate) struct TrueCandidates {
    #[arg(long, short, value_name = "N", default_value = "1", value_parser = whole::<u32>(1..=1_000_000_000))]
    limit: u32,

    #[arg(long, value_name = "N", default_value = "10M", value_parser = whole::<u64>(0..=u64::MAX))]
    guesses: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[command(flatten)]
    engine: EngineChoice,
}

impl TrueCandidates {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            variants.refuse("--engine", self.engine.engine.is_some())?;
            variants.refuse("--limit", self.limit > 1)?;
            return variants.true_candidates(&self.batch, self.json, self.guesses, terminal);
        }
        let layout = if self.json {
            Layout::OBJECTS
        } else {
            Layout::of_writer(Writer::new(Format::CANDIDATES, Columns::default()))
        }
        .of_givens();
        let search = self.engine.search().node_budget(self.guesses);
        let work = Finding { search, limit: self.limit, json: self.json, layout, strict: self.batch.strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, None);
        Ok(match summary.exit() {
            Exit::Fine if summary.unfinished.count > 0 => Exit::Unfinished,
            exit => exit,
        })
    }
}

#[derive(Clone)]
struct Finding {
    search: Search<'static>,
    limit: u32,
    json: bool,
    layout: Layout,
    strict: bool,
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            let Ok(found) = self.search.true_candidates(&entry.puzzle, self.limit) else {
                part.summary.unfinished.add(chunk, || entry.line);
                part.bytes.extend_from_slice(if self.json { b"null\n" } else { b"unfinished\n" });
                return;
            };
            let candidates = found.set();
            if candidates.is_empty() {
                part.summary.unsolvable.add(chunk, || entry.line);
            }
            if self.json {
                let grid = TrueCandidateGrid::new(entry.puzzle, &found, self.limit);
                write_object(&Located::new(chunk.source_name(), entry, grid), &mut part.bytes);
            } else if candidates.is_empty() {
                part.bytes.extend_from_slice(b"no solution\n");
            } else {
                let record = Record { candidates: Some(&candidates), ..Record::of(&entry.puzzle) };
                Format::CANDIDATES.write(&record, &mut part.bytes);
            }
        });
    }
}
