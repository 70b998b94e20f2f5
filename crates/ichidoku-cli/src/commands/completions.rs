//! `ichidoku completions`

use clap::Args;
use clap_complete::Shell;

use crate::exit::{Exit, Failure};
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct Completions {
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, mut definition: clap::Command) -> Result<Exit, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut definition, "ichidoku", &mut script);
        let mut output = Output::open(None)?;
        output.write(&script)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
