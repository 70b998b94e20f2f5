//! Whether the server is there.

use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use serde::Serialize;

#[cfg(feature = "schema")]
use crate::description::Description;
use crate::endpoint::Endpoint;
use crate::json::to_json;
use crate::problem::Problem;
use crate::shared::Shared;

/// The state of the server.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Health {
    /// Always `ok`: a server that is not well does not answer.
    status: Status,
    /// The version of the program.
    version: &'static str,
    /// How many computations run or wait for their turn.
    computations: usize,
    /// How many of them have turned out to be long.
    long: usize,
}

/// The only state that can be told.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HealthStatus"))]
#[serde(rename_all = "kebab-case")]
enum Status {
    Ok,
}

/// Whether the server is there, and whether it takes more work.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    vec![
        Endpoint {
            path: "/health".to_owned(),
            route: get(health),
            #[cfg(feature = "schema")]
            described: described("health", "Says that the server is there, and how busy it is."),
        },
        Endpoint {
            path: "/ready".to_owned(),
            route: get(ready),
            #[cfg(feature = "schema")]
            described: described("ready", "Says the same while it takes long computations, too; otherwise 503."),
        },
    ]
}

#[cfg(feature = "schema")]
fn described(id: &str, summary: &str) -> Description {
    Description::new::<Health>("server", id, summary)
}

/// For whoever spreads requests among servers: one that is full is left alone for a while.
async fn ready(State(shared): State<Shared>) -> Result<Response, Problem> {
    if shared.has_room() { health(State(shared)).await } else { Err(Problem::busy()) }
}

async fn health(State(shared): State<Shared>) -> Result<Response, Problem> {
    let (computations, long) = (shared.computations(), shared.long_computations());
    to_json(&Health { status: Status::Ok, version: env!("CARGO_PKG_VERSION"), computations, long })
}
