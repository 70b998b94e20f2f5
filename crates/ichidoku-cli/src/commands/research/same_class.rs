//! `ichidoku same-class`

use clap::Args;
use ichidoku::Puzzle;
use ichidoku::symmetry::Canonical;
use ichidoku_formats::Entry;
use serde::Serialize;

use super::{Forms, Moves};
use crate::exit::{Exit, Failure};
use crate::input::Inputs;
use crate::output::Output;
use crate::records::{Located, write_object};
use crate::terminal::Terminal;

/// Say of each puzzle or grid whether it is a symmetric copy of the first
///
/// Each record after the first gives one line: `same` or `different`. Clashing clues are the same as nothing.
#[derive(Args, Debug)]
pub(crate) struct SameClass {
    /// Write one JSON object a line, with a transform that takes the first to the copy
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    inputs: Inputs,
}

/// What `--json` says of a puzzle.
#[derive(Serialize)]
struct Object {
    same: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    transform: Option<Moves>,
}

impl SameClass {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let forms = Forms::default();
        let mut feed = self.inputs.feed()?;
        let mut output = Output::open(None)?;
        let mut first = None;
        let mut compared = 0;
        while let Some(chunk) = feed.next_chunk(None).map_err(Failure::new)? {
            let mut lines = Vec::new();
            for record in chunk.entries() {
                let entry = record.map_err(Failure::new)?;
                let form = forms.of(&entry.puzzle).ok();
                match &first {
                    None => first = Some(form),
                    Some(first) => {
                        compared += 1;
                        self.write(chunk.source_name(), &entry, first.as_ref(), form.as_ref(), &mut lines);
                    }
                }
            }
            output.write(&lines)?;
        }
        if compared == 0 {
            terminal.note("there is nothing to compare with the first");
        }
        output.finish()?;
        Ok(Exit::Fine)
    }

    fn write(
        &self,
        source: &str,
        entry: &Entry,
        first: Option<&Canonical<Puzzle>>,
        this: Option<&Canonical<Puzzle>>,
        out: &mut Vec<u8>,
    ) {
        let both = first.zip(this).filter(|(first, this)| first.form == this.form);
        if self.json {
            let transform = both.map(|(first, this)| first.transform.then(&this.transform.inverse()));
            let object = Object { same: both.is_some(), transform: transform.as_ref().map(Moves::from) };
            return write_object(&Located::new(source, entry, &object), out);
        }
        out.extend_from_slice(if both.is_some() { b"same\n" } else { b"different\n" });
    }
}
