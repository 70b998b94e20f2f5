//! Columns of puzzles over HTTP: a stream of Arrow in, the same stream with the columns of the answer out, batch by batch.
//!
//! A batch is read, worked on in turns with other requests, and written; meanwhile at most one more is read ahead. So memory is
//! bounded by the size of a batch, however long the stream is.
//!
//! ```text
//!   offer     which plans there are      messages  the messages of Arrow in the body, within limits
//!   asked     what the address asks      batches   messages as batches of rows
//!   find      the column of puzzles      answer    the columns beside those that came
//!   rows      the work on a batch        table     all of it, batch by batch
//! ```

mod answer;
mod asked;
mod batches;
#[cfg(feature = "schema")]
mod described;
mod find;
mod messages;
mod offer;
mod rows;
mod table;

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::post;

use crate::body::Kind;
use crate::endpoint::{Endpoint, kind_of};
use crate::problem::Problem;
use crate::shared::Shared;
use crate::{batch, pieces};
use offer::{OFFERS, Offer};
use table::Table;

/// An endpoint for each plan.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    OFFERS.iter().map(endpoint).collect()
}

fn endpoint(offer: &'static Offer) -> Endpoint {
    Endpoint {
        path: format!("/api/v{}/{}/batch", ichidoku_api::VERSION, offer.name),
        route: post(async move |State(shared): State<Shared>, request: Request| answer(shared, request, offer).await),
        #[cfg(feature = "schema")]
        described: described::of(offer),
    }
}

async fn answer(shared: Shared, request: Request, offer: &'static Offer) -> Result<Response, Problem> {
    if kind_of(request.headers(), &[Kind::Arrow, Kind::Lines, Kind::Text])? != Kind::Arrow {
        return batch::of_lines(shared, request, offer.name).await;
    }
    let asked = asked::Asked::read(offer, request.uri().query().unwrap_or_default())?;
    pieces::answer(Kind::Arrow, Table::new(shared, asked, request.into_body())).await
}
