//! Which techniques are used.

use clap::Args;
use ichidoku_api::{Choice, Kind, Named};
use ichidoku_logic::Family;

use super::variants::Variants;
use crate::exit::Failure;
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
    /// A failure if an option was given: techniques of variants aren't chosen.
    pub(crate) fn refuse_for(&self, variants: &Variants) -> Result<(), Failure> {
        variants.refuse("--technique", !self.only.is_empty())?;
        variants.refuse("--without", !self.without.is_empty())?;
        variants.refuse("--no-nets", self.no_nets)?;
        variants.refuse("--order", !self.order.is_empty())
    }

    /// The choice as requests have it.
    pub(crate) fn choice(&self) -> Choice {
        let named = |kinds: &[Kind]| kinds.iter().copied().map(Named).collect();
        let mut without: Vec<Named<Kind>> = named(&self.without);
        without.extend(self.no_nets.then_some(Named(Kind::Family(Family::Nets))));
        Choice { only: named(&self.only), without, order: named(&self.order) }
    }
}
