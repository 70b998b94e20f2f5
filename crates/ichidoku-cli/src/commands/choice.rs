//! Which techniques are used.

use clap::Args;
use ichidoku_api::{Choice, Kind, Named};
use ichidoku_logic::Family;

use crate::values::kinds;

/// Which techniques are used, and in which order. A name is that of a technique or of a family.
#[derive(Args, Debug)]
pub(crate) struct Techniques {
    /// Use only these techniques or families, easiest first: `naked-pair,x-wing,chains`. Repeatable
    #[arg(long = "technique", value_name = "NAMES", value_delimiter = ',', value_parser = kinds(), hide_possible_values = true)]
    only: Vec<Kind>,

    /// Leave out these techniques or families: `uniqueness,forcing`. Repeatable
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = kinds(), hide_possible_values = true)]
    without: Vec<Kind>,

    /// Leave out forcing nets, which try candidates out, nested ones two deep; the same as `--without nets`
    #[arg(long)]
    no_nets: bool,

    /// Try these first, in this order. Repeatable
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
