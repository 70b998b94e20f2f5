//! `ichidoku backdoors`

use clap::Args;
use ichidoku::{ProperPuzzle, Stop};
use ichidoku_api::BackdoorList;
use ichidoku_formats::Chunk;

use crate::commands::batch::Batch;
use crate::commands::write::write_sets;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::whole;
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct Backdoors {
    #[arg(long, short, value_name = "N", default_value = "3", value_parser = whole::<u64>(0..=5))]
    size: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl Backdoors {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::SILENT.or_objects(self.json).of_givens();
        let work = Finding { size: self.size as usize, json: self.json, layout, strict: self.batch.strict };
        let mut summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        let without = std::mem::take(&mut summary.capped);
        summary.note(terminal, Some(word("so-no-backdoors")));
        if let Some(which) = without.describe(summary.puzzles) {
            terminal.note(say!("no-backdoor", count = self.size, which));
        }
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
            let found = BackdoorList::search(entry.puzzle, &proof, self.size, usize::MAX, Stop::never());
            // Nothing raises the handle.
            let Ok(mut found) = found else { return };
            let has_none = proof.is_ok() && found.backdoors.is_empty();
            if self.json {
                // So that it shows how far was looked.
                found.size = found.size.or(has_none.then_some(self.size));
                return write_object(&Located::new(chunk.source_name(), entry, &found), &mut part.bytes);
            }
            if has_none {
                part.summary.capped.add(chunk, || entry.line);
            }
            write_sets(&found.backdoors, &mut part.bytes);
        });
    }
}
