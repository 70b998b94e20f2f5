//! The commands, one a file.

mod batch;
mod bench;
mod check;
mod completions;
mod convert;
mod count;
mod enumerate;
mod generate;
mod lab;
mod man;
mod solve;
mod vary;

use clap::Subcommand;

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

/// What to do. The help of each command stands on its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Solve(solve::Solve),
    Count(count::Count),
    Enumerate(enumerate::Enumerate),
    Check(check::Check),
    Convert(convert::Convert),
    Generate(generate::Generate),
    Variations(vary::Variations),
    Neighbours(vary::Neighbours),
    Bench(bench::Bench),
    Lab(lab::Lab),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Runs a command.
pub(crate) fn run(command: Command, terminal: &Terminal) -> Result<Exit, Failure> {
    match command {
        Command::Solve(solve) => solve.run(terminal),
        Command::Count(count) => count.run(terminal),
        Command::Enumerate(enumerate) => enumerate.run(terminal),
        Command::Check(check) => check.run(terminal),
        Command::Convert(convert) => convert.run(terminal),
        Command::Generate(generate) => generate.run(terminal),
        Command::Variations(variations) => variations.run(terminal),
        Command::Neighbours(neighbours) => neighbours.run(terminal),
        Command::Bench(bench) => bench.run(),
        Command::Lab(lab) => lab.run(terminal),
        Command::Completions(completions) => completions.run(),
        Command::Man(man) => man.run(),
    }
}
