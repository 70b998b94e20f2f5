//! The description of the interface.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::running::Running;

/// As values: the order of fields is that of the features that other crates of a build ask of serde_json.
fn read(json: &[u8]) -> Value {
    serde_json::from_slice(json).expect("JSON")
}

#[test]
fn the_description_in_docs_is_the_one_that_is_served() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let committed = fs::read(path).expect("docs/openapi.json");
    let served = Running::start().get("/api/v1/openapi.json");
    if cfg!(feature = "columns") {
        assert!(read(&committed) == read(&served.body));
    } else {
        assert!(committed.len() > served.body.len());
    }
}

#[test]
fn the_description_that_is_served_is_that_of_the_endpoints() {
    assert!(
        read(ichidoku_server::describe().as_bytes()) == read(ichidoku_server::openapi().as_bytes()),
        "docs/openapi.json is old: cargo run -p ichidoku-server --features schema --example describe > docs/openapi.json"
    );
}

#[test]
fn every_endpoint_says_how_it_may_refuse() {
    let described = read(ichidoku_server::openapi().as_bytes());
    for (path, operations) in described["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let statuses = operation["responses"].as_object().expect("responses");
            assert!(statuses.contains_key("200") && statuses.contains_key("503"), "{method} {path}");
            assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{method} {path}");
        }
    }
}
