//! Every request that the browser made for the app in the whole run, as the browser itself noted it.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Deserializer, Value};

/// How many requests went to each origin on behalf of a page or a worker, once the browser has ended.
///
/// What the browser asks for on its own account, such as its updates, has no origin that began it, and is left out.
pub(crate) fn by_origin(log: &Path) -> Result<BTreeMap<String, usize>, String> {
    let text = std::fs::read_to_string(log).map_err(|error| format!("{}: {error}", log.display()))?;
    let mut origins = BTreeMap::new();
    // An event a line, with something after it.
    for line in text.lines().filter(|line| line.contains("\"initiator\":\"http")) {
        let event = Deserializer::from_str(line).into_iter::<Value>().next();
        let event = event.and_then(Result::ok).ok_or_else(|| format!("not an event: {line}"))?;
        let url = event["params"]["url"].as_str().ok_or_else(|| format!("no address: {line}"))?;
        if let Some((scheme, rest)) = url.split_once("://") {
            let host = rest.split('/').next().unwrap_or(rest);
            *origins.entry(format!("{scheme}://{host}/")).or_default() += 1;
        }
    }
    Ok(origins)
}

/// Whether the app asked its own server and nobody else, and a line that says so.
pub(crate) fn judge(log: &Path, server: &str) -> Result<String, String> {
    let origins = by_origin(log)?;
    match origins.get(server) {
        Some(count) if origins.len() == 1 => Ok(format!("{count} requests in the whole run, all to {server}")),
        _ => Err(format!("requests in the whole run: {origins:?}, where {server} alone was expected")),
    }
}
