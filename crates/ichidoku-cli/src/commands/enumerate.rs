//! `ichidoku enumerate`

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use ichidoku::Solution;
use ichidoku::solve::Search;
use ichidoku_formats::{Chunk, Entry};

use crate::commands::batch::EngineChoice;
use crate::exit::{Exit, Failure};
use crate::feed::Feed;
use crate::input::Inputs;
use crate::output::Output;
use crate::sink::Listed;
use crate::tally::Tally;
use crate::terminal::Terminal;
use crate::values::limit;

/// List all solutions in ascending order: one a line, as they are found
///
/// A puzzle without a solution gives no line. The solutions of one puzzle follow those of the one before.
#[derive(Args, Debug)]
pub(crate) struct Enumerate {
    /// List no more than this many for each puzzle
    #[arg(long, short, value_name = "N", default_value = "none", value_parser = limit)]
    limit: u64,

    #[command(flatten)]
    inputs: Inputs,

    /// Write to this file instead of standard output; it appears when it is whole, or not at all
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Stop at the first record that cannot be read
    #[arg(long)]
    strict: bool,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Enumerate {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let search = self.engine.search().limit(u64::MAX);
        let mut feed = self.inputs.feed()?;
        let mut lines = Lines::new(Output::open(self.output.as_deref())?);
        let mut tally = Tally::default();
        if let Err(failure) = self.list_all(&search, &mut feed, &mut lines, &mut tally) {
            lines.pass_on()?;
            return Err(failure);
        }
        lines.finish()?;
        tally.note(terminal, "");
        Ok(tally.exit())
    }

    /// Lists the solutions of all puzzles.
    fn list_all(
        &self,
        search: &Search<'_>,
        feed: &mut Feed,
        lines: &mut Lines,
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        while let Some(chunk) = feed.next_chunk(None).map_err(Failure::new)? {
            self.list_chunk(search, &chunk, lines, tally)?;
        }
        Ok(())
    }

    /// Lists the solutions of all puzzles of a chunk.
    fn list_chunk(
        &self,
        search: &Search<'_>,
        chunk: &Chunk,
        lines: &mut Lines,
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        for record in chunk.entries() {
            match record {
                Ok(entry) => {
                    tally.puzzles += 1;
                    if self.list(search, &entry, lines)? == 0 {
                        tally.unsolvable.add(chunk, || entry.line);
                    }
                }
                Err(error) if self.strict => return Err(Failure::new(error)),
                Err(error) => {
                    tally.unreadable += 1;
                    lines.listed.tell(&error.to_string());
                }
            }
        }
        Ok(())
    }

    /// Lists the solutions of one puzzle, within the candidates where the source shows them; returns how many there were.
    fn list(&self, search: &Search<'_>, entry: &Entry, lines: &mut Lines) -> Result<u64, Failure> {
        let mut count = 0;
        let solutions = match &entry.candidates {
            Some(candidates) => search.solutions_within(candidates),
            None => search.solutions(&entry.puzzle),
        };
        // The search has neither a budget nor a stop handle.
        for solution in solutions.flatten() {
            lines.write(&solution)?;
            count += 1;
            if count == self.limit {
                break;
            }
        }
        Ok(count)
    }
}

/// Lines that are gathered, but never held back for long while more come.
struct Lines {
    output: Output,
    gathered: Vec<u8>,
    passed_on: Instant,
    listed: Listed,
}

impl Lines {
    const PLENTY: usize = 64 << 10;
    const LONG: Duration = Duration::from_millis(20);

    fn new(output: Output) -> Self {
        Self {
            output,
            gathered: Vec::with_capacity(Self::PLENTY + 82),
            passed_on: Instant::now(),
            listed: Listed::default(),
        }
    }

    fn write(&mut self, solution: &Solution) -> Result<(), Failure> {
        self.gathered.extend(solution.values().map(|digit| b'0' + digit));
        self.gathered.push(b'\n');
        if self.gathered.len() >= Self::PLENTY || self.passed_on.elapsed() >= Self::LONG {
            self.pass_on()?;
        }
        Ok(())
    }

    fn pass_on(&mut self) -> Result<(), Failure> {
        self.output.write(&self.gathered)?;
        self.output.flush()?;
        self.gathered.clear();
        self.passed_on = Instant::now();
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.pass_on()?;
        self.output.finish()
    }
}
