//! `ichidoku dedupe`

use std::collections::HashSet;

use clap::Args;
use ichidoku_formats::Chunk;

use super::{Forms, write_line};
use crate::commands::batch::Batch;
use crate::exit::{Exit, Failure};
use crate::part::{Part, Piece};
use crate::pipeline::Work;
use crate::records::Layout;
use crate::terminal::Terminal;

/// Leave out puzzles and grids that are symmetric copies of one before: the first of each class, in the order of the input
///
/// Each is written as a line of 81 characters. Clashing clues are kept. The forms of all classes stay in memory, 41 bytes
/// each and what a table of them takes.
#[derive(Args, Debug)]
pub(crate) struct Dedupe {
    #[command(flatten)]
    batch: Batch,
}

/// A line of 81 characters with its end.
const LINE: usize = 82;

impl Dedupe {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = Layout::SILENT;
        let work = Finding { forms: Forms::default(), layout, strict: self.batch.strict };
        let mut seen = HashSet::new();
        let keep_first = move |piece: &mut Piece| {
            let mut forms = piece.forms.iter();
            let mut kept = Vec::with_capacity(piece.bytes.len());
            for line in piece.bytes.chunks(LINE) {
                if forms.next().is_none_or(|form| form.is_none_or(|form| seen.insert(form))) {
                    kept.extend_from_slice(line);
                }
            }
            piece.bytes = kept;
        };
        let tally =
            self.batch.run_edited(self.batch.inputs.feed()?, layout, &work, terminal, Some(Box::new(keep_first)))?;
        tally.note(terminal, "");
        Ok(tally.exit())
    }
}

#[derive(Clone)]
struct Finding {
    forms: Forms,
    layout: Layout,
    strict: bool,
}

impl Work for Finding {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            let form = self.forms.of(&entry.puzzle);
            if form.is_err() {
                part.tally.unsolvable.add(chunk, || entry.line);
            }
            part.forms.push(form.ok().map(|form| packed(form.form.values())));
            write_line(&entry.puzzle, &mut part.bytes);
        });
    }
}

/// Two values a byte.
fn packed(values: &[u8; 81]) -> [u8; 41] {
    std::array::from_fn(|i| values[2 * i] << 4 | values.get(2 * i + 1).unwrap_or(&0))
}
