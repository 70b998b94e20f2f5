//! The arguments as a whole.

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};

use anstream::AutoStream;
use anstream::stream::{AsLockedWrite, RawStream};
use clap::{CommandFactory, Parser};
use ichidoku_words::Words;

use crate::commands::Command;
use crate::exit::{Exit, Failure};
use crate::help;
use crate::terminal::{ColorChoice, Terminal};
use crate::values::Names;
use crate::words;

#[derive(Debug, Parser)]
#[command(name = "ichidoku", version, arg_required_else_help = true, subcommand_required = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = ColorChoice::Auto, global = true)]
    color: ColorChoice,

    #[arg(long, short, global = true)]
    quiet: bool,

    #[arg(long, value_name = "CODE", value_parser = languages(), hide_possible_values = true, global = true)]
    language: Option<&'static str>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command as clap knows it, with groups, examples and exit statuses in the help.
pub(crate) fn definition() -> clap::Command {
    help::complete(Cli::command())
}

/// Accepts the codes of the languages.
fn languages() -> Names<&'static str> {
    Names::new("language", Words::languages().map(|code| (code, code)))
}

/// The values that the arguments of the program give an option, wherever it stands: errors of the arguments and the help
/// follow some, too.
fn values_of(option: &str, arguments: impl Iterator<Item = OsString>) -> Vec<String> {
    let mut arguments = arguments.take_while(|argument| argument != "--").map(|a| a.to_string_lossy().into_owned());
    let mut values = Vec::new();
    while let Some(argument) = arguments.next() {
        values.extend(match argument.strip_prefix(option) {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        });
    }
    values
}

/// Parses the arguments; where that ends the program, says so.
pub(crate) fn parse() -> Result<(Cli, Terminal), Exit> {
    let languages = values_of("--language", env::args_os());
    if let Some(code) = languages.iter().rfind(|code| Words::languages().any(|known| known == *code)) {
        words::choose(code);
    }
    let colour = ColorChoice::among(&values_of("--color", env::args_os()));
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
            let printed = print(&error, colour).and_then(|()| io::stdout().flush());
            Err(match printed {
                // If standard error is closed, there is nobody left to tell.
                _ if error.use_stderr() => Exit::BadInput,
                Ok(()) => Exit::Fine,
                Err(error) => {
                    Failure::writing(words::word("standard-output"), &error).report(&Terminal::new(colour, false))
                }
            })
        }
    }
}

/// Prints help or an error of clap's in the language chosen.
fn print(error: &clap::Error, colour: ColorChoice) -> io::Result<()> {
    if words::is_english() {
        return error.print();
    }
    let text = words::of_clap(&error.render().ansi().to_string());
    if error.use_stderr() { write(io::stderr(), &text, colour) } else { write(io::stdout(), &text, colour) }
}

fn write<S: RawStream + AsLockedWrite>(stream: S, text: &str, colour: ColorChoice) -> io::Result<()> {
    let choice = colour.of_stream(&stream);
    AutoStream::new(stream, choice).write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_an_option_are_found_wherever_it_stands() {
        let values = |arguments: &[&str]| values_of("--color", arguments.iter().map(OsString::from));
        assert_eq!(values(&["ichidoku", "solve", "--color", "always", "--color=never"]), ["always", "never"]);
        assert_eq!(values(&["ichidoku", "--colors", "--", "--color=never"]), <[String; 0]>::default());
    }
}
