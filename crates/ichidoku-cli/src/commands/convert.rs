//! `ichidoku convert`

use clap::Args;
use ichidoku_formats::{Chunk, Format, Record};

use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Part};
use crate::terminal::Terminal;
use crate::values::Names;

/// Write puzzles in another form, without solving them
///
/// The form of the input is detected. What the new form has no room for (candidates, names, solutions) is left out.
#[derive(Args, Debug)]
pub(crate) struct Convert {
    /// The form to write
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
        let work = Converting { format: self.to, colour, strict: self.batch.strict };
        let tally = self.batch.run(self.batch.inputs.feed()?, Layout::of(self.to), &work, terminal)?;
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
        Layout::of(self.format).write(chunk, self.strict, part, |_, entry, part| {
            let record = Record {
                name: entry.name.as_deref(),
                candidates: entry.candidates.as_deref(),
                colour: self.colour,
                ..Record::of(&entry.puzzle)
            };
            self.format.write(&record, &mut part.bytes);
        });
    }
}
