//! Lessons, their exercises, and what answers are worth, as JSON.

#![cfg(feature = "logic")]
#![allow(clippy::expect_used, clippy::panic, clippy::needless_pass_by_value)]

use crate::common::*;
use ichidoku::Stop;
use ichidoku_api::{Control, Request};
use serde_json::{Value, json};

fn set(lesson: &str, kind: &str, index: u64) -> Value {
    ask(json!({"request": "exercise", "lesson": lesson, "kind": kind, "seed": 5, "index": index}))
}

/// The board of an exercise as a player's position.
fn board(exercise: &Value) -> Value {
    let grid = &exercise["grid"];
    let (givens, digits) = (grid["givens"].as_str().expect("givens"), grid["digits"].as_str().expect("digits"));
    let entries: Vec<String> = (givens.chars().zip(digits.chars()).enumerate())
        .filter(|(_, (given, digit))| given != digit)
        .map(|(i, (_, digit))| format!("r{}c{}={digit}", i / 9 + 1, i % 9 + 1))
        .collect();
    json!({"givens": givens, "entries": entries, "candidates": grid["candidates"]})
}

fn judge(exercise: &Value, field: &str, answer: Value) -> Value {
    let mut request = json!({"request": "judge-exercise", "lesson": exercise["lesson"], "kind": exercise["kind"],
        "puzzle": board(exercise)});
    request[field] = answer;
    if exercise["claims"].is_array() {
        request["claims"] = exercise["claims"].clone();
    }
    let judged = ask(request);
    assert!(judged["sentences"][0]["text"].as_str().is_some_and(|text| !text.is_empty()), "{judged}");
    judged
}

#[test]
fn the_lessons_are_listed_with_what_comes_before_them() {
    let lessons = ask(json!({"request": "lessons"}))["lessons"].as_array().expect("a list").clone();
    assert_eq!(lessons.len(), 42);
    assert_eq!(fields(&lessons[0], ["slug", "after", "notes"]), [json!("rules"), json!([]), json!(false)]);
    let chains = &lessons[32];
    assert_eq!(fields(chains, ["slug", "part", "after"]), [json!("three-links"), json!("f"), json!([32, 20, 27])]);
    assert_eq!(chains["techniques"][0]["slug"], "m-wing");
    assert_eq!(lessons[16]["exercises"][1], json!({"kind": "near-miss", "count": 2}));
}

#[test]
fn an_exercise_has_all_that_its_hints_show() {
    let exercise = set("skyscraper", "eliminate", 0);
    assert_eq!(fields(&exercise, ["number", "notes", "input"]), [json!(17), json!(true), json!("eliminations")]);
    assert_eq!(exercise["task"]["key"], "task-remove");
    let hints = &exercise["hints"];
    assert!(hints["where"]["text"].is_string() && hints["area"]["cells"].is_array(), "{hints}");
    let signs = |picture: &Value| picture["marks"].to_string();
    assert!(!signs(&hints["pattern"]).contains("out"), "the pattern gives nothing away");
    assert!(signs(&hints["step"]["picture"]).contains("out"));
    let spoken = hints["step"]["picture"]["spoken"].as_array().expect("a list").len();
    assert_eq!(hints["step"]["sentences"].as_array().map(Vec::len), Some(spoken));

    let judged = judge(&exercise, "eliminations", hints["step"]["eliminations"].clone());
    assert_eq!(fields(&judged, ["verdict", "more"]), [json!("right"), json!(0)]);
    assert_eq!(judge(&exercise, "eliminations", json!([]))["verdict"], "nothing");
}

#[test]
fn a_board_without_notes_gets_pictures_without_them() {
    let exercise = set("box", "find-cell", 0);
    assert_eq!(exercise["notes"], false);
    assert_eq!(exercise["hints"]["step"]["technique"]["slug"], "hidden-single");
    let placed = exercise["hints"]["step"]["placements"].clone();
    assert_eq!(judge(&exercise, "placements", placed)["verdict"], "right");
}

#[test]
fn of_two_claims_one_is_right() {
    for (lesson, kind) in
        [("rules", "which"), ("skyscraper", "which"), ("xy-wing", "near-miss"), ("strong-links", "near-miss")]
    {
        let exercise = set(lesson, kind, 1);
        let claims = exercise["claims"].as_array().expect("claims").len();
        let verdict = |choice: usize| judge(&exercise, "choice", json!(choice))["verdict"].clone();
        let right = (0..claims).filter(|choice| verdict(*choice) == "right").count();
        assert_eq!(right, 1, "{lesson} {kind}");
        assert_eq!(judge(&exercise, "choice", json!(claims))["verdict"], "nothing");
    }
}

#[test]
fn a_claim_needs_only_what_it_claims_to_be_judged() {
    let mut exercise = set("skyscraper", "which", 2);
    for claim in exercise["claims"].as_array_mut().expect("claims") {
        let claim = claim.as_object_mut().expect("an object");
        ["sentence", "picture", "cells", "spoiler"].iter().for_each(|field| _ = claim.remove(*field));
    }
    let verdicts = [0, 1].map(|choice| judge(&exercise, "choice", json!(choice))["verdict"].clone());
    assert!(verdicts.contains(&json!("right")) && verdicts.contains(&json!("wrong")), "{verdicts:?}");
}

#[test]
fn why_not_is_answered_by_a_candidate_or_where_there_are_no_notes_by_a_cell() {
    let exercise = set("remote-pair", "why-not", 0);
    assert_eq!(exercise["input"], "candidate");
    assert_eq!(judge(&exercise, "candidate", exercise["claims"][0]["spoiler"].clone())["verdict"], "right");
    let exercise = set("line", "why-not", 0);
    assert_eq!(exercise["input"], "cells");
    let spoiler = exercise["claims"][0]["spoiler"].as_str().expect("a candidate");
    assert_eq!(judge(&exercise, "cells", json!([&spoiler[..4]]))["verdict"], "right");
}

#[test]
fn a_wrong_note_is_found_on_the_board_that_shows_it() {
    let exercise = set("notes", "near-miss", 0);
    let names = |i: usize| (1..=9).map(move |digit| format!("r{}c{}={digit}", i / 9 + 1, i % 9 + 1));
    let right = (0..81)
        .flat_map(names)
        .filter(|name| judge(&exercise, "candidate", json!(name))["verdict"] == "right")
        .collect::<Vec<_>>();
    assert_eq!(right.len(), 1, "{right:?}");
}

#[test]
fn a_full_set_mixes_its_kinds_and_a_turn_changes_the_board() {
    let set = |more: Value| {
        let mut request = json!({"request": "exercise", "lesson": "11-naked-pair", "seed": 5});
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        ask(request)
    };
    let kinds: Vec<Value> = (0..9).map(|index| set(json!({"index": index}))["kind"].clone()).collect();
    let count = |kind: &str| kinds.iter().filter(|other| **other == kind).count();
    assert_eq!(["eliminate", "near-miss", "which"].map(count), [6, 2, 1]);
    assert_ne!(set(json!({"turn": 1}))["grid"], set(json!({}))["grid"]);
    let example = set(json!({"example": true}));
    assert!(
        example["grid"]["givens"].as_str().is_some_and(|givens| givens.starts_with(".6....5......7.3")),
        "{example}"
    );
}

#[test]
fn what_does_not_exist_is_an_error() {
    let code = |request: Value| ask(request)["code"].clone();
    assert_eq!(code(json!({"request": "exercise", "lesson": "scan", "kind": "eliminate"})), "argument");
    assert_eq!(code(json!({"request": "exercise", "lesson": "guessing"})), "request");
    let judge =
        |puzzle: &str| json!({"request": "judge-exercise", "lesson": "box", "kind": "find-cell", "puzzle": puzzle});
    assert_eq!(code(judge(TWO)), "puzzle");
    assert_eq!(code(judge(CLASHING)), "puzzle");
    let raised = || true;
    let request: Request = serde_json::from_value(json!({"request": "exercise", "lesson": "bug"})).expect("a request");
    let answer = request.answer(&Control::new().stop(Stop::when(&raised)));
    assert_eq!(serde_json::to_value(answer).expect("JSON")["code"], "cancelled");
}
