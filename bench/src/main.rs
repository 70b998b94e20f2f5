//! Measures Sudoku solvers side by side in one process, every answer checked. README.md says how to use it.

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser as _;

mod args;
mod check;
mod clock;
mod compare;
mod contender;
mod contenders;
mod generate;
mod machine;
mod made;
mod pieces;
mod report;
mod sets;
mod symmetry;

use args::{Args, Mode};

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ichidoku-bench: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let sets = || sets::load(&args.common);
    let report = match &args.mode {
        Mode::Compare(compare) => compare::run(compare, &args.common, &sets()?)?,
        Mode::Pieces => pieces::run(&args.common, &sets()?)?,
        Mode::Generate => generate::run(&args.common)?,
        Mode::Symmetry => symmetry::run(&args.common, &sets()?)?,
    };
    report::print(&report, args.common.output)
}
