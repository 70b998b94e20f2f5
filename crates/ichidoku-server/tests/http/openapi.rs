//! The description of the interface.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::running::Running;

#[test]
fn the_description_in_docs_is_the_one_that_is_served() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    // As values: the order of fields is that of the features that other crates of a build ask of serde_json.
    let committed: Value = serde_json::from_slice(&fs::read(path).expect("docs/openapi.json")).expect("JSON");
    let served = Running::start().get("/api/v1/openapi.json");
    let served: Value = serde_json::from_slice(&served.body).expect("JSON");
    assert!(
        committed == served,
        "docs/openapi.json is old: cargo run --features columns -- serve --openapi > docs/openapi.json"
    );
}

#[test]
fn every_endpoint_says_how_it_may_refuse() {
    let described: Value = serde_json::from_str(&ichidoku_server::openapi()).expect("JSON");
    for (path, operations) in described["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let statuses = operation["responses"].as_object().expect("responses");
            assert!(statuses.contains_key("200") && statuses.contains_key("503"), "{method} {path}");
            assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{method} {path}");
        }
    }
}
