//! `ichidoku count`

use std::io::Write;

use clap::Args;
use ichidoku_api::Counted;
use ichidoku_formats::Chunk;

use crate::commands::batch::{Batch, EngineChoice, Searcher};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::tally::{Kind, Tally};
use crate::terminal::Terminal;
use crate::values::limit;

/// Count solutions up to a limit: one number a line
///
/// Each record of the input gives one line of the output: the number, or `unreadable`. A number that equals the limit
/// says "at least so many".
#[derive(Args, Debug)]
pub(crate) struct Count {
    /// Count no further than this; `none` for no limit (the blank grid has 6,670,903,752,021,072,936,960 solutions)
    #[arg(long, short, value_name = "N", default_value = "1000000", value_parser = limit)]
    limit: u64,

    /// Write one JSON object a line
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Count {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let searcher = Searcher::new(self.engine.search().limit(self.limit));
        let work = Counting { searcher, limit: self.limit, json: self.json, strict: self.batch.strict };
        let tally = self.batch.run(self.batch.inputs.feed()?, work.layout(), &work, terminal)?;
        tally.note(terminal, "");
        Ok(tally.exit())
    }
}

#[derive(Clone)]
struct Counting {
    searcher: Searcher,
    limit: u64,
    json: bool,
    strict: bool,
}

impl Counting {
    fn layout(&self) -> Layout {
        if self.json { Layout::OBJECTS } else { Layout::LINES }
    }
}

impl Work for Counting {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let layout = self.layout();
        self.searcher.run(chunk);
        layout.write(chunk, self.strict, part, |i, entry, part| {
            let count = self.searcher.report(i).count;
            let Tally { unsolvable, capped, .. } = &mut part.tally;
            let kind: Option<&mut Kind> = match count {
                0 => Some(unsolvable),
                n if n == self.limit => Some(capped),
                _ => None,
            };
            if let Some(kind) = kind {
                kind.add(chunk, || entry.line);
            }
            if self.json {
                let counted = Counted::new(entry.puzzle, count, self.limit);
                write_object(&Located::new(chunk.source_name(), entry, counted), &mut part.bytes);
            } else {
                // A vector takes everything.
                let _ = writeln!(part.bytes, "{count}");
            }
        });
    }
}
