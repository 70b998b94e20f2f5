//! Which path leads where.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header;
use axum::routing::{any, get};
use axum::{Router, middleware};
use std::sync::Arc;

use crate::config::Config;
use crate::endpoint::Endpoint;
use crate::host::{self, Hosts};
use crate::limiter::{self, Limiter};
use crate::metrics::{self, Metrics};
use crate::problem::Problem;
use crate::shared::Shared;
use crate::{endpoints, files, headers, health, language, log, openapi};

/// All paths.
pub(crate) fn router(config: &Config) -> Router {
    let files = config.files;
    let hosts = Hosts::new(config.address, &config.hosts);
    let (open, counts) = (limited(with(description(), endpoints::open()), config), counts(config));
    let router = open
        .layer(middleware::from_fn(headers::shared))
        .layer(headers::cors())
        .merge(with(Router::new(), health::endpoints()))
        .merge(counts.as_ref().map_or_else(Router::new, read_counts))
        .fallback(async move |request: Request| files::serve(files, &request))
        .layer(middleware::from_fn_with_state(hosts, host::check))
        .layer(middleware::from_fn(language::of_refusals))
        .layer(middleware::from_fn(headers::strict))
        .layer(middleware::from_fn(log::requests));
    let router = match counts {
        Some(counts) => router.layer(middleware::from_fn_with_state(counts, metrics::count)),
        None => router,
    };
    router.with_state(Shared::new(&config.limits))
}

/// Lets each client ask only so often, if that is wanted.
fn limited(router: Router<Shared>, config: &Config) -> Router<Shared> {
    let Some(rate) = &config.rate else { return router };
    router.layer(middleware::from_fn_with_state(Arc::new(Limiter::new(rate)), limiter::limit))
}

/// What is counted, if that is wanted.
fn counts(config: &Config) -> Option<Arc<Metrics>> {
    config.metrics.then(|| Arc::new(Metrics::new()))
}

/// The path of the counts.
fn read_counts(counts: &Arc<Metrics>) -> Router<Shared> {
    let counts = Arc::clone(counts);
    let answer = async move |State(shared): State<Shared>| metrics::answer(&counts, &shared);
    Router::new().route(metrics::PATH, get(answer)).method_not_allowed_fallback(async || Problem::method_not_allowed())
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
