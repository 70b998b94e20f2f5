//! Which path leads where.

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::header;
use axum::routing::get;
use axum::{Router, middleware};

use crate::config::Config;
use crate::endpoint::Endpoint;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::{compatible, endpoint, files, headers, health, log, openapi};

/// All paths.
pub(crate) fn router(config: &Config) -> Router {
    let files = config.files;
    endpoints()
        .into_iter()
        .fold(description(), |router, endpoint| router.route(&endpoint.path, endpoint.route))
        .method_not_allowed_fallback(async || Problem::method_not_allowed())
        .layer(middleware::from_fn(headers::shared))
        .layer(headers::cors())
        .fallback(async move |request: Request| files::serve(files, &request))
        .layer(middleware::from_fn(headers::strict))
        .layer(middleware::from_fn(log::requests))
        .with_state(Shared::new(&config.limits))
}

/// All that is described.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    [endpoint::vocabulary(), compatible::endpoints(), vec![health::endpoint()]].into_iter().flatten().collect()
}

/// The path of the description.
fn description() -> Router<Shared> {
    let document = Bytes::from(openapi::openapi());
    Router::new()
        .route(openapi::PATH, get(async move || ([(header::CONTENT_TYPE, "application/json")], document.clone())))
}
