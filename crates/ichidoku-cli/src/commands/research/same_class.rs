//! `ichidoku same-class`

use std::sync::OnceLock;

use clap::Args;
use ichidoku::Puzzle;
use ichidoku::symmetry::Canonical;
use ichidoku_api::{ClassComparison, Forms};

use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::ordered::{Gone, Lines, Record, Work};
use crate::records::{Layout, Located, write_object};
use crate::terminal::Terminal;
use crate::words::word;

#[derive(Args, Debug)]
pub(crate) struct SameClass {
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

impl SameClass {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::LINES.or_objects(self.json).of_givens();
        let work = Comparing { forms: Forms::default(), first: OnceLock::new(), json: self.json };
        let summary = self.batch.run_ordered(work, layout, terminal)?;
        if summary.puzzles == 1 {
            terminal.note(word("nothing-to-compare"));
        }
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

struct Comparing {
    forms: Forms,
    /// The canonical form of the first record; none if its clues conflict.
    first: OnceLock<Option<Canonical<Puzzle>>>,
    json: bool,
}

impl Work for Comparing {
    fn run(&self, record: &Record, out: &mut Lines) -> Result<(), Gone> {
        let form = self.forms.of(&record.entry.puzzle).ok();
        if record.position == 0 {
            // Nobody else sets it.
            let _ = self.first.set(form);
            return Ok(());
        }
        // The first record was the first to be taken up.
        let first = self.first.wait().as_ref();
        let comparison = ClassComparison::new(first, form.as_ref());
        if !self.json {
            return out.write(if comparison.same { b"same\n" } else { b"different\n" });
        }
        let mut line = Vec::new();
        write_object(&Located::new(&record.source, &record.entry, comparison), &mut line);
        out.write(&line)
    }
}
