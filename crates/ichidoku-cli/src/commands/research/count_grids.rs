//! `ichidoku count-grids`

use clap::Args;
use ichidoku::symmetry::{Canon, Census};

use crate::exit::{Exit, Failure};
use crate::output::Output;

/// Count all complete grids, by the classes of their first band
///
/// The number is computed, not looked up: for each of the 416 classes of bands, how many bands belong to it, times how many
/// grids begin with one of them.
#[derive(Args, Debug)]
pub(crate) struct CountGrids {}

impl CountGrids {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let grids = Census::new().grids(&Canon::new());
        let mut output = Output::open(None)?;
        output.write(format!("{grids}\n").as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
