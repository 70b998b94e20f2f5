//! Published variants: no step contradicts their solutions. They are not part of the project; where they are absent, or where
//! `ICHIDOKU_VARIANT_STEPS` doesn't ask for it, the test says so. It takes minutes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeMap;
use std::fs;

use common::{End, follow};
use ichidoku_variants::{Constraint, Problem, Puzzle, Verdict, read_iss};
use serde_json::Value;

/// Guesses after which the solution of a puzzle isn't known here.
const GUESSES: u64 = 20_000;

#[test]
fn no_step_contradicts_a_published_solution() {
    if std::env::var_os("ICHIDOKU_VARIANT_STEPS").is_none() {
        println!("NOT RUN: ICHIDOKU_VARIANT_STEPS isn't set");
        return;
    }
    let Some(path) = testkit::shared_data("variants/variant-corpus-dev.jsonl") else { return };
    let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let (mut used, mut steps, mut searched, mut unproved) = (BTreeMap::new(), 0, 0, 0);
    for line in fs::read_to_string(path).unwrap().lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let id = row["id"].to_string();
        let puzzle = read_iss(row["canonical"].as_str().unwrap()).unwrap();
        let Ok(verdict) = Problem::new(&puzzle).unwrap().budget(GUESSES).verdict() else { continue };
        let solution = match &verdict {
            Verdict::Unique(digits) => Some(&digits[..]),
            _ => None,
        };
        let begin = std::time::Instant::now();
        let path = follow(&id, &puzzle, solution);
        let time = begin.elapsed();
        if matches!(verdict, Verdict::Unique(_) | Verdict::Several(_)) {
            assert!(!matches!(path.end, End::Contradiction(_)), "{id}: {:?}", path.end);
        }
        println!(
            "{id}\t{:?}\t{}\t{time:?}\t{:?}\t{}",
            path.end == End::Solved,
            path.techniques.len(),
            path.filled,
            row["name"]
        );
        path.techniques.iter().for_each(|technique| *used.entry(technique.slug()).or_insert(0) += 1);
        steps += path.techniques.len();
        searched += path.searched;
        unproved += path.unproved;
        if solution.is_some() {
            let [all, solved, moved] = counts.entry(kind(&puzzle)).or_default();
            *all += 1;
            *solved += usize::from(path.end == End::Solved);
            *moved += usize::from(!path.techniques.is_empty());
        }
    }
    println!("kind: [with one solution, solved by named steps, with any step]: {counts:#?}");
    println!("{steps} steps, {searched} proved by search, {unproved} not proved in time; {used:#?}");
}

/// What a puzzle is counted as.
fn kind(puzzle: &Puzzle) -> &'static str {
    let has = |test: fn(&Constraint) -> bool| puzzle.constraints().iter().any(test);
    if has(|rule| matches!(rule, Constraint::Cage { sum: Some(_), .. })) {
        "killers"
    } else if puzzle.constraints().iter().all(is_about_places) {
        "about places"
    } else {
        "others"
    }
}

fn is_about_places(rule: &Constraint) -> bool {
    use Constraint as C;
    let sets = matches!(rule, C::Jigsaw(_) | C::AllDifferent(_) | C::Windoku | C::DisjointSets | C::Diagonal { .. });
    sets || matches!(rule, C::Given(_) | C::NoBoxes | C::BoxSize(_) | C::AntiKnight | C::AntiKing)
}
