//! The language of refusals: that of the client, by the header Accept-Language.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use ichidoku_words::Words;

use crate::problem::Problem;

/// The languages that the client accepts, as it lists them.
pub(crate) fn accepted(headers: &HeaderMap) -> String {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default().to_owned()
}

/// Says why a request is refused in the language that the client accepts.
pub(crate) async fn of_refusals(request: Request, next: Next) -> Response {
    let accepted = accepted(request.headers());
    let mut response = next.run(request).await;
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        *response.body_mut() = Body::from(problem.json_in(Words::of_preferred(&accepted).language()));
    }
    response
}
