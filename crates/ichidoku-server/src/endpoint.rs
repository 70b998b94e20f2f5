//! The endpoints: one list, made from the vocabulary, from which the routes and, for whoever writes it, the description are made.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};
use ichidoku_api::{self as api, Control};

use crate::body::{self, Kind};
#[cfg(feature = "schema")]
use crate::description::Description;
use crate::json::{NOTHING, from_json_with, json_response, to_json};
use crate::language;
use crate::problem::Problem;
use crate::shared::Shared;

/// A path and who answers there.
pub(crate) struct Endpoint {
    pub(crate) path: String,
    pub(crate) route: MethodRouter<Shared>,
    /// What the description of the interface says of it.
    #[cfg(feature = "schema")]
    pub(crate) described: Description,
}

/// Every request of the vocabulary.
pub(crate) fn vocabulary() -> Vec<Endpoint> {
    api::Request::NAMES.iter().map(|name| endpoint(name)).collect()
}

/// The endpoint of a request. One that says nothing but its name is asked without a body.
fn endpoint(name: &'static str) -> Endpoint {
    let is_plain = api::Request::example(name) == Some(NOTHING);
    Endpoint {
        path: format!("/api/v{}/{name}", api::VERSION),
        route: if is_plain { plainly(name) } else { with_body(name) },
        #[cfg(feature = "schema")]
        described: Description::of_request(name),
    }
}

/// Answers a request of this name in JSON with JSON.
fn answer(name: &str, json: &[u8], control: &Control<'_>) -> Result<Response, Problem> {
    let request = from_json_with(json, |rest| api::Request::named(name, rest))?;
    let variant = request.for_variant();
    match variant.as_ref().unwrap_or(&request).answer_as_named(control) {
        api::Answer::Error(error) => Err(error.into()),
        // Whoever asked about a puzzle learns that it was taken for a variant.
        answer if variant.is_some() => Ok(json_response(answer.json().into())),
        answer => to_json(&answer.unnamed()),
    }
}

/// Asked without a body.
fn plainly(kind: &'static str) -> MethodRouter<Shared> {
    get(async move |State(shared): State<Shared>, request: Request| {
        let languages = language::accepted(request.headers());
        let compute = move |control: &Control<'_>| answer(kind, NOTHING.as_bytes(), &control.languages(&languages));
        shared.answer(kind, Box::new(compute)).await
    })
}

/// Asked with a body in JSON.
fn with_body(kind: &'static str) -> MethodRouter<Shared> {
    post(async move |State(shared): State<Shared>, request: Request| {
        let languages = language::accepted(request.headers());
        let (_, body) = read(request, &shared, &[Kind::Json]).await?;
        let compute = move |control: &Control<'_>| answer(kind, &body, &control.languages(&languages));
        shared.answer(kind, Box::new(compute)).await
    })
}

/// Reads a body of one of these kinds.
pub(crate) async fn read(request: Request, shared: &Shared, kinds: &[Kind]) -> Result<(Kind, Bytes), Problem> {
    let kind = kind_of(request.headers(), kinds)?;
    Ok((kind, body::read(request.into_body(), &shared.limits).await?))
}

/// Which of these kinds the body has.
pub(crate) fn kind_of(headers: &HeaderMap, kinds: &[Kind]) -> Result<Kind, Problem> {
    if body::is_coded(headers) {
        return Err(Problem::coded());
    }
    let stated = Kind::stated(headers).filter(|kind| kinds.contains(kind));
    let expected = || kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" or ");
    stated.ok_or_else(|| Problem::unsupported_media_type(&expected()))
}
