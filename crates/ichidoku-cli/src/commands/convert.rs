//! `ichidoku convert`

use clap::Args;
use ichidoku_formats::{Chunk, Columns, Document, Format, Record, Writer};

use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::terminal::Terminal;
use crate::values::Names;
use crate::words::{find, say};

#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[arg(long, short, value_name = "FORMAT", value_parser = formats())]
    to: Format,

    #[command(flatten)]
    batch: Batch,
}

/// Accepts the names of the formats.
pub(crate) fn formats() -> Names<Format> {
    Names::described(
        "format",
        Format::all().map(|format| {
            let about = find(&format!("format-{}", format.name())).unwrap_or(format.about());
            (format.name(), about, format)
        }),
    )
}

impl Convert {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let colour = self.batch.output.is_none() && terminal.colours_stdout();
        let mut stream = self.batch.inputs.stream()?.keep_others();
        let columns = if self.to.has_columns() { stream.columns()? } else { Columns::default() };
        let writer = Writer::new(self.to, columns);
        let layout = Layout::of_writer(writer.clone());
        let work = Converting { writer, layout, colour, strict: self.batch.strict };
        let summary = self.batch.run(stream, layout, &work, terminal)?;
        summary.note(terminal, None);
        summary.note_left_out(terminal, self.to);
        Ok(summary.exit())
    }
}

#[derive(Clone)]
struct Converting {
    writer: Writer,
    layout: Layout,
    colour: bool,
    strict: bool,
}

impl Work for Converting {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write_together(chunk, self.strict, part, |_, document, part| {
            let record = Record { colour: self.colour, ..Record::of_document(document) };
            self.writer.write(&record, &mut part.bytes);
            self.note_left_out(chunk, document, part);
        });
    }
}

impl Converting {
    /// Counts what the format can't hold, and says for what there is no column.
    fn note_left_out(&self, chunk: &Chunk, document: &Document, part: &mut Part) {
        if document.parts().is_empty() {
            return;
        }
        for left_out in self.writer.left_out(document).iter() {
            part.summary.left_out.entry(left_out).or_default().add(chunk, || document.line);
        }
        let lacking = self.writer.without_column(document);
        if !lacking.is_empty() {
            part.say(chunk, document, say!("no-column", count = lacking.len(), labels = lacking.join(", ")));
        }
    }
}
