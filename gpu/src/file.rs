//! `ichidoku-gpu solve`: from file to file.
//!
//! A few workers do the same, each with a stream and buffers of its own: take the next part of the input, have it
//! solved, wait for their turn, write. So while one part is solved, others are read, copied and written.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use ichidoku::solve::{Report, Search};
use ichidoku::{Puzzle, text};

use crate::cuda::{Buffers, Card, Slot};
use crate::input::{Input, Part};
use crate::kernel::{Outcome, RECORD};
use crate::output::{Done, Output};

/// Solve a file of puzzles and print one solution per line, in input order
///
/// Every line of the input is a puzzle: 81 digits and dots, or zeros, for blanks. Other files can be converted by
/// `ichidoku convert --to line`. Every solution is proved to be the only one or not; if there are several, the first one
/// found is printed, and a note says how many puzzles that were. The exit status is 1 if a puzzle has no solution.
#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// File of puzzles; `-` for standard input
    file: PathBuf,
    /// Write to this file instead of standard output; an incomplete file has `.part` added to its name
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Stop at the first solution without checking that it is the only one; faster
    #[arg(long)]
    first: bool,
    /// Go on where an earlier run with the same arguments was killed
    #[arg(long, requires = "output")]
    resume: bool,
    /// Report at the end how many puzzles were of which kind and how long it took
    #[arg(long)]
    stats: bool,
    /// Puzzles per part
    #[arg(long, default_value_t = 1 << 18, value_parser = clap::value_parser!(u32).range(1..=1 << 24))]
    part: u32,
}

/// Parts in work at the same time.
const WORKERS: usize = 8;

/// How many puzzles were of which kind.
#[derive(Clone, Copy, Default)]
struct Kinds {
    puzzles: u64,
    unsolvable: Kind,
    several: Kind,
}

/// How many puzzles were of a kind, and the first record of them.
#[derive(Clone, Copy, Default)]
struct Kind {
    count: u64,
    first: u64,
}

impl Kind {
    fn add(&mut self, record: u64) {
        self.merge(Self { count: 1, first: record });
    }

    /// Adds those of a later part.
    fn merge(&mut self, later: Self) {
        if self.count == 0 {
            self.first = later.first;
        }
        self.count += later.count;
    }

    fn describe(self, of: u64, input: &Input) -> String {
        let place = if self.count == 1 { "at" } else { "the first at" };
        format!("{} of {of} puzzles, {place} {}", self.count, input.line(self.first))
    }
}

impl Solve {
    /// Solves the file.
    pub(crate) fn run(&self, card: &Card) -> Result<ExitCode> {
        let started = Instant::now();
        let input = Input::open(&self.file, self.part as usize)?;
        let order = format!("{} {}", input.describe(), self.limit());
        let output = Output::open(self.output.as_deref(), &order, self.resume)?;
        input.skip(output.done().records)?;
        let place = Place::new(output);
        thread::scope(|scope| {
            for _ in 0..WORKERS {
                scope.spawn(|| self.work(card, &input, &place).unwrap_or_else(|error| place.fail(error)));
            }
        });
        let (kinds, output) = place.finish()?;
        output.complete()?;
        Ok(self.report(kinds, &input, started))
    }

    /// Solves one file into another, in parts of this many puzzles.
    #[cfg(test)]
    pub(crate) fn to_file(from: &std::path::Path, to: &std::path::Path, part: u32) -> Self {
        let (file, output) = (from.to_owned(), Some(to.to_owned()));
        Self { file, output, first: false, resume: false, stats: false, part }
    }

    /// Goes on where an earlier run was killed.
    #[cfg(test)]
    pub(crate) fn resumed(self) -> Self {
        Self { resume: true, ..self }
    }

    fn limit(&self) -> u32 {
        if self.first { 1 } else { 2 }
    }

    /// Solves part after part until there are no more.
    fn work(&self, card: &Card, input: &Input, place: &Place) -> Result<()> {
        let mut slot = card.slot(input.part())?;
        let mut buffers = slot.buffers()?;
        while !place.has_failed()
            && let Some(part) = input.read_part(buffers.text.as_mut_slice()?)?
        {
            self.solve(&mut slot, &mut buffers, part.records)?;
            let (lines, kinds) = self.lines(&buffers, part, input)?;
            let mut turn = place.wait_for_turn(part.number)?;
            let done = Done { records: part.first + part.records as u64, bytes: 0 };
            match lines {
                Some(lines) => turn.write(&lines, done, kinds)?,
                None => turn.write(&buffers.solutions.as_slice()?[..part.records * RECORD], done, kinds)?,
            }
        }
        Ok(())
    }

    fn solve(&self, slot: &mut Slot<'_>, buffers: &mut Buffers, records: usize) -> Result<()> {
        slot.upload(buffers)?;
        slot.solve(records, self.limit())?;
        slot.download(buffers)?;
        slot.wait()
    }

    /// The lines to write, or `None` if they are the solutions as they came.
    fn lines(&self, buffers: &Buffers, part: Part, input: &Input) -> Result<(Option<Vec<u8>>, Kinds)> {
        let outcomes = &buffers.results.as_slice()?[..part.records];
        let mut kinds = Kinds { puzzles: outcomes.len() as u64, ..Kinds::default() };
        if outcomes.iter().all(|outcome| Outcome(*outcome).is_plain()) {
            let several = (part.first..).zip(outcomes).filter(|(_, outcome)| Outcome(**outcome).count() > 1);
            several.for_each(|(record, _)| kinds.several.add(record));
            return Ok((None, kinds));
        }
        let (puzzles, _) = buffers.text.as_slice()?.as_chunks::<RECORD>();
        let (solutions, _) = buffers.solutions.as_slice()?.as_chunks::<RECORD>();
        let mut lines = Vec::with_capacity(part.records * RECORD);
        for (i, outcome) in outcomes.iter().enumerate() {
            let (record, outcome) = (part.first + i as u64, Outcome(*outcome));
            if outcome.is_malformed() {
                let line = input.line(record);
                bail!("{line}: not 81 digits and dots; `ichidoku convert --to line` makes a file of such lines");
            }
            let (mut count, mut solution) = (outcome.count(), solutions[i]);
            if outcome.is_handed_back() {
                let report = self.solve_on_cpu(&puzzles[i])?;
                count = report.count;
                let values = report.solutions[0].as_ref().map_or([0; 81], |solution| *solution.values());
                solution.iter_mut().zip(values).for_each(|(byte, value)| *byte = b'0' + value);
                solution[81] = b'\n';
            }
            match count {
                0 => kinds.unsolvable.add(record),
                1 => {}
                _ => kinds.several.add(record),
            }
            lines.extend_from_slice(if count == 0 { b"no solution\n" } else { &solution });
        }
        Ok((Some(lines), kinds))
    }

    /// Solves what takes the GPU too long. As one of many, so that the first solution found is the same.
    fn solve_on_cpu(&self, record: &[u8; RECORD]) -> Result<Report> {
        let symbols = record.first_chunk().context("a record is longer than a puzzle")?;
        let puzzle: Puzzle = text::read_line(symbols).context("the kernel took this for a puzzle")?;
        let mut report = [Report::default()];
        Search::new().limit(self.limit().into()).run_into(&[puzzle], &mut report);
        let [report] = report;
        Ok(report)
    }

    fn report(&self, kinds: Kinds, input: &Input, started: Instant) -> ExitCode {
        let Kinds { puzzles, unsolvable, several } = kinds;
        if unsolvable.count > 0 {
            eprintln!("note: no solution: {}", unsolvable.describe(puzzles, input));
        }
        if several.count > 0 {
            let which = several.describe(puzzles, input);
            eprintln!("note: more than one solution: {which}; one of them is shown");
        }
        if self.stats {
            let seconds = started.elapsed().as_secs_f64();
            let rate = puzzles as f64 / seconds / 1e6;
            eprintln!("puzzles      {puzzles}\n  several      {}\n  no solution  {}", several.count, unsolvable.count);
            eprintln!("time         {seconds:.3} s, {rate:.2} M puzzles/s");
        }
        ExitCode::from(u8::from(unsolvable.count > 0))
    }
}

/// Where the workers meet: the output, and whose turn it is.
struct Place {
    state: Mutex<State>,
    moved: Condvar,
}

struct State {
    /// Number of the part to be written next.
    turn: u64,
    output: Output,
    kinds: Kinds,
    failure: Option<anyhow::Error>,
}

/// The right to write.
struct Turn<'a> {
    state: MutexGuard<'a, State>,
    moved: &'a Condvar,
}

impl Place {
    fn new(output: Output) -> Self {
        let state = State { turn: 0, output, kinds: Kinds::default(), failure: None };
        Self { state: Mutex::new(state), moved: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until all parts before this one are written.
    fn wait_for_turn(&self, number: u64) -> Result<Turn<'_>> {
        let mut state = self.state();
        while state.turn != number {
            if state.failure.is_some() {
                bail!("another part failed");
            }
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        Ok(Turn { state, moved: &self.moved })
    }

    fn has_failed(&self) -> bool {
        self.state().failure.is_some()
    }

    /// Notes the first failure; the workers end.
    fn fail(&self, error: anyhow::Error) {
        self.state().failure.get_or_insert(error);
        self.moved.notify_all();
    }

    fn finish(self) -> Result<(Kinds, Output)> {
        let state = self.state.into_inner().map_err(|_| anyhow!("a worker panicked"))?;
        match state.failure {
            Some(failure) => Err(failure),
            None => Ok((state.kinds, state.output)),
        }
    }
}

impl Turn<'_> {
    /// Writes a part and passes the turn on.
    fn write(&mut self, lines: &[u8], done: Done, kinds: Kinds) -> Result<()> {
        let state = &mut *self.state;
        state.output.write_all(lines).context("the output can't be written")?;
        state.output.note(Done { bytes: state.output.done().bytes + lines.len() as u64, ..done })?;
        state.kinds.puzzles += kinds.puzzles;
        state.kinds.unsolvable.merge(kinds.unsolvable);
        state.kinds.several.merge(kinds.several);
        state.turn += 1;
        self.moved.notify_all();
        Ok(())
    }
}
