//! The schema is whole: every request and answer is in it, every reference leads somewhere, every field is described.

#![cfg(feature = "schema")]
#![allow(clippy::expect_used, clippy::panic)]

use ichidoku_api::{Request, schema};
use serde_json::Value;

/// Shows every object of the schema.
fn visit(schema: &Value, see: &mut dyn FnMut(&serde_json::Map<String, Value>)) {
    match schema {
        Value::Object(object) => {
            see(object);
            object.values().for_each(|part| visit(part, see));
        }
        Value::Array(parts) => parts.iter().for_each(|part| visit(part, see)),
        _ => {}
    }
}

#[test]
fn every_request_and_answer_is_there() {
    for (schema, tag, more) in [(schema::of_requests(), "request", 0), (schema::of_answers(), "answer", 1)] {
        let variants = schema.as_value()["oneOf"].as_array().expect("variants").clone();
        let names: Vec<&str> = variants.iter().filter_map(|v| v["properties"][tag]["const"].as_str()).collect();
        assert_eq!(names.len(), Request::NAMES.len() + more, "{names:?}");
        assert!(Request::NAMES.iter().all(|name| names.contains(name)), "{names:?}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for schema in [schema::of_requests(), schema::of_answers()] {
        let mut references = 0;
        visit(schema.as_value(), &mut |object| {
            if let Some(Value::String(reference)) = object.get("$ref") {
                references += 1;
                let pointer = reference.strip_prefix('#').expect("a reference inside the schema");
                assert!(schema.as_value().pointer(pointer).is_some(), "{reference}");
            }
        });
        assert!(references > 10);
    }
}

#[test]
fn descriptions_have_no_examples_in_rust() {
    for schema in [schema::of_requests(), schema::of_answers()] {
        visit(schema.as_value(), &mut |object| {
            if let Some(Value::String(description)) = object.get("description") {
                assert!(!description.is_empty() && !description.contains("```"), "{description}");
            }
        });
    }
}

#[test]
fn every_field_is_described() {
    for schema in [schema::of_requests(), schema::of_answers()] {
        visit(schema.as_value(), &mut |object| {
            let Some(Value::Object(fields)) = object.get("properties") else { return };
            for (name, field) in fields {
                let constant = field.get("const").is_some();
                // What names a variant is described there.
                let variant = fields.len() == 1;
                assert!(constant || variant || field.get("description").is_some(), "{name} in {object:?}");
            }
        });
    }
}
