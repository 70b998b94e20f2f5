//! The 416 classes of bands.

use ichidoku::symmetry::{Canon, Census};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for the 416 equivalence classes of bands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bands {}

/// The classes of bands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BandList {
    /// The classes, ascending by their least bands.
    pub bands: Vec<BandInfo>,
}

/// A class of bands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BandInfo {
    /// The number of the class, from 1.
    pub class: u16,
    /// Its least band, 27 digits.
    pub band: String,
    /// How many bands are in it.
    pub bands: u64,
    /// How many automorphisms each of them has.
    pub automorphisms: u64,
    /// How many grids begin with any one of them.
    pub grids: u64,
}

impl Ask for Bands {
    type Answer = BandList;

    const EXAMPLE: &'static str = "{}";

    fn run(&self, control: &Control<'_>) -> Result<BandList, Error> {
        let (canon, census) = (Canon::new(), Census::new());
        let info = |class: ichidoku::symmetry::BandClass| {
            control.go_on()?;
            Ok(BandInfo {
                class: class.id,
                band: class.to_string(),
                bands: class.size,
                automorphisms: class.order,
                grids: census.completions(&class),
            })
        };
        Ok(BandList { bands: canon.band_classes().map(info).collect::<Result<_, Error>>()? })
    }
}
