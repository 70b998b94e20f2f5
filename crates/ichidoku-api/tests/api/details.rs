//! What an answer says beside its main point: counts, limits, scores, reasons.

#![allow(clippy::expect_used)]

use crate::common::*;
use ichidoku::{Outcome, ProperPuzzle, Puzzle, Stop};
use ichidoku_api::{Control, wrong_cells};
use serde_json::{Value, json};

/// A puzzle that no technique but a net or trying out helps with.
const STUCK_WITHOUT_MUCH: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("a puzzle")
}

fn texts(sentences: &Value) -> Vec<String> {
    let text = |sentence: &Value| sentence["text"].as_str().expect("text").to_owned();
    sentences.as_array().into_iter().flatten().map(text).collect()
}

#[test]
fn records_of_a_form_are_separated_and_nothing_else_is() {
    let convert = |text: String| ask(json!({"request": "convert", "text": text, "to": "json"}))["text"].clone();
    for (count, text) in [(0, String::new()), (1, PROPER.to_owned()), (2, format!("{PROPER}\n{TWO}\n"))] {
        let written = convert(text);
        let read: Value = serde_json::from_str(written.as_str().expect("text")).expect("JSON");
        assert_eq!(read.as_array().map(Vec::len), Some(count), "{written}");
    }
}

#[test]
fn bad_records_are_listed_up_to_the_limit() {
    let text = "nonsense 1\n".repeat(5);
    let request = json!({"request": "convert", "text": text, "to": "line"});
    let listed = |control: &Control<'_>| ask_within(request.clone(), control)["unreadable"].as_array().map(Vec::len);
    assert_eq!(listed(&Control::new().listed(3)), Some(3));
    assert_eq!(listed(&Control::new().listed(9)), Some(5));
}

#[test]
fn a_score_is_the_rating_in_hundredths() {
    let answer = ask(json!({"request": "rate", "puzzle": PROPER}));
    let proper = ProperPuzzle::new(puzzle(PROPER)).expect("one solution");
    let rating = ichidoku_logic::rate::rate(&proper, Stop::never()).expect("not stopped");
    assert_eq!(answer["rating"]["score"].as_f64(), Some(f64::from(rating.score) / 100.0));
    assert_eq!(answer["hardest"], "hidden-single");
}

#[test]
fn all_steps_end_complete_and_only_a_stuck_path_says_so() {
    let steps = |puzzle: &str, which: &str, only: &str| {
        let techniques = json!({"only": [only]});
        ask(json!({"request": "steps", "puzzle": puzzle, "which": which, "techniques": techniques}))
    };
    let ending = |answer: &Value| answer["ending"]["kind"].as_str().or(answer["ending"].as_str()).map(str::to_owned);
    let all = steps(PROPER, "all", "singles");
    assert!(!all["steps"].as_array().expect("steps").is_empty());
    assert_ne!(ending(&all).as_deref(), Some("solved"), "{}", all["ending"]);
    let solved = steps(PROPER, "path", "singles");
    assert_eq!(ending(&solved).as_deref(), Some("solved"), "{}", solved["ending"]);
    assert_eq!(texts(&solved["sentences"]), <[&str; 0]>::default());
    let stuck = steps(STUCK_WITHOUT_MUCH, "path", "singles");
    assert_eq!(ending(&stuck).as_deref(), Some("stuck"), "{}", stuck["ending"]);
    assert_eq!(texts(&stuck["sentences"]).len(), 1);
}

#[test]
fn a_step_says_what_it_rests_on() {
    let answer = ask(json!({"request": "hint", "puzzle": PROPER, "grade": "step"}));
    let evidence = &answer["advice"]["step"]["evidence"];
    let something =
        evidence.as_object().expect("evidence").values().any(|value| value != &json!([]) && !value.is_null());
    assert!(something, "{answer}");
}

#[test]
fn where_a_candidate_was_lost_is_said_before_which() {
    let first = puzzle(PROPER).solve();
    let Outcome::Unique(solution) = first else { unreachable!("one solution") };
    let cell = ichidoku::Cell::ALL[2];
    // All candidates but the right one.
    let marks: Vec<Value> = (0..81)
        .map(|i| match i {
            2 => json!("12345678".replace(&solution.get(cell).to_string(), "")),
            _ => Value::Null,
        })
        .collect();
    let hint = |grade: &str| {
        let position = json!({"givens": PROPER, "candidates": marks});
        ask(json!({"request": "hint", "puzzle": position, "grade": grade}))["advice"].clone()
    };
    assert_eq!(hint("where")["kind"], hint("step")["kind"]);
    assert!(hint("where")["candidate"].is_null(), "{}", hint("where"));
    assert!(!hint("step")["candidate"].is_null(), "{}", hint("step"));
}

#[test]
fn wrong_solutions_and_the_time_are_counted() {
    let swapped = SOLUTION.replacen("53", "35", 1);
    let text = format!("puzzle,solution\n{PROPER},{swapped}\n{PROPER},{SOLUTION}\n{PROPER},{swapped}\n");
    let solved = ask(json!({"request": "solve-all", "text": text}));
    assert_eq!(fields(&solved, ["puzzles", "misstated"]), [3, 2].map(Value::from));
    let blanks = format!("{BLANK}\n").repeat(200);
    let solved = ask_within(json!({"request": "solve-all", "text": blanks}), &Control::new());
    assert!(solved["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{solved}");
}

#[test]
fn blanks_clashes_and_lost_clues_of_a_stated_solution_are_wrong() {
    let wrong = |stated: &str| wrong_cells(&puzzle(PROPER), &puzzle(stated), None).len();
    assert_eq!(wrong(SOLUTION), 0);
    // A blank alone clashes with nothing.
    assert_eq!(wrong(&format!("{}.", &SOLUTION[..80])), 1);
    // Two clues exchanged: both differ from the puzzle and clash in their columns.
    assert_eq!(wrong(&SOLUTION.replacen("53", "35", 1)), 4);
}

#[test]
fn a_trace_cut_short_ends_with_a_whole_line() {
    let answer = ask(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "fewest-first", "trace": 10}));
    let trace = answer["trace"].as_str().expect("a trace");
    assert!(trace.ends_with("}\n"), "{trace}");
    assert_eq!(trace.lines().filter(|line| line.is_empty()).count(), 0);
}

#[test]
fn a_chain_alternates_and_its_last_sentences_name_both_ends() {
    const PUZZLE: &str = "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5......4.9..";
    let techniques = json!({"only": ["aic"]});
    let answer = ask(json!({"request": "steps", "puzzle": PUZZLE, "which": "all", "techniques": techniques}));
    let steps = answer["steps"].as_array().expect("steps");
    let mut between_different_ends = 0;
    for step in steps {
        let chain = step["evidence"]["chain"].as_array().expect("a chain");
        for (i, node) in chain.iter().enumerate() {
            assert_eq!(node["on"], i % 2 == 1, "{step}");
        }
        let (first, last) = (&chain[0], &chain[chain.len() - 1]);
        if first["digit"] != last["digit"] && first["cells"] != last["cells"] {
            let said = texts(&step["sentences"]);
            let result = said.iter().rev().find(|text| text.contains(" or ")).expect("one end or the other");
            for end in [first, last] {
                let cell = end["cells"][0].as_str().expect("a cell");
                assert!(result.contains(cell) && result.contains(&end["digit"].to_string()), "{result}");
            }
            between_different_ends += 1;
        }
    }
    assert!(between_different_ends > 0, "{} chains", steps.len());
}
