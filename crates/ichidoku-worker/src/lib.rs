//! The solver as a module for a web worker: a request as JSON in, its answer as JSON out.

mod make;

use std::time::Duration;

use ichidoku::Puzzle;
use ichidoku::solve::Search;
use ichidoku_api::{Control, answer_json};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began, with fractions.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// What begins a request to solve many puzzles, one a line, in one go.
const SOLVE_ALL: &str = "solve-all\n";

/// What begins a wish for a puzzle.
const MAKE: &str = "make\n";

/// Answers a request. One that takes too long is ended by ending the worker.
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    if let Some(lines) = request.strip_prefix(SOLVE_ALL) {
        return solve_all(lines);
    }
    match request.strip_prefix(MAKE) {
        Some(wish) => make::make(wish),
        None => answer_json(request, &Control::new().clock(clock)),
    }
}

/// How many puzzles there are, how many of them have one solution, several, none, and the seconds that it took.
fn solve_all(lines: &str) -> String {
    let puzzles: Vec<Puzzle> = lines.lines().filter_map(|line| line.parse().ok()).collect();
    let start = clock();
    let reports = Search::new().run_many(&puzzles);
    let seconds = clock().saturating_sub(start).as_secs_f64();
    let with = |count: fn(u64) -> bool| reports.iter().filter(|report| count(report.count)).count();
    let (one, several, none) = (with(|count| count == 1), with(|count| count > 1), with(|count| count == 0));
    format!("{} {one} {several} {none} {seconds:.3}", puzzles.len())
}

/// The browser's clock; the system's does not exist here.
fn clock() -> Duration {
    Duration::try_from_secs_f64(milliseconds() / 1000.0).unwrap_or_default()
}
