//! `ichidoku bench`

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use ichidoku::Puzzle;
use ichidoku::solve::{Engine, Report, Search};
use serde::Serialize;

use crate::commands::batch::{EngineChoice, Threads};
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::input_stream::InputStream;
use crate::inputs::Inputs;
use crate::output::Output;
use crate::progress::scaled;
use crate::records::write_object;
use crate::rejected::Rejected;
use crate::values::{limit, whole};
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[command(flatten)]
    inputs: Inputs,

    #[arg(long, short, value_name = "N", default_value = "2", value_parser = limit)]
    limit: u64,

    #[arg(long, value_name = "N", default_value = "5", value_parser = whole::<usize>(1..=1_000_000))]
    rounds: usize,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    engine: EngineChoice,

    #[arg(long)]
    json: bool,
}

/// Shorter rounds go over the puzzles several times.
const ROUND: Duration = Duration::from_millis(50);

impl Bench {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let mut output = Output::open(None)?;
        if !self.json {
            output.write(HEADER.as_bytes())?;
        }
        for input in self.inputs.resolve()? {
            let set = Set::read(input)?;
            for engine in self.engines() {
                for threads in BTreeSet::from([1, self.threads.count()]) {
                    self.measure_into(&set, engine, threads, &mut output)?;
                }
            }
        }
        output.finish()?;
        Ok(Exit::Fine)
    }

    fn engines(&self) -> Vec<Engine> {
        self.engine.engine.map_or_else(|| Engine::available().collect(), |engine| vec![engine])
    }

    /// Measures one row of the table.
    fn measure_into(&self, set: &Set, engine: Engine, threads: usize, output: &mut Output) -> Result<(), Failure> {
        let search = Search::new().engine(engine).limit(self.limit);
        let mut reports = vec![Report::default(); set.puzzles.len()];
        solve_all(&search, &set.puzzles, &mut reports, threads);
        set.check(&reports, engine, self.limit)?;
        let count = set.puzzles.len() as f64;
        let seconds = self.median(|| solve_all(&search, &set.puzzles, &mut reports, threads));
        let guesses: u64 = reports.iter().map(|report| report.stats.guesses).sum();
        let row = Row {
            source: &set.name,
            puzzles: set.puzzles.len(),
            engine: engine.name(),
            lanes: engine.lanes(),
            threads,
            microseconds_a_puzzle: seconds * 1e6 / count,
            puzzles_a_second: count / seconds,
            guesses_a_puzzle: guesses as f64 / count,
        };
        set.check(&reports, engine, self.limit)?;
        let mut line = Vec::new();
        if self.json {
            write_object(&row, &mut line);
        } else {
            line.extend_from_slice(row.to_string().as_bytes());
        }
        output.write(&line)?;
        output.flush()
    }

    /// The median time of the work, in seconds.
    fn median(&self, mut work: impl FnMut()) -> f64 {
        let mut timed = |times: u32| {
            let started = Instant::now();
            (0..times).for_each(|_| work());
            started.elapsed()
        };
        let once = timed(1);
        let times = (ROUND.as_nanos() / once.as_nanos().max(1)).clamp(1, 1 << 20) as u32;
        let mut rounds: Vec<Duration> = (0..self.rounds).map(|_| timed(times)).collect();
        rounds.sort_unstable();
        rounds[rounds.len() / 2].as_secs_f64() / f64::from(times)
    }
}

/// Searches all puzzles on so many threads.
fn solve_all(search: &Search<'_>, puzzles: &[Puzzle], reports: &mut [Report], threads: usize) {
    if threads == 1 {
        return search.run_into(puzzles, reports);
    }
    let slice = (puzzles.len() / (4 * threads)).clamp(64, 4096);
    let slices = Mutex::new(puzzles.chunks(slice).zip(reports.chunks_mut(slice)));
    let next = || slices.lock().unwrap_or_else(PoisonError::into_inner).next();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((puzzles, reports)) = next() {
                    search.run_into(puzzles, reports);
                }
            });
        }
    });
}

/// The puzzles of one input, in memory.
struct Set {
    name: String,
    puzzles: Vec<Puzzle>,
    /// The solutions that the input states, by the position of the puzzle.
    stated: Vec<(usize, Puzzle)>,
    /// The counts of the first engine.
    counts: OnceCell<Vec<u64>>,
}

impl Set {
    fn read(input: Input) -> Result<Self, Failure> {
        let mut set = Self { name: String::new(), puzzles: Vec::new(), stated: Vec::new(), counts: OnceCell::new() };
        let mut stream = InputStream::new(vec![input]);
        while let Some(chunk) = stream.next_chunk(None)? {
            set.name = chunk.source_name().into();
            for record in chunk.entries() {
                let entry = Rejected::unless_of_givens(chunk.source_name(), record)?;
                set.stated.extend(entry.solution.map(|solution| (set.puzzles.len(), solution)));
                set.puzzles.push(entry.puzzle);
            }
        }
        if set.puzzles.is_empty() { Err(Failure::new(word("bench-empty"))) } else { Ok(set) }
    }

    /// Checks every answer: solutions against clues, counts against those of the first engine, both against what the
    /// input states.
    fn check(&self, reports: &[Report], engine: Engine, limit: u64) -> Result<(), Failure> {
        let wrong = |i: usize, what: &str| {
            Err(Failure::new(say!("bench-wrong", engine, what, number = i + 1, source = self.name)))
        };
        let counts = self.counts.get_or_init(|| reports.iter().map(|report| report.count).collect());
        for (i, report) in reports.iter().enumerate() {
            let [first, second] = report.solutions;
            let found = [first, second].iter().flatten().count() as u64;
            if report.count != counts[i] || found != report.count.min(2) || report.count > limit {
                return wrong(i, word("bench-count"));
            }
            let solves = [first, second].iter().flatten().all(|solution| solution.solves(&self.puzzles[i]));
            if !solves || (first.is_some() && first == second) {
                return wrong(i, word("bench-solution"));
            }
        }
        let misstated = |(i, stated): &&(usize, Puzzle)| {
            reports[*i].count == 1 && reports[*i].solutions[0].map(Puzzle::from) != Some(*stated)
        };
        match self.stated.iter().find(misstated) {
            Some((i, _)) => wrong(*i, word("bench-stated")),
            None => Ok(()),
        }
    }
}

/// One row of the table.
#[derive(Serialize)]
struct Row<'a> {
    source: &'a str,
    puzzles: usize,
    engine: &'static str,
    lanes: usize,
    threads: usize,
    microseconds_a_puzzle: f64,
    puzzles_a_second: f64,
    guesses_a_puzzle: f64,
}

const HEADER: &str = "\
input                          puzzles  engine    lanes  threads  \u{b5}s/puzzle  puzzles/s  guesses/puzzle
";

impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<28} {:>9}  {:<8} {:>6} {:>8} {:>10.3} {:>10} {:>15.2}",
            self.source.rsplit('/').next().unwrap_or(self.source),
            self.puzzles,
            self.engine,
            self.lanes,
            self.threads,
            self.microseconds_a_puzzle,
            scaled(self.puzzles_a_second),
            self.guesses_a_puzzle,
        )
    }
}
