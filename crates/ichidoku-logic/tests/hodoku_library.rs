//! Runs HoDoKu's library of technique tests where the shared data is present, and prints a table by code.
//!
//! The technique of a line must find a step with exactly the line's eliminations and placements; with the variant `x` it
//! must not.

mod common;

use std::collections::BTreeMap;

use common::library;
use ichidoku_logic::{State, Step, Survey, Technique, audit};

/// The techniques that a code stands for: a fifth digit `1` marks siamese fish.
fn techniques(code: &str) -> Vec<Technique> {
    if let Some(shape) = code.strip_suffix('1').filter(|shape| shape.len() == 4) {
        return match &shape[..3] {
            "031" | "032" => vec![Technique::SiameseFish],
            "033" | "034" => vec![Technique::SiameseFrankenFish],
            _ => vec![Technique::SiameseMutantFish],
        };
    }
    let named = |t: &&Technique| t.info().hodoku.is_some_and(|h| h.code == code);
    Technique::ALL.iter().filter(named).copied().collect()
}

#[test]
fn every_technique_finds_what_the_library_says() {
    let Some(file) = testkit::shared_data("techniques/hodoku-library-dev.txt") else { return };
    let text = std::fs::read_to_string(file).unwrap();
    let mut table: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut failed = Vec::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = library::case(line);
        let techniques = techniques(&case.code);
        let row = table.entry(line.split(':').nth(1).unwrap().into()).or_default();
        row.1 += 1;
        if techniques.is_empty() {
            continue;
        }
        let state = State::new(&case.grid).assume_unique();
        let survey = Survey::new(&state);
        let start = std::time::Instant::now();
        let steps: Vec<Step> = techniques.iter().flat_map(|t| t.all(&survey)).collect();
        if start.elapsed().as_millis() > 500 {
            println!("{} {:?} {} steps", case.code, start.elapsed(), steps.len());
        }
        for step in &steps {
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}\n{line}");
        }
        if steps.iter().any(|step| case.is_done_by(step)) != case.is_near_miss() {
            row.0 += 1;
        } else {
            let found: Vec<String> = steps.iter().map(ToString::to_string).collect();
            failed.push(format!("{line}\n  {}", found.join("\n  ")));
        }
    }
    for (code, (passed, all)) in &table {
        println!("{code:8} {passed:3} of {all:3}");
    }
    let (passed, all) = table.values().fold((0, 0), |(p, a), row| (p + row.0, a + row.1));
    println!("all      {passed:3} of {all:3}");
    assert!(failed.is_empty(), "{} lines fail:\n{}", failed.len(), failed.join("\n"));
}
