//! Requests and their answers.

#[cfg(feature = "whole")]
use std::time::Duration;

use ichidoku_api::{Answer, Control, ErrorCode, Request};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::browser;

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
    match request {
        #[cfg(feature = "whole")]
        Request::LabRun(_) => browser::control().time(Duration::from_secs(300)),
        _ => browser::control(),
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
