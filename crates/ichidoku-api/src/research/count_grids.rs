//! The number of all complete grids.

use serde::{Deserialize, Serialize};

use super::Bands;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;

/// Asks for the number of complete grids, computed from the classes of bands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CountGrids {}

/// The number of complete grids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GridCount {
    /// The number; a text, since it has more digits than most readers of JSON keep.
    pub grids: String,
}

impl Ask for CountGrids {
    type Answer = GridCount;

    const EXAMPLE: &'static str = "{}";

    /// Adds up, over all classes, the bands of a class times the grids that begin with one of them.
    fn run(&self, control: &Control<'_>) -> Result<GridCount, Error> {
        let bands = Bands {}.run(control)?.bands;
        let grids: u128 = bands.iter().map(|class| u128::from(class.bands) * u128::from(class.grids)).sum();
        Ok(GridCount { grids: grids.to_string() })
    }
}
