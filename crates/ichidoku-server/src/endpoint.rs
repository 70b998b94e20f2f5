//! The endpoints: one table, from which the routes are made and their description too.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};
use ichidoku_api::{self as api, Ask};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::body::{self, Kind};
use crate::json::from_json;
use crate::problem::Problem;
use crate::shared::Shared;

/// Makes the schema of a type, and those that it refers to beside it.
pub(crate) type MakeSchema = fn(&mut SchemaGenerator) -> Schema;

/// A path, what it is asked in and what it answers.
pub(crate) struct Endpoint {
    pub(crate) path: String,
    /// The name of the operation, for programs that are made from the description.
    pub(crate) id: String,
    pub(crate) summary: Option<&'static str>,
    pub(crate) tag: &'static str,
    pub(crate) asked: Asked,
    pub(crate) answer: MakeSchema,
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
}

/// A kind of body, what it holds, and an example in JSON.
pub(crate) struct Content {
    pub(crate) kind: Kind,
    pub(crate) schema: MakeSchema,
    pub(crate) example: &'static str,
}

/// A puzzle for the examples.
macro_rules! example {
    ($($fields:literal)?) => {
        concat!(
            r#"{"puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79""#,
            $(", ", $fields,)?
            "}"
        )
    };
}

/// Every request of the vocabulary.
pub(crate) fn vocabulary() -> Vec<Endpoint> {
    vec![
        question::<api::Solve>("solve", example!()),
        question::<api::SolveAll>(
            "solve-all",
            r#"{"text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"}"#,
        ),
        question::<api::Count>("count", example!(r#""limit": 1000"#)),
        question::<api::Enumerate>("enumerate", example!(r#""skip": 0, "limit": 10"#)),
        question::<api::Check>("check", example!()),
        question::<api::Candidates>("candidates", example!()),
        question::<api::TrueCandidates>("true-candidates", example!()),
        question::<api::Hint>("hint", example!()),
        question::<api::Steps>("steps", example!()),
        question::<api::Rate>("rate", example!()),
        question::<api::Generate>("generate", r#"{"order": {"grade": "medium", "symmetry": "half-turn"}}"#),
        listing::<api::Techniques>("techniques", "Lists all techniques."),
        question::<api::TechniquePage>("technique", r#"{"technique": "x-wing"}"#),
        listing::<api::LabAlgorithms>("lab-algorithms", "Lists all algorithms of the lab."),
        question::<api::LabRun>("lab-run", example!(r#""algorithm": "row-by-row""#)),
        question::<api::LabCompare>("lab-compare", example!(r#""algorithms": ["row-by-row"]"#)),
        question::<api::Convert>(
            "convert",
            r#"{"text": "1........ ......... ......... ......... ......... ......... ......... ......... .........", "to": "boxed"}"#,
        ),
    ]
}

/// An endpoint for a request that says something.
fn question<Q>(name: &'static str, example: &'static str) -> Endpoint
where
    Q: Ask + DeserializeOwned + JsonSchema + 'static,
    Q::Answer: Serialize + JsonSchema,
{
    let content = Content { kind: Kind::Json, schema: SchemaGenerator::subschema_for::<Q>, example };
    endpoint::<Q>(name, Asked::WithBody(vec![content]), post(ask::<Q>))
}

/// An endpoint for a request that says nothing but its name.
fn listing<Q>(name: &'static str, summary: &'static str) -> Endpoint
where
    Q: Ask + Default + 'static,
    Q::Answer: Serialize + JsonSchema,
{
    Endpoint { summary: Some(summary), ..endpoint::<Q>(name, Asked::Plainly, get(list::<Q>)) }
}

fn endpoint<Q: Ask>(id: &'static str, asked: Asked, route: MethodRouter<Shared>) -> Endpoint
where
    Q::Answer: JsonSchema,
{
    let path = format!("/api/v{}/{id}", api::VERSION);
    Endpoint {
        path,
        id: id.to_owned(),
        summary: None,
        tag: "ichidoku",
        asked,
        answer: SchemaGenerator::subschema_for::<Q::Answer>,
        route,
    }
}

async fn ask<Q>(State(shared): State<Shared>, request: Request) -> Result<Response, Problem>
where
    Q: Ask + DeserializeOwned,
    Q::Answer: Serialize,
{
    let (_, body) = read(request, &shared, &[Kind::Json]).await?;
    shared.answer(move |control| Ok(from_json::<Q>(&body)?.run(control)?)).await
}

async fn list<Q>(State(shared): State<Shared>) -> Result<Response, Problem>
where
    Q: Ask + Default,
    Q::Answer: Serialize,
{
    shared.answer(|control| Ok(Q::default().run(control)?)).await
}

/// Reads a body of one of these kinds.
pub(crate) async fn read(request: Request, shared: &Shared, kinds: &[Kind]) -> Result<(Kind, Bytes), Problem> {
    if body::is_coded(request.headers()) {
        return Err(Problem::coded());
    }
    let stated = Kind::stated(request.headers()).filter(|kind| kinds.contains(kind));
    let expected = || kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" or ");
    let kind = stated.ok_or_else(|| Problem::unsupported_media_type(&expected()))?;
    Ok((kind, body::read(request.into_body(), &shared.limits).await?))
}
