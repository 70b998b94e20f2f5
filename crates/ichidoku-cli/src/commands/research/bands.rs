//! `ichidoku bands`

use std::io::Write;

use clap::Args;
use ichidoku_api::{Ask, BandInfo, Bands, Control};

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::write_object;

#[derive(Args, Debug)]
pub(crate) struct ListBands {
    #[arg(long)]
    json: bool,
}

impl ListBands {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let mut lines = Vec::new();
        for class in (Bands {}).run(&Control::new())?.bands {
            if self.json {
                write_object(&class, &mut lines);
            } else {
                let BandInfo { class, band, bands, automorphisms, grids } = class;
                // A vector takes everything.
                let _ = writeln!(lines, "{class}\t{band}\t{bands}\t{automorphisms}\t{grids}");
            }
        }
        let mut output = Output::open(None)?;
        output.write(&lines)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
