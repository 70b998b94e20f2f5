//! Which path leads where.

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::header;
use axum::routing::{any, get};
use axum::{Router, middleware};

use crate::config::Config;
use crate::endpoint::Endpoint;
use crate::host::{self, Hosts};
use crate::problem::Problem;
use crate::shared::Shared;
use crate::{endpoints, files, headers, health, language, log, openapi};

/// All paths.
pub(crate) fn router(config: &Config) -> Router {
    let files = config.files;
    let hosts = Hosts::new(config.address, &config.hosts);
    with(description(), endpoints::open())
        .layer(middleware::from_fn(headers::shared))
        .layer(headers::cors())
        .merge(with(Router::new(), vec![health::endpoint()]))
        .fallback(async move |request: Request| files::serve(files, &request))
        .layer(middleware::from_fn_with_state(hosts, host::check))
        .layer(middleware::from_fn(language::of_refusals))
        .layer(middleware::from_fn(headers::strict))
        .layer(middleware::from_fn(log::requests))
        .with_state(Shared::new(&config.limits))
}

/// Adds the routes of endpoints.
fn with(router: Router<Shared>, endpoints: Vec<Endpoint>) -> Router<Shared> {
    endpoints
        .into_iter()
        .fold(router, |router, endpoint| router.route(&endpoint.path, endpoint.route))
        .method_not_allowed_fallback(async || Problem::method_not_allowed())
}

/// The path of the description, and beside it the refusal of whatever else is asked of the interface: a page of another
/// origin is to read that too.
fn description() -> Router<Shared> {
    let document = Bytes::from(openapi::openapi());
    Router::new()
        .route(openapi::PATH, get(async move || ([(header::CONTENT_TYPE, "application/json")], document.clone())))
        .route("/api/{*rest}", any(async |request: Request| Problem::not_found(request.uri().path())))
}
