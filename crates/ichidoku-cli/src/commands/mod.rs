//! The commands, one per file.

mod batch;
mod bench;
mod book;
mod check;
mod choice;
mod completions;
mod convert;
mod count;
mod enumerate;
mod export_web;
mod generate;
mod hint;
mod lab;
mod man;
mod picture;
mod rate;
mod research;
mod serve;
mod solve;
mod solve_on_gpu;
mod steps;
mod tables;
mod target;
mod techniques;
mod true_candidates;
mod variants;
mod vary;
mod write;

use clap::Subcommand;

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

/// What to do. The help of each command stands on its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Solve(solve::Solve),
    Count(count::Count),
    Enumerate(enumerate::Enumerate),
    TrueCandidates(true_candidates::TrueCandidates),
    Check(check::Check),
    Convert(convert::Convert),
    Hint(hint::Hint),
    Steps(steps::Steps),
    Rate(rate::Rate),
    Techniques(techniques::Techniques),
    #[command(flatten)]
    Research(research::Research),
    Generate(generate::Generate),
    Book(book::Book),
    Variations(vary::Variations),
    Neighbours(vary::Neighbours),
    Bench(bench::Bench),
    Lab(lab::Lab),
    Serve(serve::Serve),
    ExportWeb(export_web::ExportWeb),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Runs a command.
pub(crate) fn run(command: Command, definition: fn() -> clap::Command, terminal: &Terminal) -> Result<Exit, Failure> {
    match command {
        Command::Solve(solve) => solve.run(terminal),
        Command::Count(count) => count.run(terminal),
        Command::Enumerate(enumerate) => enumerate.run(terminal),
        Command::TrueCandidates(candidates) => candidates.run(terminal),
        Command::Check(check) => check.run(terminal),
        Command::Convert(convert) => convert.run(terminal),
        Command::Hint(hint) => hint.run(terminal),
        Command::Steps(steps) => steps.run(terminal),
        Command::Rate(rate) => rate.run(terminal),
        Command::Techniques(techniques) => techniques.run(terminal),
        Command::Research(research) => research.run(terminal),
        Command::Generate(generate) => generate.run(terminal),
        Command::Book(book) => book.run(terminal),
        Command::Variations(variations) => variations.run(terminal),
        Command::Neighbours(neighbours) => neighbours.run(terminal),
        Command::Bench(bench) => bench.run(),
        Command::Lab(lab) => lab.run(terminal),
        Command::Serve(serve) => serve.run(terminal),
        Command::ExportWeb(export) => export.run(terminal),
        Command::Completions(completions) => completions.run(definition()),
        Command::Man(man) => man.run(definition()),
    }
}
