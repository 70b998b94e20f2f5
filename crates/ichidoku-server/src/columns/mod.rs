//! Columns of puzzles over HTTP: a stream of Arrow in, the same stream with the columns of the answer out, batch by batch.
//!
//! A batch is read, worked on in turns with other requests, and written; meanwhile at most one more is read ahead. So memory is
//! bounded by the size of a batch, however long the stream is. What is wrong before the first batch is answered is a refusal;
//! later, the answer breaks off without its end, for its status was sent long before.
//!
//! ```text
//!   offer     which plans there are      source    the bytes of the body, as far as they have come
//!   asked     what the address asks      messages  its messages of Arrow, within limits
//!   find      the column of puzzles      batches   messages as batches of rows
//!   rows      the work on a batch        answer    the columns beside those that came
//!   table     all of it, batch by batch
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
mod source;
mod table;

use std::io;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use futures_util::stream;
use tokio::task::yield_now;

use crate::body::Kind;
use crate::endpoint::{Endpoint, kind_of};
use crate::problem::Problem;
use crate::shared::Shared;
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
    kind_of(request.headers(), &[Kind::Arrow])?;
    let asked = asked::Asked::read(offer, request.uri().query().unwrap_or_default())?;
    let mut table = Table::new(shared, asked, request.into_body());
    let first = table.next().await?;
    Ok(([(header::CONTENT_TYPE, Kind::Arrow.name())], body(first, table)).into_response())
}

/// The body of an answer that begins with these bytes and goes on with those of the table.
fn body(first: Option<Bytes>, table: Table) -> Body {
    Body::from_stream(stream::try_unfold((first, table), async |(first, mut table)| {
        let next = match first {
            None => table.next().await,
            first => Ok(first),
        };
        match next {
            Ok(next) => Ok(next.map(|bytes| (bytes, (None, table)))),
            Err(problem) => Err(break_off(&problem).await),
        }
    }))
}

/// Ends the connection before the end of the answer.
async fn break_off(problem: &Problem) -> io::Error {
    tracing::info!(reason = problem.message(), "a stream was broken off");
    // A connection that breaks drops what it has not sent yet; it sends while it waits.
    yield_now().await;
    io::Error::other(problem.message().to_owned())
}
