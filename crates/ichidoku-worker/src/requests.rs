//! Requests and their answers.

use std::time::Duration;

use ichidoku_api::{Answer, Control, ErrorCode, Request};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began, with fractions.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;

    /// A random number below 1.
    #[cfg(feature = "whole")]
    #[wasm_bindgen(js_namespace = Math, js_name = random)]
    fn random() -> f64;
}

/// Answers a request; nothing if the small module does not know it or can't read its puzzle, which the large one may. One
/// that takes too long is ended by ending the worker.
#[wasm_bindgen]
pub fn answer(request: &str) -> Option<String> {
    let answer = match Request::read(request) {
        Ok(request) => request.answer(&control(&request)),
        Err(error) => Answer::Error(error),
    };
    (cfg!(feature = "whole") || is_final(&answer)).then(|| answer.json())
}

/// How far a request may go: a run of the lab longer than others, since whoever races it on a slow machine can cancel it.
fn control(request: &Request) -> Control<'static> {
    let control = Control::new().clock(clock);
    #[cfg(feature = "whole")]
    let control = control.draw_seed(draw_seed);
    match request {
        #[cfg(feature = "whole")]
        Request::LabRun(_) => control.time(Duration::from_secs(300)),
        _ => control,
    }
}

/// Whether the large module would say no more.
fn is_final(answer: &Answer) -> bool {
    match answer {
        Answer::Error(error) => matches!(error.code, ErrorCode::Cancelled | ErrorCode::Budget),
        Answer::Convert(converted) => converted.unreadable.is_empty(),
        _ => true,
    }
}

/// Adds the language of the page by its table, before anything is answered in it.
#[cfg(feature = "whole")]
#[wasm_bindgen]
pub fn learn(table: String) {
    ichidoku_words::Words::learn(table);
}

/// Any number below 2^53: new puzzles without a seed are others each time.
#[cfg(feature = "whole")]
fn draw_seed() -> u64 {
    const END: f64 = (1_u64 << 53) as f64;
    (random() * END) as u64
}

/// The browser's clock; the system's does not exist here.
fn clock() -> Duration {
    Duration::try_from_secs_f64(milliseconds() / 1000.0).unwrap_or_default()
}
