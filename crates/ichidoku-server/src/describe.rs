//! Makes the description of the interface from the table of endpoints.
//!
//! Only with the feature `schema`: a server gives out the description that was made before, in `docs/openapi.json`.

use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

#[cfg(feature = "columns")]
use crate::body::Kind;
#[cfg(feature = "columns")]
use crate::description::Parameter;
use crate::description::{Asked, Content, Description};
use crate::{endpoints, problem};

/// The statuses of refusals, and what they mean.
const REFUSALS: [(&str, &str, &str); 8] = [
    ("400", "Malformed", "The body is not JSON, or no stream of Arrow with a column of puzzles."),
    ("408", "TooSlow", "The body came too slowly."),
    ("413", "TooLong", "The body is too long."),
    ("415", "UnsupportedMediaType", "The body is of a kind that is not read, or compressed."),
    ("421", "ForeignHost", "The header Host names a host that the server doesn't answer for."),
    (
        "422",
        "Unfit",
        "What is asked for is not what the schema describes, or a puzzle that cannot be read, or does not exist.",
    ),
    (
        "429",
        "TooOften",
        "The client has asked too often, of a server that limits how often; the header Retry-After says when to try again.",
    ),
    (
        "503",
        "Unavailable",
        "The computation took too long, or it is a long one and too many of those are waiting; then the header Retry-After \
            says when to try again.",
    ),
];

/// The refusals of an endpoint that reads no body.
const WITHOUT_BODY: [&str; 4] = ["421", "422", "429", "503"];

/// What is sent to endpoints for columns.
#[cfg(feature = "columns")]
const ASKED_TABLE: &str = "A stream of Arrow's IPC format, not compressed, with any columns, one of them of puzzles: text, or 81 \
    numbers with 0 for a blank. Each of its batches is at most as long as other bodies may be (1 MiB, and a row counts as 81 bytes at \
    least), and so are its schema and dictionaries together. The next batch is read when one is answered, so a client reads the \
    answer while it sends, unless all of it is short.";

/// What they answer.
#[cfg(feature = "columns")]
const ANSWERED_TABLE: &str = "The same stream, batch by batch, with the columns of the answer behind its own; a name that is taken has \
    a number behind it. The column `error` says why a row that isn't null has no answer. An answer that breaks off without the mark \
    of its end is not whole.";

/// Makes the description of every endpoint that this build has, as an OpenAPI document in JSON. With the feature `columns` it is
/// what `docs/openapi.json` holds.
///
/// ```
/// assert!(ichidoku_server::describe().contains("/api/v1/solve"));
/// ```
pub fn describe() -> String {
    format!("{:#}\n", document())
}

fn document() -> Value {
    let endpoints: Vec<(String, Description)> =
        endpoints::all().into_iter().map(|endpoint| (endpoint.path, endpoint.described)).collect();
    let settings = ichidoku_api::schema::settings().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let mut paths = Map::new();
    for (path, described) in &endpoints {
        let method = if described.asked.has_body() { "post" } else { "get" };
        paths.insert(path.clone(), json!({ method: operation(described, &endpoints, &mut generator) }));
    }
    let problem = problem::Body::json_schema(&mut generator);
    let mut schemas = generator.take_definitions(true);
    schemas.insert("Problem".to_owned(), problem.into());
    schemas.values_mut().for_each(|schema| {
        bound_integers(schema);
        gather_constants(schema);
    });
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "ichidoku",
            "description": "Every Sudoku solved, explained, rated and made. Each endpoint is a request of one vocabulary, \
                which the command line and the browser app speak too. Every refusal has the shape of `Problem`. What is asked \
                for beyond what a server allows is answered in part, and the answer says so: solutions are counted up to \
                a million, an algorithm takes a billion steps, and runs, new puzzles and steps end after half of \
                the time that a computation may take.",
            "version": ichidoku_api::VERSION.to_string(),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": { "schemas": schemas, "responses": refusals() },
    })
}

/// What an endpoint answers: of variants, what their own endpoint does.
fn answer(described: &Description, all: &[(String, Description)], generator: &mut SchemaGenerator) -> Value {
    let answer = (described.answer)(generator);
    match all.iter().find(|(_, other)| described.for_variant == Some(other.id.as_str())) {
        Some((_, other)) => json!({ "anyOf": [answer, (other.answer)(generator)] }),
        None => answer.into(),
    }
}

fn operation(described: &Description, all: &[(String, Description)], generator: &mut SchemaGenerator) -> Value {
    let answered = match &described.asked {
        #[cfg(feature = "columns")]
        Asked::WithTable(_) => json!({ "description": ANSWERED_TABLE, "content": table() }),
        _ => {
            let answer = answer(described, all, generator);
            json!({ "description": "The answer.", "content": { "application/json": { "schema": answer } } })
        }
    };
    let mut responses = Map::from_iter([("200".to_owned(), answered)]);
    let reads_body = described.asked.has_body();
    for (status, name, _) in REFUSALS.iter().filter(|(status, ..)| reads_body || WITHOUT_BODY.contains(status)) {
        responses.insert((*status).to_owned(), json!({ "$ref": format!("#/components/responses/{name}") }));
    }
    let mut operation = Map::new();
    operation.insert("operationId".to_owned(), json!(described.id));
    operation.insert("tags".to_owned(), json!([described.tag]));
    operation.insert("summary".to_owned(), json!(described.summary));
    match &described.asked {
        Asked::Plainly => {}
        Asked::WithWord { name, words } => {
            let schema = json!({ "type": "string", "enum": words });
            operation.insert("parameters".to_owned(), json!([{ "name": name, "in": "query", "schema": schema }]));
        }
        Asked::WithBody(contents) => {
            let contents: Map<_, _> = contents.iter().map(|content| content_of(content, generator)).collect();
            operation.insert("requestBody".to_owned(), json!({ "required": true, "content": contents }));
        }
        #[cfg(feature = "columns")]
        Asked::WithTable(parameters) => {
            let parameters: Vec<Value> = parameters.iter().map(parameter).collect();
            operation.insert("parameters".to_owned(), json!(parameters));
            let body = json!({ "required": true, "description": ASKED_TABLE, "content": table() });
            operation.insert("requestBody".to_owned(), body);
        }
    }
    operation.insert("responses".to_owned(), Value::Object(responses));
    Value::Object(operation)
}

fn content_of(content: &Content, generator: &mut SchemaGenerator) -> (String, Value) {
    let schema = (content.schema)(generator);
    let example: Value = serde_json::from_str(content.example).unwrap_or_default();
    (content.kind.name().to_owned(), json!({ "schema": schema, "example": example }))
}

#[cfg(feature = "columns")]
fn parameter(parameter: &Parameter) -> Value {
    let Parameter { name, description, schema } = parameter;
    json!({ "name": name, "in": "query", "description": description, "schema": schema })
}

/// A body that is a stream of Arrow.
#[cfg(feature = "columns")]
fn table() -> Value {
    json!({ (Kind::Arrow.name()): { "schema": { "type": "string", "format": "binary" } } })
}

/// The refusals that the endpoints refer to.
fn refusals() -> Value {
    let schema = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    let refusal =
        |(_, name, text): &(&str, &str, &str)| ((*name).to_owned(), json!({ "description": text, "content": schema }));
    Value::Object(REFUSALS.iter().map(refusal).collect())
}

/// States how large integers may be, where only their format tells.
fn bound_integers(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(bound_integers),
        Value::Object(fields) => {
            fields.values_mut().for_each(bound_integers);
            let largest = match fields.get("format").and_then(Value::as_str) {
                Some("uint8") => u64::from(u8::MAX),
                Some("uint16") => u64::from(u16::MAX),
                Some("uint32") => u64::from(u32::MAX),
                Some("uint64" | "uint") => u64::MAX,
                _ => return,
            };
            fields.entry("maximum").or_insert(json!(largest));
        }
        _ => {}
    }
}

/// Makes one list of a choice of constants, each with its description: of such a choice some generators of clients read the first alone.
fn gather_constants(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(gather_constants),
        Value::Object(fields) => {
            fields.values_mut().for_each(gather_constants);
            if let Some(constants) = fields.get("oneOf").and_then(Value::as_array).and_then(|choice| constants(choice))
            {
                let title = fields.get("description").and_then(Value::as_str).unwrap_or_default();
                let description = constants.iter().fold(format!("{title}\n"), |text, (constant, meaning)| {
                    format!("{text}\n- `{constant}`: {meaning}")
                });
                let names: Vec<&String> = constants.iter().map(|(constant, _)| constant).collect();
                *fields = Map::from_iter([
                    ("description".to_owned(), json!(description)),
                    ("enum".to_owned(), json!(names)),
                    ("type".to_owned(), json!("string")),
                ]);
            }
        }
        _ => {}
    }
}

/// What may be chosen, and what it means, where there is nothing else than strings.
fn constants(choice: &[Value]) -> Option<Vec<(String, String)>> {
    let constant = |option: &Value| {
        let text = |field: &str| option.get(field).and_then(Value::as_str).map(str::to_owned);
        Some((text("const")?, text("description").unwrap_or_default()))
    };
    choice.iter().map(constant).collect()
}
