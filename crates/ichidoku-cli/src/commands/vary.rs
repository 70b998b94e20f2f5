//! `ichidoku variations` and `ichidoku neighbours`

use std::path::PathBuf;

use clap::Args;
use ichidoku::{ProperPuzzle, Puzzle};
use ichidoku_formats::Entry;
use ichidoku_generate::{Neighbours as Found, Random, variation};

use crate::commands::batch::EngineChoice;
use crate::exit::{Exit, Failure};
use crate::input::Inputs;
use crate::output::Output;
use crate::terminal::Terminal;
use crate::values::{limit, whole};

/// Write copies of puzzles that look different and are solved in the same way
///
/// Rows, columns and digits are exchanged at random, each of 1,218,998,108,160 ways as likely. The same seed gives the same
/// copies.
#[derive(Args, Debug)]
pub(crate) struct Variations {
    /// How many copies of each puzzle
    #[arg(long, short = 'n', value_name = "N", default_value = "1", value_parser = whole::<u64>(0..=u64::MAX))]
    count: u64,

    /// From which the copies grow
    #[arg(long, short, value_name = "N", default_value = "0", value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,

    #[command(flatten)]
    inputs: Inputs,

    /// Write to this file instead of standard output; it appears when it is whole, or not at all
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Write the puzzles that come from proper puzzles when clues are exchanged for as many others
///
/// Each of them has one solution and comes once. Exchanging one clue gives some hundreds of them, exchanging two often a
/// hundred thousand and more.
#[derive(Args, Debug)]
pub(crate) struct Neighbours {
    /// How many clues to exchange
    #[arg(long, short, value_name = "N", default_value = "1", value_parser = whole::<u8>(1..=4))]
    clues: u8,

    /// Write no more than this many for each puzzle
    #[arg(long, short, value_name = "N", default_value = "none", value_parser = limit)]
    limit: u64,

    #[command(flatten)]
    inputs: Inputs,

    /// Write to this file instead of standard output; it appears when it is whole, or not at all
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Variations {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let mut position = 0;
        for_each(&self.inputs, self.output.as_deref(), terminal, |entry, write| {
            let mut copies =
                (0..self.count).map(|i| variation(&entry.puzzle, &mut Random::new(self.seed, position, i)));
            copies.try_for_each(|(copy, _)| write(&copy))?;
            position += 1;
            Ok(Exit::Fine)
        })
    }
}

impl Neighbours {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        for_each(&self.inputs, self.output.as_deref(), terminal, |entry, write| {
            let puzzle = match ProperPuzzle::new(entry.puzzle) {
                Ok(puzzle) => puzzle,
                Err(error) => {
                    terminal.error(format_args!("line {}: {error}", entry.line));
                    return Ok(Exit::BadInput);
                }
            };
            let found = Found::new(&puzzle, self.clues.into(), self.engine.search());
            for other in found.take(usize::try_from(self.limit).unwrap_or(usize::MAX)) {
                // The search has neither a budget nor a stop handle.
                let Ok(other) = other else { break };
                write(&other)?;
            }
            Ok(Exit::Fine)
        })
    }
}

/// How to write a puzzle.
type Write<'w> = &'w mut dyn FnMut(&Puzzle) -> Result<(), Failure>;

/// Does something with every puzzle of the input. The worst of what is met decides how it ends.
fn for_each(
    inputs: &Inputs,
    output: Option<&std::path::Path>,
    terminal: &Terminal,
    mut work: impl FnMut(&Entry, Write<'_>) -> Result<Exit, Failure>,
) -> Result<Exit, Failure> {
    let mut feed = inputs.feed()?;
    let mut output = Output::open(output)?;
    let mut exit = Exit::Fine;
    while let Some(chunk) = feed.next_chunk(None).map_err(Failure::new)? {
        for record in chunk.entries() {
            let ended = match record {
                Ok(entry) => work(&entry, &mut |puzzle| output.write(format!("{puzzle}\n").as_bytes()))?,
                Err(error) => {
                    terminal.error(error);
                    Exit::BadInput
                }
            };
            if ended != Exit::Fine {
                exit = ended;
            }
        }
        output.flush()?;
    }
    output.finish()?;
    Ok(exit)
}
