//! `ichidoku convert`

use clap::Args;
use ichidoku_formats::{Chunk, Columns, Document, Format, Record, Writer};

use super::picture::Kind;
use super::target::{Target, check_ending, columns_in};
use crate::commands::batch::Batch;
use crate::commands::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::output::EmptyParts;
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::terminal::Terminal;
use crate::values::whole;
use crate::words::word;

#[derive(Args, Debug)]
pub(crate) struct Convert {
    #[arg(long, short, value_name = "FORMAT", value_parser = Target::names(), required_unless_present = "output")]
    to: Option<Target>,

    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=4))]
    scale: Option<u8>,

    #[arg(long)]
    transparent: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,
}

impl Convert {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let to = self.target()?;
        self.batch.inputs.check_apart(&self.batch.output)?;
        check_ending(self.batch.output.file(), to)?;
        if to != Target::Png && (self.scale.is_some() || self.transparent) {
            return Err(Failure::new(word("only-png")));
        }
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            return match to {
                Target::Svg | Target::Png | Target::Pdf => variants.draw(&self.batch, self.picture(to)),
                Target::Text(_) | Target::Parquet => variants.convert(&self.batch, to.name(), terminal),
            };
        }
        match to.format() {
            Some(format) => self.write(to, format, terminal),
            None => self.picture(to).write(&self.batch),
        }
    }

    /// What is asked for, or else what the output is named as.
    fn target(&self) -> Result<Target, Failure> {
        let named = || self.batch.output.file().and_then(Target::of_file);
        self.to.or_else(named).ok_or_else(|| Failure::new(word("no-target")))
    }

    fn picture(&self, to: Target) -> Kind {
        match to {
            Target::Png => Kind::Png { scale: self.scale.unwrap_or(2), transparent: self.transparent },
            Target::Pdf => Kind::Pdf,
            _ => Kind::Svg,
        }
    }

    /// Writes all puzzles in the format.
    fn write(&self, to: Target, format: Format, terminal: &Terminal) -> Result<Exit, Failure> {
        let colour = self.batch.output.is_stdout() && terminal.colours_stdout();
        let mut stream = self.batch.inputs.stream()?.keep_others();
        let columns = if format.has_columns() { stream.columns()? } else { Columns::default() };
        let writer = Writer::new(format, columns_in(self.batch.output.file(), columns));
        let layout = Layout::of_writer(writer.clone()).chosen(true);
        let layout = if to == Target::Parquet { layout.in_parquet(EmptyParts::LeftOut) } else { layout };
        let work = Converting { writer, layout, colour, strict: self.batch.strict };
        let summary = self.batch.run(stream, layout, &work, terminal)?;
        summary.note(terminal, None);
        summary.note_left_out(terminal, to.name());
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
    /// Counts what the format can't hold, and for what there is no column.
    fn note_left_out(&self, chunk: &Chunk, document: &Document, part: &mut Part) {
        if document.parts().is_empty() {
            return;
        }
        for left_out in self.writer.left_out(document).iter() {
            part.summary.left_out.entry(left_out).or_default().add(chunk, || document.line);
        }
        part.summary.add_without_column(&self.writer, document, chunk);
    }
}
