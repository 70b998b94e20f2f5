//! Which plans there are for columns.

use ichidoku_arrow::{Plan, Scale};
use serde_json::json;

use crate::endpoint::Parameter;
use crate::shared::SOLUTIONS;

/// A plan, as the address and the description name it.
pub(super) struct Offer {
    /// The request of the vocabulary that asks the same of one puzzle.
    pub(super) name: &'static str,
    /// The name of the operation.
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    pub(super) plan: Plan,
}

/// All plans, without what the parameters change.
pub(super) const OFFERS: [Offer; 5] = [
    Offer {
        name: "solve",
        id: "solve-batch",
        summary: "Solves a column: adds `solution` (null unless it is the only one), `count` (0, 1, or 2 for several), `guesses` and \
            `error`.",
        plan: Plan::Solve,
    },
    Offer {
        name: "count",
        id: "count-batch",
        summary: "Counts the solutions of a column: adds `count`, `guesses` and `error`.",
        plan: Plan::Count { limit: SOLUTIONS },
    },
    Offer {
        name: "rate",
        id: "rate-batch",
        summary: "Rates a column: adds `status`, `grade`, `score` (on the scale se121 also `ep` and `ed`) and `error`.",
        plan: Plan::Rate(Scale::Ichidoku),
    },
    Offer {
        name: "canonical",
        id: "canonical-batch",
        summary: "Brings a column to canonical form: adds `canonical`, `automorphisms` and `error`.",
        plan: Plan::Canonical,
    },
    Offer {
        name: "check",
        id: "check-batch",
        summary: "Checks a column: adds `verdict`, `clues`, `solutions` (counted up to 1000), `minimal` and `error`.",
        plan: Plan::Check,
    },
];

impl Offer {
    /// The parameters in the address.
    pub(super) fn parameters(&self) -> Vec<Parameter> {
        let column = Parameter {
            name: "column",
            description: "The column of puzzles. Without it, a usual name such as `puzzle` says which, or else what is in the first row.",
            schema: json!({ "type": "string" }),
        };
        let limit = || Parameter {
            name: "limit",
            description: "Count no further than this.",
            schema: json!({ "type": "integer", "minimum": 1, "maximum": SOLUTIONS, "default": SOLUTIONS }),
        };
        let scale = || Parameter {
            name: "scale",
            description: "The scale of the score.",
            schema: json!({
                "type": "string", "enum": Scale::ALL.iter().map(|scale| scale.name()).collect::<Vec<_>>(),
                "default": Scale::Ichidoku.name(),
            }),
        };
        let own = match self.plan {
            Plan::Count { .. } => Some(limit()),
            Plan::Rate(_) => Some(scale()),
            Plan::Solve | Plan::Canonical | Plan::Check => None,
        };
        [column].into_iter().chain(own).collect()
    }
}
