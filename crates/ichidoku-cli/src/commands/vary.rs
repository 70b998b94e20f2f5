//! `ichidoku variations` and `ichidoku neighbours`

use clap::Args;
use ichidoku::solve::Search;
use ichidoku::{ProperPuzzle, Puzzle};
use ichidoku_api::{Neighbour, Variation};
use ichidoku_generate::Neighbours as Found;
use serde::Serialize;

use super::write::write_line;
use crate::commands::batch::{Batch, EngineChoice};
use crate::exit::{Exit, Failure};
use crate::ordered::{Gone, Lines, Record, Work};
use crate::records::{Layout, Located, write_object};
use crate::terminal::Terminal;
use crate::values::{limit, whole};
use crate::words::word;

#[derive(Args, Debug)]
pub(crate) struct Variations {
    #[arg(long, short = 'n', value_name = "N", default_value = "1", value_parser = whole::<u64>(1..=u64::MAX))]
    count: u64,

    #[arg(long, short, value_name = "N", default_value = "0", value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,
}

#[derive(Args, Debug)]
pub(crate) struct Neighbours {
    #[arg(long, short, value_name = "N", default_value = "1", value_parser = whole::<u8>(1..=4))]
    clues: u8,

    #[arg(long, short, value_name = "N", default_value = "none", value_parser = limit)]
    limit: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    engine: EngineChoice,
}

/// What stands for a record that could not be read: nothing, or an object.
fn layout(json: bool) -> Layout {
    Layout::SILENT.or_objects(json).of_givens()
}

impl Variations {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let work = Varying { count: self.count, seed: self.seed, json: self.json };
        let summary = self.batch.run_ordered(work, layout(self.json), terminal)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }
}

impl Neighbours {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let work = Replacing {
            clues: self.clues.into(),
            limit: usize::try_from(self.limit).unwrap_or(usize::MAX),
            search: self.engine.search(),
            json: self.json,
        };
        let summary = self.batch.run_ordered(work, layout(self.json), terminal)?;
        summary.note(terminal, Some(word("so-no-neighbours")));
        Ok(summary.exit_if_proper())
    }
}

/// Writes a puzzle that came of the record.
fn write(record: &Record, puzzle: &Puzzle, object: Option<impl Serialize>, out: &mut Lines) -> Result<(), Gone> {
    let mut line = Vec::new();
    match object {
        Some(object) => write_object(&Located::new(&record.source, &record.entry, object), &mut line),
        None => write_line(puzzle, &mut line),
    }
    out.write(&line)
}

struct Varying {
    count: u64,
    seed: u64,
    json: bool,
}

impl Work for Varying {
    fn run(&self, record: &Record, out: &mut Lines) -> Result<(), Gone> {
        let copies = Variation::endless(record.entry.puzzle, self.seed, record.position);
        for (copy, _) in copies.zip(0..self.count) {
            write(record, &copy.puzzle.0, self.json.then_some(copy), out)?;
        }
        Ok(())
    }
}

struct Replacing {
    clues: usize,
    limit: usize,
    search: Search<'static>,
    json: bool,
}

impl Work for Replacing {
    fn run(&self, record: &Record, out: &mut Lines) -> Result<(), Gone> {
        let puzzle = match ProperPuzzle::new(record.entry.puzzle) {
            Ok(puzzle) => puzzle,
            Err(reason) => {
                out.summary(|summary| summary.improper(&reason).add_at(&record.source, || record.entry.line));
                return Ok(());
            }
        };
        // The search has neither a budget nor a stop handle.
        for other in Found::new(&puzzle, self.clues, self.search).take(self.limit).flatten() {
            write(record, &other, self.json.then_some(Neighbour::from(other)), out)?;
        }
        Ok(())
    }
}
