//! Many requests of one kind in one: lines for each request that has a body, columns for some of them.

use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::post;
use ichidoku_api as api;

use crate::body::Kind;
use crate::endpoint::{Endpoint, kind_of};
use crate::problem::Problem;
use crate::shared::Shared;
use crate::{lines, pieces};

/// The endpoint for all requests that have a body.
pub(crate) fn endpoint() -> Endpoint {
    Endpoint {
        path: format!("/api/v{}/{{request}}/batch", api::VERSION),
        route: post(async move |State(shared): State<Shared>, Path(name): Path<String>, request: Request| {
            let name =
                lines::names().find(|known| *known == name).ok_or_else(|| Problem::not_found(request.uri().path()))?;
            of_lines(shared, request, name).await
        }),
        #[cfg(feature = "schema")]
        described: lines::described::of_all(),
    }
}

/// Answers lines, each as a request of this name.
pub(crate) async fn of_lines(shared: Shared, request: Request, name: &'static str) -> Result<Response, Problem> {
    if cfg!(not(feature = "columns")) && Kind::stated(request.headers()) == Some(Kind::Arrow) {
        return Err(Problem::without_columns(request.uri().path()));
    }
    let is_of_puzzle = lines::takes_puzzle(name);
    let kinds: &[Kind] = if is_of_puzzle { &[Kind::Lines, Kind::Text] } else { &[Kind::Lines] };
    let kind = kind_of(request.headers(), kinds)?;
    pieces::answer(Kind::Lines, lines::Answers::new(shared, request, name, kind)).await
}
