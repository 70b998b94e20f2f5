//! `ichidoku count-grids`

use clap::Args;
use ichidoku_api::{Ask, Control, CountGrids};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::write_object;

/// Count all complete grids, by the class of their first band
///
/// The number is computed, not looked up: for each of the 416 classes of bands, the number of bands in it, times the number of
/// grids that begin with one of them.
#[derive(Args, Debug)]
pub(crate) struct CountAllGrids {
    /// Print one JSON object; the number is a string, since it has more digits than most readers keep
    #[arg(long)]
    json: bool,
}

impl CountAllGrids {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let count = CountGrids {}.run(&Control::new()).map_err(Failure::new)?;
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
