//! `ichidoku unavoidable`

use clap::Args;
use ichidoku::{ProperPuzzle, Stop};
use ichidoku_api::UnavoidableSets;
use ichidoku_formats::Chunk;

use crate::commands::batch::Batch;
use crate::commands::write::write_sets;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::whole;
use crate::words::word;

#[derive(Args, Debug)]
pub(crate) struct Unavoidable {
    #[arg(long, short, value_name = "N", default_value = "12", value_parser = whole::<u64>(4..=16))]
    size: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl Unavoidable {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::SILENT.or_objects(self.json).of_givens();
        let work = Finding { size: self.size as usize, json: self.json, layout, strict: self.batch.strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, Some(word("so-no-sets")));
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Finding {
    size: usize,
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
            let found = UnavoidableSets::search(entry.puzzle, &proof, self.size, usize::MAX, Stop::never());
            // Nothing raises the handle.
            let Ok(found) = found else { return };
            if self.json {
                return write_object(&Located::new(chunk.source_name(), entry, &found), &mut part.bytes);
            }
            write_sets(&found.unavoidable, &mut part.bytes);
        });
    }
}
