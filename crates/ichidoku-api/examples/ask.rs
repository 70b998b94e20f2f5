//! Answers a request in JSON: `cargo run --release --example ask -- '{"request": "solve", "puzzle": "53..7…"}'`.

use std::time::Duration;

use ichidoku_api::{Control, answer_json};

fn main() {
    let request = std::env::args().nth(1).unwrap_or_else(|| r#"{"request": "generate"}"#.to_owned());
    // Whatever is asked, an answer comes after ten seconds at most.
    println!("{}", answer_json(&request, &Control::new().time(Duration::from_secs(10))));
}
