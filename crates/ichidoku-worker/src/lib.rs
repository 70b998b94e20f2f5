//! The solver as a module for a web worker: a request as JSON in, its answer as JSON out.

use std::time::Duration;

use ichidoku_api::{Control, answer_json};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began, with fractions.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// Answers a request. One that takes too long is ended by ending the worker.
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    answer_json(request, &Control::new().clock(clock))
}

/// The browser's clock; the system's does not exist here.
fn clock() -> Duration {
    Duration::try_from_secs_f64(milliseconds() / 1000.0).unwrap_or_default()
}
