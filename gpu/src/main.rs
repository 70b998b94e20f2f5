//! Solves files of Sudoku puzzles on an NVIDIA GPU.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

mod bases;
mod check;
mod cuda;
mod file;
mod input;
mod kernel;
mod measure;
mod output;
mod processor;
#[cfg(test)]
mod tests;
mod variations;

use cuda::{Card, Shape};

/// Solve Sudoku puzzles on an NVIDIA GPU
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    shape: ShapeArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Solve(file::Solve),
    Check(check::Check),
    Measure(measure::Measure),
}

/// How the kernel is laid out; the results are the same.
#[derive(Args, Debug)]
struct ShapeArgs {
    /// Threads per block
    #[arg(long, global = true, default_value_t = Shape::default().block, value_parser = clap::value_parser!(u32).range(32..=1024))]
    block: u32,
    /// Blocks per multiprocessor
    #[arg(long, global = true, default_value_t = Shape::default().blocks_per_multiprocessor, value_parser = clap::value_parser!(u32).range(1..=32))]
    blocks: u32,
}

/// Puzzles to make variations of.
#[derive(Args, Debug)]
struct Bases {
    /// File of puzzles, one per line; other lines are passed over
    file: PathBuf,
    /// Number of variations
    #[arg(long, default_value_t = 1 << 22)]
    count: u64,
    /// Seed of the variations
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads of the CPU; all by default
    #[arg(long)]
    threads: Option<usize>,
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    let shape = Shape { block: cli.shape.block, blocks_per_multiprocessor: cli.shape.blocks };
    let card = Card::open(shape)?;
    match cli.command {
        Command::Solve(solve) => solve.run(&card),
        Command::Check(check) => check.run(&card),
        Command::Measure(measure) => measure.run(&card),
    }
}
