//! `ichidoku minimal`

use std::io::Write;

use clap::Args;
use ichidoku::ProperPuzzle;
use ichidoku::solve::Search;
use ichidoku_api::MinimalPuzzles;
use ichidoku_formats::Chunk;

use crate::commands::batch::{Batch, EngineChoice};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::limit;
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct Minimal {
    #[arg(long, short, value_name = "N", default_value = "1000", value_parser = limit)]
    limit: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Minimal {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::SILENT.or_objects(self.json).of_givens();
        let search = self.engine.search();
        let work = Finding { search, limit: self.limit, json: self.json, layout, strict: self.batch.strict };
        let mut summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        let capped = std::mem::take(&mut summary.capped);
        summary.note(terminal, Some(word("so-no-minimal")));
        if let Some(which) = capped.describe(summary.puzzles) {
            terminal.note(say!("capped-minimal", which));
        }
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Finding {
    search: Search<'static>,
    limit: u64,
    json: bool,
    layout: Layout,
    strict: bool,
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            let proof = ProperPuzzle::new(entry.puzzle);
            if let Err(reason) = &proof {
                part.summary.add_improper(reason, chunk, || entry.line);
            }
            let is_capped = if self.json {
                let limit = usize::try_from(self.limit).unwrap_or(usize::MAX);
                // The search has neither a budget nor a stop handle.
                let Ok(found) = MinimalPuzzles::search(entry.puzzle, &proof, &self.search, limit) else { return };
                write_object(&Located::new(chunk.source_name(), entry, &found), &mut part.bytes);
                found.or_more
            } else {
                proof.is_ok_and(|proper| self.list(&proper, part))
            };
            if is_capped {
                part.summary.capped.add(chunk, || entry.line);
            }
        });
    }
}

impl Finding {
    /// Writes each minimal puzzle as soon as it is found. Returns whether that were as many as may be.
    fn list(&self, puzzle: &ProperPuzzle, part: &mut Part) -> bool {
        let mut left = self.limit;
        // The search has neither a budget nor a stop handle.
        for puzzle in self.search.minimal_subpuzzles(puzzle).flatten() {
            // A vector takes everything.
            let _ = writeln!(part.bytes, "{puzzle}");
            part.hand_over("");
            left -= 1;
            if left == 0 {
                break;
            }
        }
        left == 0
    }
}
