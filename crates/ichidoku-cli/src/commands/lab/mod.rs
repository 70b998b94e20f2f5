//! `ichidoku lab`

mod animate;
mod compare;
mod explain;
mod list;
mod run;

use std::time::Duration;

use clap::{Args, Subcommand};
use ichidoku::Puzzle;
use ichidoku_lab::{Algorithm, Limits, Method};

use crate::exit::{Exit, Failure};
use crate::input::Inputs;
use crate::terminal::Terminal;
use crate::values::{Names, seconds, whole};

/// Run, trace and compare textbook algorithms
#[derive(Args, Debug)]
pub(crate) struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(list::List),
    Run(run::Run),
    Compare(compare::Compare),
    Explain(explain::Explain),
}

impl Lab {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        match &self.command {
            Command::List(list) => list.run(),
            Command::Run(run) => run.run(),
            Command::Compare(compare) => compare.run(terminal),
            Command::Explain(explain) => explain.run(),
        }
    }
}

/// Accepts the names of the algorithms.
fn methods() -> Names<Method> {
    Names::new("algorithm", Method::ALL.map(|method| (method.about().name, method))).listed_by("ichidoku lab list")
}

/// How far a run may go.
#[derive(Args, Debug)]
struct Budget {
    /// Stop a run after this many steps, each an assignment or a test
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    steps: Option<u64>,

    /// Stop a run after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

impl Budget {
    /// The limits but for the steps, which depend on the algorithm where they are not given.
    fn limits(&self) -> Limits<'static> {
        self.time.map_or(Limits::new(), |time| Limits::new().time(time))
    }
}

/// A puzzle and what it is called.
struct Named {
    name: String,
    puzzle: Puzzle,
}

/// All puzzles of the inputs; the first record that cannot be read is a failure. Of several, one without a name is
/// called by its place.
fn read(inputs: &Inputs) -> Result<Vec<Named>, Failure> {
    let mut puzzles = Vec::new();
    let mut places = Vec::new();
    let mut stream = inputs.stream()?;
    while let Some(chunk) = stream.next_chunk(None).map_err(Failure::new)? {
        for record in chunk.entries() {
            let entry = record.map_err(Failure::new)?;
            puzzles.push(Named { name: entry.name.unwrap_or_default(), puzzle: entry.puzzle });
            places.push(format!("{}:{}", chunk.source_name(), entry.line));
        }
    }
    if puzzles.len() > 1 {
        let unnamed = puzzles.iter_mut().zip(places).filter(|(named, _)| named.name.is_empty());
        unnamed.for_each(|(named, place)| named.name = place);
    }
    Ok(puzzles)
}
