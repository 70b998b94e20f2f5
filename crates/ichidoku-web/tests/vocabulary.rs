//! The app's names for requests and fields are those of the vocabulary: each is looked up in its schema.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by panicking")]

use ichidoku_api::schema;
use ichidoku_web::{answers, ask};
use serde_json::Value;

/// The properties that a schema describes: its own, and those of what it refers to or leaves to choose from.
fn properties<'a>(whole: &'a Value, schema: &'a Value) -> Vec<(&'a str, &'a Value)> {
    let own = schema["properties"].as_object().into_iter().flatten().map(|(name, schema)| (name.as_str(), schema));
    let choices = ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| schema[key].as_array().into_iter().flatten());
    let referred = schema["$ref"].as_str().map(|path| whole.pointer(path.trim_start_matches('#')).unwrap());
    own.chain(choices.chain(referred).flat_map(|part| properties(whole, part))).collect()
}

/// The types of JSON that a schema allows.
fn types(whole: &Value, schema: &Value) -> Vec<String> {
    let own = match &schema["type"] {
        Value::String(name) => vec![name.clone()],
        Value::Array(names) => names.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => schema["const"].as_str().map(|_| "string".to_owned()).into_iter().collect(),
    };
    let choices = ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| schema[key].as_array().into_iter().flatten());
    let referred = schema["$ref"].as_str().map(|path| whole.pointer(path.trim_start_matches('#')).unwrap());
    own.into_iter().chain(choices.chain(referred).flat_map(|part| types(whole, part))).collect()
}

/// The type of JSON that is read as a type of the app.
fn expected(what: &str) -> &'static str {
    let what: String = what.chars().filter(|c| !c.is_whitespace()).collect();
    let inner = what.strip_prefix("Option<").and_then(|rest| rest.strip_suffix('>')).unwrap_or(&what);
    match inner {
        "&'astr" | "Puzzle" | "Candidate" | "Cell" | "House" | "DigitSet" => "string",
        "u64" | "Digit" => "integer",
        "f64" => "number",
        "bool" => "boolean",
        "CellSet" | "[DigitSet;81]" => "array",
        "Vec<(&'astr,String)>" => "object",
        list if list.starts_with("Vec<") => "array",
        view if view.ends_with("<'a>") => "object",
        other => panic!("{other} is not known here"),
    }
}

#[test]
fn every_field_that_is_read_is_one_of_the_answers() {
    let whole = schema::of_answers().to_value();
    for (name, fields) in answers::PARTS {
        let properties = properties(&whole, &whole["$defs"][name]);
        assert!(!properties.is_empty(), "there is no type {name} among the answers");
        for (field, what) in *fields {
            let types: Vec<String> =
                properties.iter().filter(|(name, _)| name == field).flat_map(|(_, it)| types(&whole, it)).collect();
            assert!(types.iter().any(|found| found == expected(what)), "{name}.{field} is {types:?}, read as {what}");
        }
    }
}

#[test]
fn every_request_and_every_field_that_is_written_is_one_of_the_vocabulary() {
    let whole = schema::of_requests().to_value();
    let variants = whole["oneOf"].as_array().unwrap();
    for (name, request, fields) in ask::PARTS {
        let named = |variant: &&Value| variant["properties"]["request"]["const"] == *request;
        let described = if request.is_empty() { &whole["$defs"][name] } else { variants.iter().find(named).unwrap() };
        let properties = properties(&whole, described);
        for field in *fields {
            assert!(properties.iter().any(|(name, _)| name == field), "{name} has no field {field}");
        }
    }
}
