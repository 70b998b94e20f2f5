//! Puzzles, and requests as JSON.

#![allow(clippy::expect_used, clippy::panic, clippy::needless_pass_by_value)]

use ichidoku_api::{Answer, Control, Request, answer_json};
use serde_json::Value;

pub(crate) const PROPER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
pub(crate) const TWO: &str = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
pub(crate) const NONE: &str = "12345678....................................9....................................";
pub(crate) const CLASHING: &str = "5.......5........................................................................";
pub(crate) const BLANK: &str = ".................................................................................";

/// The answer to a request; checks that both survive being read and written.
pub(crate) fn ask(request: Value) -> Value {
    ask_within(request, &Control::new())
}

pub(crate) fn ask_within(request: Value, control: &Control<'_>) -> Value {
    let answer = answer_json(&request.to_string(), control);
    let read: Answer = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error} in {answer}"));
    // Times may differ in the last digit.
    let times = answer.contains("\"relative\"");
    assert!(times || serde_json::to_string(&read).expect("an answer") == answer, "{answer}");
    if let Ok(read) = serde_json::from_value::<Request>(request.clone()) {
        let again: Request = serde_json::from_value(serde_json::to_value(&read).expect("JSON")).expect("a request");
        assert_eq!(read, again);
    }
    serde_json::from_str(&answer).expect("JSON")
}

/// The fields of an answer with these names.
pub(crate) fn fields<const N: usize>(answer: &Value, names: [&str; N]) -> [Value; N] {
    names.map(|name| answer[name].clone())
}
