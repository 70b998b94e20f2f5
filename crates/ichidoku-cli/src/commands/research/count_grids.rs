//! `ichidoku count-grids`

use clap::Args;
use ichidoku_api::{Ask, Control, CountGrids};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::write_object;

#[derive(Args, Debug)]
pub(crate) struct CountAllGrids {
    #[arg(long)]
    json: bool,
}

impl CountAllGrids {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let count = CountGrids {}.run(&Control::new())?;
        let mut text = Vec::new();
        if self.json {
            write_object(&count, &mut text);
        } else {
            text.extend_from_slice(format!("{}\n", count.grids).as_bytes());
        }
        let mut output = Output::open(None)?;
        output.write(&text)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
