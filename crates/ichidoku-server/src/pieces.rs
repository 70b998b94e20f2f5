//! Answers that come piece by piece, while what they answer still comes.

use std::io;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::task::yield_now;

use crate::body::Kind;
use crate::problem::Problem;

/// An answer in the making.
pub(crate) trait Pieces: Send + 'static {
    /// The next bytes; nothing after the last.
    fn next(&mut self) -> impl Future<Output = Result<Option<Bytes>, Problem>> + Send;
}

/// Answers with pieces. What is wrong before the first of them is a refusal; later, the answer breaks off without its end, for its
/// status was sent long before.
pub(crate) async fn answer(kind: Kind, mut pieces: impl Pieces) -> Result<Response, Problem> {
    let first = pieces.next().await?;
    Ok(([(header::CONTENT_TYPE, kind.name())], body(first, pieces)).into_response())
}

/// The body of an answer that begins with these bytes and goes on with the pieces.
fn body(first: Option<Bytes>, pieces: impl Pieces) -> Body {
    Body::from_stream(stream::try_unfold((first, pieces), async |(first, mut pieces)| {
        let next = match first {
            None => pieces.next().await,
            first => Ok(first),
        };
        match next {
            Ok(next) => Ok(next.map(|bytes| (bytes, (None, pieces)))),
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
