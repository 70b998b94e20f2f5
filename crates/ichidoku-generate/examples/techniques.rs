//! How long a puzzle that needs a technique takes, for every technique or those named, on one thread:
//! `cargo run --release --example techniques [TECHNIQUE...]`.

use std::time::{Duration, Instant};

use ichidoku_generate::{Generator, Order};
use ichidoku_logic::Technique;

/// So long is spent on a technique, and so many puzzles are made at most.
const PATIENCE: Duration = Duration::from_secs(20);
const ENOUGH: usize = 21;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut named = std::env::args().skip(1).map(|name| name.parse()).collect::<Result<Vec<Technique>, _>>()?;
    if named.is_empty() {
        named = Technique::ALL.to_vec();
    }
    println!("| family | technique | found | attempts | median ms |\n|---|---|--:|--:|--:|");
    for technique in named {
        let generator = Generator::new(Order::new().needs(technique))?;
        measure(technique, &generator);
    }
    Ok(())
}

fn measure(technique: Technique, generator: &Generator<'_>) {
    let (start, mut millis, mut attempts, mut tried) = (Instant::now(), Vec::new(), 0, 0);
    while millis.len() < ENOUGH && start.elapsed() < PATIENCE {
        let before = Instant::now();
        let made = generator.puzzle(3, tried);
        millis.extend(made.as_ref().is_ok().then(|| before.elapsed().as_secs_f64() * 1e3));
        attempts += made.map_or(Order::ATTEMPTS, |made| made.attempt + 1);
        tried += 1;
    }
    millis.sort_by(f64::total_cmp);
    let found = millis.len();
    let each = attempts.checked_div(found as u64).map_or_else(|| "–".into(), |n| n.to_string());
    let median = millis.get(found / 2).map_or_else(|| "–".into(), |ms| format!("{ms:.0}"));
    println!("| {:?} | {technique} | {found}/{tried} | {each} | {median} |", technique.info().family);
}
