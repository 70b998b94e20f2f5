//! The project's own chores, run as `cargo xtask …`.

mod docs;
mod package;
mod repository;
mod samples;
mod tidy;

use std::process::ExitCode;

use clap::Parser;

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Check what no compiler checks: arrows between crates and modules, names, Rust version, unsafe, links, tracked files.
    Tidy,
    /// Make the tables of docs/algorithms.md (a minute or two) and the pages of docs/techniques again.
    Docs(docs::Args),
    /// Write the packages to target/package, as they are published, with the finished app.
    Package,
    /// Make the sample puzzles under testdata/samples again, or a file of any size.
    Samples(samples::Args),
}

fn main() -> ExitCode {
    let outcome = match Chore::parse() {
        Chore::Tidy => tidy::run(repository::root()),
        Chore::Docs(args) => docs::run(repository::root(), &args),
        Chore::Package => package::run(repository::root()),
        Chore::Samples(args) => samples::run(repository::root(), &args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
