//! The arguments as a whole.

use std::env;
use std::io::{self, Write};

use clap::{CommandFactory, Parser};

use crate::commands::Command;
use crate::exit::{Exit, Failure};
use crate::help;
use crate::terminal::{ColorChoice, Terminal};

/// Solve, rate, explain, generate and analyse Sudoku puzzles, one or millions.
///
/// Puzzles come from files, from standard input or from the arguments, in any common format, plain or gzipped: 81 characters
/// per line, nine rows, boxed grids, candidate grids, CSV, JSON and more. The format is detected.
#[derive(Debug, Parser)]
#[command(name = "ichidoku", version, arg_required_else_help = true, subcommand_required = true, max_term_width = 100)]
pub(crate) struct Cli {
    /// When to use colour, in help and errors, too
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto, global = true)]
    color: ColorChoice,

    /// Print only data and errors: no progress bar, no notes
    #[arg(long, short, global = true)]
    quiet: bool,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command as clap knows it, with groups, examples and exit statuses in the help.
pub(crate) fn definition() -> clap::Command {
    help::complete(Cli::command())
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
            let printed = error.print().and_then(|()| io::stdout().flush());
            Err(match printed {
                // If standard error is closed, there is nobody left to tell.
                _ if error.use_stderr() => Exit::BadInput,
                Ok(()) => Exit::Fine,
                Err(error) => Failure::writing("standard output", &error).report(&Terminal::new(colour, false)),
            })
        }
    }
}
