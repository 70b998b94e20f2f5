//! Which plans there are for columns.

use ichidoku_arrow::{Plan, Scale};

use crate::shared::SOLUTIONS;

/// A plan, as the address and the description name it.
pub(super) struct Offer {
    /// The request of the vocabulary that asks the same of one puzzle.
    pub(super) name: &'static str,
    /// The name of the operation.
    pub(super) id: &'static str,
    pub(super) plan: Plan,
}

/// All plans, without what the parameters change.
pub(super) const OFFERS: [Offer; 5] = [
    Offer { name: "solve", id: "solve-batch", plan: Plan::Solve },
    Offer { name: "count", id: "count-batch", plan: Plan::Count { limit: SOLUTIONS } },
    Offer { name: "rate", id: "rate-batch", plan: Plan::Rate(Scale::Ichidoku) },
    Offer { name: "canonical", id: "canonical-batch", plan: Plan::Canonical },
    Offer { name: "check", id: "check-batch", plan: Plan::Check },
];

impl Offer {
    /// The names of the parameters in the address, all of which may be left out.
    pub(super) const fn parameters(&self) -> &'static [&'static str] {
        match self.plan {
            Plan::Count { .. } => &["column", "limit"],
            Plan::Rate(_) => &["column", "scale"],
            Plan::Solve | Plan::Canonical | Plan::Check => &["column"],
        }
    }
}
