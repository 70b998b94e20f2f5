//! Which puzzles an answer is about, where its shape depends on that: the `kind` of answers to requests that take variants, too.

use schemars::Schema;
use serde_json::{Value, json};

/// Says that an answer is one about a classic puzzle.
pub(crate) fn of_classic(schema: &mut Schema) {
    of_kind(schema, "classic");
}

/// Says that an answer is one about a variant.
pub(crate) fn of_variant(schema: &mut Schema) {
    of_kind(schema, "variant");
}

fn of_kind(schema: &mut Schema, kind: &str) {
    let member = json!({ "type": "string", "const": kind, "description": "`classic` or `variant`" });
    let object = schema.ensure_object();
    if let Value::Object(members) = object.entry("properties").or_insert_with(|| json!({})) {
        members.insert("kind".into(), member);
    }
    if let Value::Array(required) = object.entry("required").or_insert_with(|| json!([])) {
        required.push("kind".into());
    }
}
