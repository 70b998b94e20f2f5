//! The endpoints: one list, made from the vocabulary, from which the routes and their description are made.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};
use ichidoku_api::schema::Visitor;
use ichidoku_api::{self as api, Ask, Control};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::body::{self, Kind};
use crate::json::{from_json, to_json};
use crate::language;
use crate::problem::Problem;
use crate::shared::Shared;

/// Makes the schema of a type, and those that it refers to beside it.
pub(crate) type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// A path, what it is asked in and what it answers.
pub(crate) struct Endpoint {
    pub(crate) path: String,
    /// The name of the operation, for programs that are made from the description.
    pub(crate) id: String,
    /// What it is for, in a sentence.
    pub(crate) summary: String,
    pub(crate) tag: &'static str,
    pub(crate) asked: Asked,
    pub(crate) answer: MakeSchema,
    /// The operation that answers where the puzzle is a variant.
    pub(crate) for_variant: Option<&'static str>,
    pub(crate) route: MethodRouter<Shared>,
}

/// How an endpoint is asked.
pub(crate) enum Asked {
    /// With `GET` alone.
    Plainly,
    /// With `GET`, and one of some words for a parameter that may be left out.
    WithWord { name: &'static str, words: &'static [&'static str] },
    /// With `POST` and a body of one of these kinds.
    WithBody(Vec<Content>),
    /// With `POST`, a stream of Arrow that is answered with another, and these parameters, which may be left out.
    #[cfg(feature = "columns")]
    WithTable(Vec<Parameter>),
}

impl Asked {
    /// True if it is asked with `POST` and a body.
    pub(crate) const fn has_body(&self) -> bool {
        !matches!(self, Self::Plainly | Self::WithWord { .. })
    }
}

/// A parameter in the address.
#[cfg(feature = "columns")]
pub(crate) struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) description: &'static str,
    pub(crate) schema: Value,
}

/// A kind of body, what it holds, and an example in JSON.
pub(crate) struct Content {
    pub(crate) kind: Kind,
    pub(crate) schema: MakeSchema,
    pub(crate) example: &'static str,
}

/// Every request of the vocabulary.
pub(crate) fn vocabulary() -> Vec<Endpoint> {
    struct Collector(Vec<Endpoint>);

    impl Visitor for Collector {
        fn request<Q>(&mut self, name: &'static str)
        where
            Q: Ask + DeserializeOwned + JsonSchema + 'static,
            Q::Answer: Serialize + JsonSchema,
        {
            self.0.push(endpoint::<Q>(name));
        }
    }

    let mut collector = Collector(Vec::new());
    api::Request::visit(&mut collector);
    collector.0
}

/// The endpoint of a request. One that says nothing but its name is asked without a body.
fn endpoint<Q>(name: &'static str) -> Endpoint
where
    Q: Ask + DeserializeOwned + JsonSchema + 'static,
    Q::Answer: Serialize + JsonSchema,
{
    let (asked, route) = match Q::EXAMPLE {
        "{}" => (Asked::Plainly, plainly(name, answer::<Q>)),
        example => {
            let content = Content { kind: Kind::Json, schema: SchemaGenerator::subschema_for::<Q>, example };
            (Asked::WithBody(vec![content]), with_body(name, answer::<Q>))
        }
    };
    Endpoint {
        path: format!("/api/v{}/{name}", api::VERSION),
        id: name.to_owned(),
        summary: summary::<Q>(),
        tag: "ichidoku",
        asked,
        answer: SchemaGenerator::subschema_for::<Q::Answer>,
        for_variant: api::Request::FOR_VARIANTS.iter().find(|(known, _)| *known == name).map(|(_, variant)| *variant),
        route,
    }
}

/// The first sentence on the request's type.
fn summary<Q: JsonSchema>() -> String {
    let schema = api::schema::of::<Q>();
    let description = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    let paragraph = description.split("\n\n").next().unwrap_or_default();
    paragraph.split_inclusive(". ").next().unwrap_or_default().trim_end().replace('\n', " ")
}

/// Answers a request of this name in JSON with JSON. A value, so that the handlers below are compiled once and not for each request.
type Answer = fn(&str, &[u8], &Control<'_>) -> Result<Response, Problem>;

fn answer<Q>(name: &str, json: &[u8], control: &Control<'_>) -> Result<Response, Problem>
where
    Q: Ask + DeserializeOwned,
    Q::Answer: Serialize,
{
    let request = from_json::<Q>(json)?;
    match api::Request::for_variant_in_json(name, json).map(|variant| variant.answer(control)) {
        None => to_json(&request.run(control)?),
        Some(api::Answer::Error(error)) => Err(error.into()),
        Some(answer) => to_json(&answer),
    }
}

/// Asked without a body.
fn plainly(kind: &'static str, answer: Answer) -> MethodRouter<Shared> {
    get(async move |State(shared): State<Shared>, request: Request| {
        let languages = language::accepted(request.headers());
        let compute = move |control: &Control<'_>| answer(kind, b"{}", &control.languages(&languages));
        shared.answer(kind, Box::new(compute)).await
    })
}

/// Asked with a body in JSON.
fn with_body(kind: &'static str, answer: Answer) -> MethodRouter<Shared> {
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
