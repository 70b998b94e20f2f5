//! `ichidoku canonical`

use clap::Args;
use ichidoku_api::{CanonicalForm, Forms};
use ichidoku_formats::Chunk;
use ichidoku_variants::Drawings;

use crate::commands::batch::Batch;
use crate::commands::tables::{self, Canonical, InParquet};
use crate::commands::write::write_line;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;

#[derive(Args, Debug)]
pub(crate) struct CanonicalForms {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    parquet: InParquet,
}

impl CanonicalForms {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let plan = Canonical::default();
        if let Some(summary) =
            tables::answer(&self.parquet, &self.batch, !self.json, Drawings::Refused, &plan, terminal)?
        {
            summary.note(terminal, None);
            return Ok(summary.exit());
        }
        let work = Finding { forms: Forms::default(), json: self.json, strict: self.batch.strict };
        let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

#[derive(Clone)]
struct Finding {
    forms: Forms,
    json: bool,
    strict: bool,
}

impl Finding {
    const fn layout(&self) -> Layout {
        Layout::LINES.or_objects(self.json).of_givens()
    }
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout().write(chunk, self.strict, part, |_, entry, part| {
            let found = self.forms.of(&entry.puzzle).ok();
            if found.is_none() {
                part.summary.clashing.add(chunk, || entry.line);
            }
            match found {
                found if self.json => {
                    let form = CanonicalForm::new(entry.puzzle, found.as_ref());
                    write_object(&Located::new(chunk.source_name(), entry, form), &mut part.bytes);
                }
                Some(found) => write_line(&found.form, &mut part.bytes),
                None => part.bytes.extend(b"clashing\n"),
            }
        });
    }
}
