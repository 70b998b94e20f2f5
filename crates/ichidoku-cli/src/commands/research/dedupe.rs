//! `ichidoku dedupe`

use std::collections::HashSet;

use clap::Args;
use ichidoku_api::{Forms, Kept, Named};
use ichidoku_formats::Chunk;

use super::classed::Classed;
use crate::commands::batch::Batch;
use crate::commands::write::write_line;
use crate::exit::{Exit, Failure};
use crate::part::{Part, Piece};
use crate::pipeline::Work;
use crate::records::{Layout, Located, write_object};
use crate::terminal::Terminal;

#[derive(Args, Debug)]
pub(crate) struct Dedupe {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl Dedupe {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = if self.json { Layout::SILENT_OBJECTS } else { Layout::SILENT }.of_givens();
        let work = Finding { forms: Forms::default(), layout, json: self.json, strict: self.batch.strict };
        let mut seen = HashSet::new();
        let keep_first = move |piece: &mut Piece| {
            let mut forms = piece.forms.iter();
            let mut kept = Vec::with_capacity(piece.bytes.len());
            for line in piece.bytes.split_inclusive(|byte| *byte == b'\n') {
                if forms.next().is_none_or(|form| form.is_none_or(|form| seen.insert(form))) {
                    kept.extend_from_slice(line);
                }
            }
            piece.bytes = kept;
        };
        let summary =
            self.batch.run_edited(self.batch.inputs.stream()?, layout, &work, terminal, Some(Box::new(keep_first)))?;
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
            let form = self.forms.of(&entry.puzzle);
            if form.is_err() {
                part.summary.clashing.add(chunk, || entry.line);
            }
            let form = form.ok().map(|found| found.form);
            part.forms.push(form.map(|form| packed(form.values())));
            if self.json {
                let kept = Kept { puzzle: Named(entry.puzzle), canonical: form.map(Named) };
                let kept = Classed::new(form.is_some(), kept);
                write_object(&Located::new(chunk.source_name(), entry, kept), &mut part.bytes);
            } else {
                write_line(&entry.puzzle, &mut part.bytes);
            }
        });
    }
}

/// Two values a byte.
fn packed(values: &[u8; 81]) -> [u8; 41] {
    std::array::from_fn(|i| values[2 * i] << 4 | values.get(2 * i + 1).unwrap_or(&0))
}
