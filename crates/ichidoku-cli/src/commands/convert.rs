//! `ichidoku convert`

use clap::Args;
use ichidoku_formats::{Chunk, Format, Record};

use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::terminal::Terminal;
use crate::values::Names;

/// Convert puzzles to another format
///
/// The format of the input is detected. Solutions, names, ratings and difficulties of the input are kept in csv, json and
/// ndjson; what the new format has no room for is left out. A csv has columns for names and ratings if the input begins
/// with such.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// Format to write
    #[arg(long, short, value_name = "FORMAT", value_parser = formats())]
    to: Format,

    #[command(flatten)]
    batch: Batch,
}

/// Accepts the names of the formats.
pub(crate) fn formats() -> Names<Format> {
    Names::new("format", Format::ALL.map(|format| (format.name(), format)))
}

impl Convert {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let colour = self.batch.output.is_none() && terminal.colours_stdout();
        let mut feed = self.batch.inputs.feed()?;
        let labels = self.to == Format::Csv && feed.has_labels().map_err(Failure::new)?;
        let format = self.to.with_labels(labels);
        let work = Converting { format, colour, strict: self.batch.strict };
        let tally = self.batch.run(feed, Layout::of(format), &work, terminal)?;
        tally.note(terminal, "");
        Ok(tally.exit())
    }
}

#[derive(Clone)]
struct Converting {
    format: Format,
    colour: bool,
    strict: bool,
}

impl Work for Converting {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        Layout::of(self.format).write_together(chunk, self.strict, part, |_, entry, part| {
            let record = Record { colour: self.colour, ..Record::of_entry(entry) };
            self.format.write(&record, &mut part.bytes);
            if self.format == Format::Csv && entry.has_labels() {
                part.say(
                    chunk,
                    entry,
                    "the name or rating is left out: the first puzzle has none, so there is no column",
                );
            }
        });
    }
}
