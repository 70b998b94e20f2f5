//! `ichidoku lab`

mod animate;
mod budget;
mod compare;
mod explain;
mod list;
mod methods;
mod puzzles;
mod run;

use clap::{Args, Subcommand};

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

#[derive(Args, Debug)]
pub(crate) struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(list::List),
    Run(run::Run),
    Compare(compare::Compare),
    Explain(explain::Explain),
}

impl Lab {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        match &self.command {
            Command::List(list) => list.run(),
            Command::Run(run) => run.run(),
            Command::Compare(compare) => compare.run(terminal),
            Command::Explain(explain) => explain.run(),
        }
    }
}
