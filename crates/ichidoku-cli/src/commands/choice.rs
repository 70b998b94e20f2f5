//! Which techniques are used.

use clap::Args;
use ichidoku_api::{Choice, Kind, Named};
use ichidoku_logic::Family;

use crate::values::kinds;

/// Which techniques are used, and in which order. A name is that of a technique or of a family.
#[derive(Args, Debug)]
pub(crate) struct Techniques {
    #[arg(long = "technique", value_name = "NAMES", value_delimiter = ',', value_parser = kinds(), hide_possible_values = true)]
    only: Vec<Kind>,

    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = kinds(), hide_possible_values = true)]
    without: Vec<Kind>,

    #[arg(long)]
    no_nets: bool,

    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = kinds(), hide_possible_values = true)]
    order: Vec<Kind>,
}

impl Techniques {
    /// The choice as requests have it.
    pub(crate) fn choice(&self) -> Choice {
        let named = |kinds: &[Kind]| kinds.iter().copied().map(Named).collect();
        let mut without: Vec<Named<Kind>> = named(&self.without);
        without.extend(self.no_nets.then_some(Named(Kind::Family(Family::Nets))));
        Choice { only: named(&self.only), without, order: named(&self.order) }
    }
}
