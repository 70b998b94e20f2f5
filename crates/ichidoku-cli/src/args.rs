//! The arguments as a whole.

use std::env;

use clap::{CommandFactory, Parser};

use crate::commands::Command;
use crate::exit::{self, Exit};
use crate::terminal::{ColorChoice, Terminal};

/// Solve, count, enumerate, check and convert Sudoku puzzles, one or millions.
///
/// Puzzles are read from files, from standard input or from the arguments themselves, in any common form, plain or
/// gzipped: 81 characters a line, nine rows, boxed grids, candidate grids, CSV, JSON and more. The form is never named.
#[derive(Debug, Parser)]
#[command(name = "ichidoku", version, arg_required_else_help = true, subcommand_required = true, max_term_width = 100)]
pub(crate) struct Cli {
    /// When to use colour
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto, global = true)]
    color: ColorChoice,

    /// No progress bar, no notes: only data, and errors
    #[arg(long, short, global = true)]
    quiet: bool,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command as clap knows it, with the exit statuses in every long help.
pub(crate) fn definition() -> clap::Command {
    let help = format!("Exit status:\n{}", exit::STATUS);
    Cli::command().after_long_help(help.clone()).mut_subcommands(move |command| command.after_long_help(help.clone()))
}

/// Parses the arguments; where that ends the program, says so.
pub(crate) fn parse() -> Result<(Cli, Terminal), Exit> {
    let colour = ColorChoice::among(env::args_os());
    let parsed = definition().color(colour.of_clap()).try_get_matches().and_then(|matches| {
        use clap::FromArgMatches;
        Cli::from_arg_matches(&matches)
    });
    match parsed {
        Ok(cli) => {
            let terminal = Terminal::new(cli.color, cli.quiet);
            Ok((cli, terminal))
        }
        Err(error) => {
            // Help that was asked for goes to standard output; a pipe closed early is no reason to complain.
            let _ = error.print();
            Err(if error.use_stderr() { Exit::BadInput } else { Exit::Fine })
        }
    }
}
