//! Any text is answered as a request to the browser's worker is, in JSON that reads back as the same answer.

#![no_main]

use std::time::Duration;

use ichidoku_api::{Answer, Control, Request};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // Little enough for many requests a second.
    let control = Control::new().guesses(500).solutions(50).listed(3).steps(20).attempts(1).lab_steps(2000);
    let control = control.time(Duration::from_millis(20));
    let Ok(request) = Request::read(text) else { return };
    let written = serde_json::to_string(&request).expect("a request can be written");
    assert_eq!(Request::read(&written).as_ref(), Ok(&request), "{written}");
    let answer = request.answer(&control).json();
    let read: Answer = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
    assert_eq!(read.json(), answer);
});
