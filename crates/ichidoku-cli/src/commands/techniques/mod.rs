//! `ichidoku techniques`

mod explain;
mod list;
mod words;

use clap::{Args, Subcommand};

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Techniques {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    list: list::List,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(list::List),
    Explain(explain::Explain),
}

impl Techniques {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        match &self.command {
            None => self.list.run(),
            Some(Command::List(list)) => list.run(),
            Some(Command::Explain(explain)) => explain.run(terminal),
        }
    }
}
