//! The command line of ichidoku. It translates: arguments into questions for the library, answers into lines.

mod args;
mod atomic_file;
mod commands;
mod destination;
mod exit;
mod help;
mod input;
mod input_stream;
mod inputs;
mod interrupt;
mod ordered;
mod output;
mod part;
mod pipeline;
mod progress;
mod record_writer;
mod records;
mod rejected;
mod stdin;
mod summary;
mod terminal;
mod unreadable;
mod values;
mod variant_inputs;
mod width;
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    let (cli, terminal) = match args::parse() {
        Ok(parsed) => parsed,
        Err(exit) => return exit.into(),
    };
    interrupt::install();
    match commands::run(cli.command, args::definition, &terminal) {
        Ok(exit) => exit.into(),
        Err(failure) => {
            interrupt::discard();
            failure.report(&terminal).into()
        }
    }
}
