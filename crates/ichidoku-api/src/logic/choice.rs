//! Which techniques are used, in which order.

use ichidoku_logic::{Family, Solver, Technique};
use serde::{Deserialize, Serialize};

use crate::notation::Named;

/// Which techniques are used, in which order. Without anything all usual ones, easiest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Only these techniques or families, easiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Named<Kind>>,
    /// None of these. `nets` leaves out forcing nets, whose proofs try candidates out, those of nested nets two levels deep.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Named<Kind>>,
    /// These first, in this order; the others follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Named<Kind>>,
}

/// A technique, or all techniques of a family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One technique.
    Technique(Technique),
    /// The techniques of a family.
    Family(Family),
}

impl Kind {
    /// All techniques of this kind.
    pub fn techniques(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.iter().copied().filter(move |technique| match self {
            Self::Technique(only) => *technique == only,
            Self::Family(family) => technique.info().family == family,
        })
    }
}

impl Choice {
    /// The solver with these techniques.
    pub fn solver(&self) -> Solver {
        let listed =
            |kinds: &[Named<Kind>]| -> Vec<Technique> { kinds.iter().flat_map(|kind| kind.0.techniques()).collect() };
        let mut order =
            if self.only.is_empty() { Solver::default().order().to_vec() } else { easiest_first(listed(&self.only)) };
        let without = listed(&self.without);
        let first: Vec<Technique> =
            self.order.iter().flat_map(|kind| easiest_first(kind.0.techniques().collect())).collect();
        order.retain(|technique| !without.contains(technique) && !first.contains(technique));
        Solver::with_order(first.into_iter().chain(order))
    }
}

fn easiest_first(mut techniques: Vec<Technique>) -> Vec<Technique> {
    techniques.sort_by_key(|technique| technique.difficulty());
    techniques
}
