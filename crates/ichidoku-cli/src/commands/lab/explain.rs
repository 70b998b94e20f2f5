//! `ichidoku lab explain`

use clap::Args;
use ichidoku_lab::{Algorithm, Method};

use super::methods::methods;
use crate::exit::{Exit, Failure};
use crate::output::Output;

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[arg(value_parser = methods(), hide_possible_values = true)]
    algorithm: Method,

    #[arg(long)]
    source: bool,
}

impl Explain {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let method = self.algorithm;
        let text = if self.source { method.source().to_owned() } else { method.about().text() };
        let mut output = Output::open(None)?;
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
