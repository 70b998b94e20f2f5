//! The JSON Schema of the vocabulary.

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};

use crate::VERSION;
use crate::registry::{Answer, Request};
pub use crate::visitor::Visitor;

/// The schema of every request.
pub fn of_requests() -> Schema {
    titled(of::<Request>(), "request")
}

/// The schema of every answer.
pub fn of_answers() -> Schema {
    titled(of::<Answer>(), "answer")
}

/// The schema of one type of the vocabulary.
///
/// ```
/// use ichidoku_api::{Solve, schema};
/// let schema = schema::of::<Solve>();
/// assert_eq!(schema.as_value()["required"], serde_json::json!(["puzzle"]));
/// ```
pub fn of<T: JsonSchema>() -> Schema {
    settings().into_generator().into_root_schema_for::<T>()
}

/// How every schema is made: what it says of a type is what its documentation says, without the examples, which are in Rust.
pub fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().with_transform(RecursiveTransform(leave_examples_out))
}

fn leave_examples_out(schema: &mut Schema) {
    let Some(serde_json::Value::String(description)) = schema.get_mut("description") else { return };
    // Every other part is within the fences of an example.
    let prose: Vec<&str> =
        description.split("```").step_by(2).map(str::trim).filter(|prose| !prose.is_empty()).collect();
    *description = prose.join("\n\n");
}

fn titled(mut schema: Schema, what: &str) -> Schema {
    schema.insert("title".into(), format!("ichidoku {what}, version {VERSION}").into());
    schema
}
