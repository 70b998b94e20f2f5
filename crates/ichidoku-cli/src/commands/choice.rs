//! Which techniques are used.

use clap::Args;
use ichidoku_api::{Choice, Kind, Named};

/// Which techniques are used, and in which order. A name is that of a technique or of a family.
#[derive(Args, Debug)]
pub(crate) struct Techniques {
    /// Use only these techniques or families, easiest first: `naked-pair,x-wing,chains`
    #[arg(long = "technique", value_name = "NAMES", value_delimiter = ',')]
    only: Vec<Named<Kind>>,

    /// Leave out these techniques or families: `uniqueness,forcing`
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    without: Vec<Named<Kind>>,

    /// Try these first, in this order
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    order: Vec<Named<Kind>>,
}

impl Techniques {
    /// The choice as requests have it.
    pub(crate) fn choice(&self) -> Choice {
        Choice { only: self.only.clone(), without: self.without.clone(), order: self.order.clone() }
    }
}
