//! Published variants: read, written back, solved. They are not part of the project; where they are absent, the tests say so.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;

use ichidoku::Interrupted;
use ichidoku_variants::{Constraint, Problem, Puzzle, Shape, Verdict, check, read_iss, write_iss};
use serde_json::Value;

fn rows(file: &str) -> Vec<Value> {
    let Some(path) = testkit::shared_data(format!("variants/{file}")) else { return Vec::new() };
    fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Guesses after which a puzzle counts as not answered here.
fn budget() -> u64 {
    std::env::var("ICHIDOKU_VARIANT_GUESSES").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000)
}

/// The digits of a solution as the corpus writes them: 0 or A for what is not 1 to 9, by the highest digit in it.
fn written(puzzle: &Puzzle, digits: &[i16]) -> String {
    let digits = &digits[..puzzle.shape().cells()];
    let letters = puzzle.shape().highest() > 9 && digits.iter().any(|&digit| digit > 9);
    let one = |&digit: &i16| match digit {
        0 => '0',
        _ if letters => char::from(b'A' + digit as u8 - 1),
        _ => char::from(b'0' + digit as u8),
    };
    digits.iter().map(one).collect()
}

#[test]
fn published_variants_are_written_as_they_were_read() {
    for row in rows("variant-corpus-dev.jsonl") {
        let text = row["canonical"].as_str().unwrap();
        let puzzle = read_iss(text).unwrap_or_else(|error| panic!("{}: {error}", row["id"]));
        assert_eq!(write_iss(&puzzle), text, "{}", row["id"]);
    }
}

#[test]
fn published_solutions_keep_the_rules() {
    for row in rows("variant-corpus-dev.jsonl") {
        let puzzle = read_iss(row["canonical"].as_str().unwrap()).unwrap();
        let Some(solution) = row["expected_solution"].as_str().filter(|_| puzzle.extra_cells().is_empty()) else {
            continue;
        };
        let letters = puzzle.shape().highest() > 9 && solution.chars().any(|letter| letter.is_ascii_uppercase());
        let digit = |letter: char| {
            if letters && letter != '0' { letter as i16 - 'A' as i16 + 1 } else { letter as i16 - '0' as i16 }
        };
        let digits = solution.chars().map(digit).collect::<Vec<_>>();
        for constraint in puzzle.constraints() {
            assert!(check::holds(&puzzle, constraint, &digits), "{}: {constraint:?}", row["id"]);
        }
        assert!(check::is_solution(&puzzle, &digits), "{}", row["id"]);
    }
}

#[test]
fn published_variants_are_answered_right_or_not_at_all() {
    let mut unanswered = Vec::new();
    let mut guesses_by_id = BTreeMap::new();
    for row in rows("variant-corpus-dev.jsonl") {
        let id = row["id"].as_u64().unwrap();
        if let Ok(only) = std::env::var("ICHIDOKU_VARIANT_ID")
            && only != id.to_string()
        {
            continue;
        }
        let puzzle = read_iss(row["canonical"].as_str().unwrap()).unwrap();
        let begin = std::time::Instant::now();
        let problem = match Problem::new(&puzzle) {
            Ok(problem) => problem.budget(budget()),
            Err(error) => panic!("{id}: {error}"),
        };
        let outcome = problem.verdict_and_guesses();
        let time = begin.elapsed();
        match outcome {
            Err(Interrupted::NodeBudget | Interrupted::Stopped) => unanswered.push(id),
            Ok((verdict, guesses)) => {
                guesses_by_id.insert(id, guesses);
                right(&row, &puzzle, &verdict);
            }
        }
        if std::env::var("ICHIDOKU_VARIANT_TIMES").is_ok() {
            let known = (&row["iss"]["guesses"], &row["iss"]["ms"]);
            println!(
                "{id}\t{:?}\t{:.3}\t{}\t{}\t{}",
                guesses_by_id.get(&id),
                time.as_secs_f64() * 1e3,
                known.0,
                known.1,
                row["name"]
            );
        }
    }
    println!("{} answered, not answered: {unanswered:?}", guesses_by_id.len());
}

fn right(row: &Value, puzzle: &Puzzle, verdict: &Verdict) {
    let id = &row["id"];
    match (row["iss"]["status"].as_str().unwrap(), verdict) {
        ("unique" | "wrong" | "capped", Verdict::Unique(digits)) => {
            assert!(check::is_solution(puzzle, digits), "{id}");
            if let Some(expected) = row["expected_solution"].as_str() {
                assert_eq!(written(puzzle, digits), expected, "{id}");
            }
        }
        // Puzzle 244 has further grids that keep all rules, as can be seen by hand.
        ("unique", Verdict::Several(solutions)) if id == 244 => {
            assert!(solutions.iter().all(|digits| check::is_solution(puzzle, digits)));
        }
        ("multiple", Verdict::Several(solutions)) => {
            assert!(solutions.iter().all(|digits| check::is_solution(puzzle, digits)), "{id}");
        }
        ("no-solution", Verdict::Impossible) | ("capped", _) => {}
        (expected, found) => panic!("{id}: expected {expected}, not {found:?}"),
    }
}

#[test]
fn large_published_grids_are_solved() {
    let mut unanswered = Vec::new();
    for row in rows("large-unique-dev.jsonl") {
        let side = row["n"].as_u64().unwrap() as u8;
        let digits = |field: &str| {
            row[field].as_array().unwrap().iter().map(|digit| digit.as_i64().unwrap() as i16).collect::<Vec<_>>()
        };
        let given =
            (0..).zip(digits("puzzle")).filter(|&(_, digit)| digit > 0).map(|(cell, digit)| (cell, vec![digit]));
        let puzzle = Puzzle::new(Shape::square(side).unwrap(), vec![Constraint::Given(given.collect())]);
        let begin = std::time::Instant::now();
        let outcome = Problem::new(&puzzle).unwrap().budget(10 * budget()).verdict_and_guesses();
        let time = begin.elapsed();
        match outcome {
            Err(_) => unanswered.push(format!("{} {}", row["set"], row["k"])),
            Ok((verdict, guesses)) => {
                assert_eq!(verdict, Verdict::Unique(digits("solution")));
                if std::env::var("ICHIDOKU_VARIANT_TIMES").is_ok() {
                    println!("{} {}\t{guesses}\t{:.3}", row["set"], row["k"], time.as_secs_f64() * 1e3);
                }
            }
        }
    }
    assert!(budget() > 100_000 || unanswered.len() <= 8, "{unanswered:?}");
    println!("not answered: {unanswered:?}");
}
