//! The JSON Schema of the vocabulary.

use schemars::{JsonSchema, Schema, generate::SchemaSettings};

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
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}

fn titled(mut schema: Schema, what: &str) -> Schema {
    schema.insert("title".into(), format!("ichidoku {what}, version {VERSION}").into());
    schema
}
