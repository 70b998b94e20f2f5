//! The description of the interface, as it is given out: that of `docs/openapi.json`, without what this build has not.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;

/// Where the description is served.
pub(crate) const PATH: &str = "/api/v1/openapi.json";

/// That of a server with every feature, as the build script has compressed it.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

/// The description of every endpoint, as an OpenAPI document in JSON.
///
/// ```
/// assert!(ichidoku_server::openapi().contains("/api/v1/solve"));
/// ```
pub fn openapi() -> String {
    let mut whole = String::new();
    // What is part of the program can be read.
    GzDecoder::new(PACKED).read_to_string(&mut whole).unwrap_or_default();
    if cfg!(feature = "columns") { whole } else { without_columns(&whole) }
}

/// The description of a server that has no endpoints for columns.
fn without_columns(whole: &str) -> String {
    let mut document: Value = serde_json::from_str(whole).unwrap_or_default();
    if let Some(paths) = document["paths"].as_object_mut() {
        paths.retain(|_, operations| operations["post"]["tags"][0] != "columns");
    }
    format!("{document:#}\n")
}
