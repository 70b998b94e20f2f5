//! The command line.

use std::str::FromStr;

use clap::{Parser, Subcommand, ValueEnum};

use crate::contender::Calls;

/// Measures Sudoku solvers side by side in one process: thread CPU time, rounds that interleave the contenders, the
/// median of the rounds, every answer checked. A wrong answer ends the run.
#[derive(Parser, Debug)]
#[command(version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) mode: Mode,
    #[command(flatten)]
    pub(crate) common: Common,
}

/// What to measure.
#[derive(Subcommand, Debug)]
pub(crate) enum Mode {
    /// Solvers, from parsed puzzles to counts and solutions.
    Compare(Compare),
    /// The pieces around the solver: parsing a line, writing a line.
    Pieces,
    /// Canonical forms of puzzles and of their solutions.
    Symmetry,
    /// Random solutions and puzzles; `--take` says how many in a round.
    Generate,
}

/// Options of every mode.
#[derive(clap::Args, Debug)]
pub(crate) struct Common {
    /// Names of sets, or files with one puzzle a line [default: every set there is].
    #[arg(long, value_delimiter = ',', global = true)]
    pub(crate) sets: Vec<String>,
    /// Takes this many puzzles of each set, evenly spaced.
    #[arg(long, value_name = "N", global = true)]
    pub(crate) take: Option<usize>,
    /// Measured rounds, after one to warm up.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..), global = true)]
    pub(crate) rounds: u32,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Output::Text, global = true)]
    pub(crate) output: Output,
}

/// How to print a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Output {
    /// Aligned columns.
    Text,
    /// As in BENCHMARKS.md.
    Markdown,
    /// Everything, every round's time too.
    Json,
}

/// Options of a comparison of solvers.
#[derive(clap::Args, Debug)]
pub(crate) struct Compare {
    /// Stops at this many solutions: 1 solves, 2 also proves that the solution is the only one.
    #[arg(long, value_delimiter = ',', default_value = "2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) limit: Vec<u8>,
    /// Whether the solver gets all puzzles in one call or one puzzle a call.
    #[arg(long = "mode", value_enum, value_delimiter = ',', default_value = "batch")]
    pub(crate) calls: Vec<Calls>,
    /// This project's engines by name, or none [default: each that the machine can run].
    #[arg(long, value_delimiter = ',')]
    pub(crate) engines: Vec<String>,
    /// Other solvers that are built in: sudoku, msolve, rustoku or none [default: all].
    #[arg(long, value_delimiter = ',')]
    pub(crate) rivals: Vec<String>,
    /// The contender that the others are divided by.
    #[arg(long, default_value = "sudoku", value_name = "NAME")]
    pub(crate) baseline: String,
    /// A solver in a shared library: size_t f(const char *puzzle, size_t limit, uint32_t flags, char *solution,
    /// size_t *guesses). Only name code that you trust.
    #[arg(long, value_name = "NAME=PATH:SYMBOL[:FLAGS]")]
    pub(crate) abi: Vec<AbiSpec>,
    /// A program that reads one puzzle a line and prints one line a puzzle that starts with the solution. Words are
    /// separated by blanks; {input} stands for the file (else it is the standard input), {limit} for the limit.
    #[arg(long, value_name = "NAME=PROGRAM ARGS")]
    pub(crate) command: Vec<CommandSpec>,
    /// Leaves a contender out of a set if a sample says that one round takes it longer than this.
    #[arg(long, default_value_t = 20.0, value_name = "SECONDS")]
    pub(crate) patience: f64,
}

/// A solver in a shared library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AbiSpec {
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) symbol: String,
    pub(crate) flags: u32,
}

/// A solver that is a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandSpec {
    pub(crate) name: String,
    pub(crate) words: Vec<String>,
}

impl FromStr for AbiSpec {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let expected = || format!("'{s}': expected NAME=PATH:SYMBOL or NAME=PATH:SYMBOL:FLAGS");
        let (name, rest) = s.split_once('=').ok_or_else(expected)?;
        let (rest, flags) = match rest.rsplit_once(':') {
            Some((rest, last)) if last.bytes().all(|b| b.is_ascii_digit()) => {
                (rest, last.parse().map_err(|_| expected())?)
            }
            _ => (rest, 0),
        };
        let (path, symbol) = rest.rsplit_once(':').ok_or_else(expected)?;
        if [name, path, symbol].iter().any(|part| part.is_empty()) {
            return Err(expected());
        }
        Ok(Self { name: name.into(), path: path.into(), symbol: symbol.into(), flags })
    }
}

impl FromStr for CommandSpec {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let (name, line) = s.split_once('=').unwrap_or_default();
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        if name.is_empty() || words.is_empty() {
            return Err(format!("'{s}': expected NAME=PROGRAM ARGS"));
        }
        Ok(Self { name: name.into(), words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_consistent() {
        use clap::CommandFactory as _;
        Args::command().debug_assert();
    }

    #[test]
    fn abi_specs_take_flags_or_not() {
        let spec = |path: &str, flags| AbiSpec { name: "x".into(), path: path.into(), symbol: "f".into(), flags };
        assert_eq!("x=./a.so:f".parse(), Ok(spec("./a.so", 0)));
        assert_eq!("x=c:/a.so:f:3".parse(), Ok(spec("c:/a.so", 3)));
        for bad in ["", "x", "x=a.so", "x=a.so:", "=a.so:f", "x=:f", "x=a.so:f:99999999999"] {
            assert!(bad.parse::<AbiSpec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn command_specs_need_a_program() {
        let spec: CommandSpec = "x=prog -n {limit}  {input}".parse().unwrap();
        assert_eq!(spec.words, ["prog", "-n", "{limit}", "{input}"]);
        assert!("x= ".parse::<CommandSpec>().is_err() && "prog".parse::<CommandSpec>().is_err());
    }
}
