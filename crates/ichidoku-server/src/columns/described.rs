//! What the description of the interface says of these endpoints.

use ichidoku_arrow::Scale;
use serde_json::json;

use super::offer::Offer;
use crate::description::{Asked, Description, Parameter};
use crate::shared::SOLUTIONS;

/// Of the endpoint for a plan.
pub(super) fn of(offer: &Offer) -> Description {
    let parameters = offer.parameters().iter().map(|name| parameter(name)).collect();
    Description {
        asked: Asked::WithTable(parameters),
        ..Description::new::<String>("columns", offer.id, summary(offer.name))
    }
}

fn summary(name: &str) -> &'static str {
    match name {
        "solve" => {
            "Solves a column: adds `solution` (null unless it is the only one), `count` (0, 1, or 2 for several), `guesses` and \
                `error`."
        }
        "count" => "Counts the solutions of a column: adds `count`, `guesses` and `error`.",
        "rate" => {
            "Rates a column: adds `status`, `grade`, `score` (on the scales se121 and sukaku also `ep` and `ed`) and `error`."
        }
        "canonical" => "Brings a column to canonical form: adds `canonical`, `automorphisms` and `error`.",
        _ => "Checks a column: adds `verdict`, `clues`, `solutions` (counted up to 1000), `minimal` and `error`.",
    }
}

fn parameter(name: &'static str) -> Parameter {
    let (description, schema) = match name {
        "column" => (
            "The column of puzzles. Without it, a usual name such as `puzzle` says which, or else what is in the first row.",
            json!({ "type": "string" }),
        ),
        "limit" => (
            "Count no further than this.",
            json!({ "type": "integer", "minimum": 1, "maximum": SOLUTIONS, "default": SOLUTIONS }),
        ),
        _ => ("The scale of the score.", {
            let names: Vec<&str> = Scale::ALL.iter().map(|scale| scale.name()).collect();
            json!({ "type": "string", "enum": names, "default": Scale::Ichidoku.name() })
        }),
    };
    Parameter { name, description, schema }
}
