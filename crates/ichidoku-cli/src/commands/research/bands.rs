//! `ichidoku bands`

use std::io::Write;

use clap::Args;
use ichidoku::symmetry::{BandClass, Canon, Census};
use serde::Serialize;

use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::records::write_object;

/// List the 416 equivalence classes of bands
///
/// One class per line, with tabs between: its number, its least band, the number of bands in it, the number of automorphisms
/// of each, and the number of grids that begin with any one of them.
#[derive(Args, Debug)]
pub(crate) struct Bands {
    /// Print one JSON object per class
    #[arg(long)]
    json: bool,
}

/// What `--json` says of a class.
#[derive(Serialize)]
struct Object {
    class: u16,
    band: String,
    bands: u64,
    automorphisms: u64,
    grids: u64,
}

impl Bands {
    pub(crate) fn run(&self) -> Result<Exit, Failure> {
        let (canon, census) = (Canon::new(), Census::new());
        let mut lines = Vec::new();
        for class in canon.band_classes() {
            let BandClass { id, size, order, .. } = class;
            let grids = census.completions(&class);
            if self.json {
                write_object(
                    &Object { class: id, band: class.to_string(), bands: size, automorphisms: order, grids },
                    &mut lines,
                );
            } else {
                // A vector takes everything.
                let _ = writeln!(lines, "{id}\t{class}\t{size}\t{order}\t{grids}");
            }
        }
        let mut output = Output::open(None)?;
        output.write(&lines)?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}
