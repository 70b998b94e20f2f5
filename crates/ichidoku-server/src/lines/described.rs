//! What the description of the interface says of lines.

use serde_json::{Value, json};

use super::asked::names;
use crate::body::Kind;
use crate::description::{Asked, Description};

/// What is sent.
pub(crate) const ASKED: &str = "One request per line, each an object as the endpoint for one takes it; or, as `text/plain`, one puzzle \
    per line for requests that are about one. Parameters in the address are fields of all lines that don't have them themselves, as in \
    `?limit=2`. Blank lines are passed over. A line is at most as long as other bodies may be, 1 MiB, and there is no limit for all of \
    them. A client reads the answers while it sends.";

/// What is answered.
pub(crate) const ANSWERED: &str = "One answer per line and in the same order: what the endpoint for one request answers, or a `Problem` whose field \
    `line` says which line it is about. Each line has the time of a request. If the lines can't be read to their end, the last answer says so and the body breaks off.";

/// Of the endpoint for all requests.
pub(crate) fn of_all() -> Description {
    let summary = "Answers many requests of one kind, one per line.";
    Description { asked: Asked::WithLines, ..Description::new::<String>("batches", "batch", summary) }
}

/// The parameter in the path that says which request the lines are.
pub(crate) fn which() -> Value {
    let names: Vec<&str> = names().collect();
    json!({ "name": "request", "in": "path", "required": true, "description": "The request that every line is.",
        "schema": { "type": "string", "enum": names } })
}

/// The bodies that are sent.
pub(crate) fn bodies() -> Value {
    json!({ (Kind::Lines.name()): { "schema": { "type": "string" } }, (Kind::Text.name()): { "schema": { "type": "string" } } })
}

/// The body that is answered.
pub(crate) fn answers() -> Value {
    json!({ (Kind::Lines.name()): { "schema": { "type": "string" } } })
}
