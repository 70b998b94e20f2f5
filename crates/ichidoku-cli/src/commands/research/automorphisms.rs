//! `ichidoku automorphisms`

use std::io::Write;

use clap::Args;
use ichidoku_api::{AutomorphismList, Forms};
use ichidoku_formats::Chunk;

use super::classed::Classed;
use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;

#[derive(Args, Debug)]
pub(crate) struct Automorphisms {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl Automorphisms {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::LINES.or_objects(self.json).of_givens();
        let work = Finding { forms: Forms::default(), layout, json: self.json, strict: self.batch.strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

#[derive(Clone)]
struct Finding {
    forms: Forms,
    layout: Layout,
    json: bool,
    strict: bool,
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            let found = self.forms.of(&entry.puzzle).ok();
            if found.is_none() {
                part.summary.clashing.add(chunk, || entry.line);
            }
            if self.json {
                let list = AutomorphismList::new(entry.puzzle, found.as_ref(), usize::MAX);
                let list = Classed::new(found.is_some(), list);
                return write_object(&Located::new(chunk.source_name(), entry, list), &mut part.bytes);
            }
            // A vector takes everything.
            let _ = match found {
                Some(found) => writeln!(part.bytes, "{}", found.order()),
                None => writeln!(part.bytes, "clashing"),
            };
        });
    }
}
