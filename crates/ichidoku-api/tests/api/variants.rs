//! Puzzles of other sizes and rules in the requests that classic ones have, too.

use crate::common::*;
use serde_json::json;

const KILLER: &str = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";

#[test]
fn a_request_whose_puzzle_is_a_variant_is_answered_as_one() {
    let solved = ask(json!({"request": "solve", "puzzle": KILLER}));
    assert_eq!(fields(&solved, ["answer", "puzzle", "status"]), ["solve-variant", KILLER, "unique"]);
    assert_eq!(solved["solution"]["line"], "1234341223414123");
    assert_eq!(solved, ask(json!({"request": "solve-variant", "puzzle": KILLER})));
    let blank = ".".repeat(16);
    assert_eq!(ask(json!({"request": "count", "puzzle": blank}))["solutions"], 288);
    let listed = ask(json!({"request": "enumerate", "puzzle": blank, "skip": 287, "limit": 3}));
    assert_eq!(listed["solutions"].as_array().map(Vec::len), Some(1));
    assert_eq!(listed["more"], false);
    assert_eq!(ask(json!({"request": "true-candidates", "puzzle": blank}))["candidates"][3][3], json!([1, 2, 3, 4]));
    assert_eq!(ask(json!({"request": "check", "puzzle": blank}))["status"], "several");
    let converted = ask(json!({"request": "convert", "text": blank, "to": "iss"}));
    assert_eq!(converted["text"], "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4\n");
}

#[test]
fn steps_and_hints_of_variants_are_asked_for_like_those_of_classic_puzzles() {
    let stepped = ask(json!({"request": "steps", "puzzle": KILLER, "limit": 2, "language": "de"}));
    assert_eq!(fields(&stepped, ["answer", "ending"]), ["steps-variant", "stopped"]);
    assert_eq!(stepped["steps"].as_array().map(Vec::len), Some(2));
    let steps = json!({"request": "steps-variant", "which": "path", "puzzle": KILLER, "limit": 2, "language": "de"});
    assert_eq!(stepped, ask(steps));
    let hinted = ask(json!({"request": "hint", "puzzle": KILLER, "grade": "step"}));
    assert_eq!(fields(&hinted, ["answer", "advice"]), ["hint-variant", "step"]);
    assert_eq!(hinted["step"]["technique"]["slug"], hinted["technique"]["slug"]);
    let one_technique = json!({"only": ["naked-single"]});
    let chosen = ask(json!({"request": "hint", "puzzle": KILLER, "techniques": one_technique}));
    assert_eq!(chosen["answer"], "error");
}

#[test]
fn variants_are_drawn_with_a_step_or_their_solution() {
    let drawn = ask(json!({"request": "draw", "puzzle": KILLER, "title": "Monday"}));
    assert_eq!(drawn["answer"], "draw-variant");
    let svg = drawn["svg"].as_str().unwrap();
    assert!(svg.contains("<title>Monday</title>") && svg.contains("class=\"cage\"") && svg.contains("class=\"bulb\""));
    let words = ". . . ., 3 . . ., . . 4 ., . . . .; Cage 3 R1C1 R1C2; Thermo R1C1 R1C2 R3C2";
    assert_eq!(drawn["description"], words);
    let solved = ask(json!({"request": "draw-variant", "puzzle": KILLER, "solution": true}));
    assert!(solved["description"].as_str().unwrap().starts_with("1 2 3 4, 3 4 1 2, 2 3 4 1, 4 1 2 3;"));
    let steps = ask(json!({"request": "steps", "puzzle": KILLER}))["steps"].clone();
    for (number, step) in steps.as_array().unwrap().iter().enumerate() {
        let drawn = ask(json!({"request": "draw-variant", "puzzle": KILLER, "step": number + 1}));
        assert_eq!(drawn["step"], *step);
        let count = |class: &str| drawn["svg"].as_str().unwrap().matches(&format!(" {class}\"")).count();
        let marks = [&step["placements"], &step["eliminations"]].map(|marks| marks.as_array().unwrap().len());
        assert_eq!([count("chosen"), count("struck")], marks);
    }
    let beyond = ask(json!({"request": "draw-variant", "puzzle": KILLER, "step": 1000}));
    assert!(beyond["message"].as_str().unwrap().starts_with("step 1000 where there are "));
    let both = ask(json!({"request": "draw-variant", "puzzle": KILLER, "step": 1, "solution": true}));
    assert_eq!(both["message"], "a step and the solution where one of them was expected");
}

#[test]
fn variants_are_written_for_the_sites_where_they_are_published() {
    let convert = |text: &str, to: &str| ask(json!({"request": "convert-variant", "text": text, "to": to}));
    // In which order JSON has its members is nobody's promise.
    for (form, begin) in [
        ("iss", "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape"),
        ("f-puzzles", "https://www.f-puzzles.com/?load="),
        ("sudokupad", "https://sudokupad.app/fpuz"),
        ("f-puzzles-json", "{\""),
    ] {
        let written = convert(KILLER, form)["text"].as_str().unwrap().to_owned();
        assert!(written.starts_with(begin) && written.ends_with('\n'), "{written}");
        let described = ask(json!({"request": "describe-variant", "puzzle": written}));
        let original = ask(json!({"request": "describe-variant", "puzzle": KILLER}));
        assert_eq!([&described["rules"], &described["givens"]], [&original["rules"], &original["givens"]], "{form}");
        let again = convert(&written, form);
        assert_eq!(again["text"], written.as_str(), "{form}");
    }
    let titled =
        json!({"title": "Monday", "grid": vec![vec![json!({}); 4]; 4], "antiking": true, "fogofwar": ["R1C1"]});
    let titled = convert(&titled.to_string(), "f-puzzles-json")["text"].as_str().unwrap().to_owned();
    assert!(titled.contains(r#""title":"Monday""#) && titled.contains(r#""fogofwar":["R1C1"]"#), "{titled}");
    let refused = convert(&format!("{KILLER}\n.AntiTaxicab\n"), "sudokupad");
    assert_eq!(refused["puzzles"], 1);
    assert_eq!(refused["unreadable"][0]["message"], "rule 1: f-puzzles has no rule like .AntiTaxicab");
    assert_eq!(refused["unreadable"][0]["place"]["line"], 2);
    let unknown = "a variant can't be written as csv; expected iss, f-puzzles, f-puzzles-json, sudokupad, line, rows";
    assert_eq!(convert(KILLER, "csv")["message"], unknown);
}

#[test]
fn a_variant_is_described_part_by_part() {
    let described = ask(json!({"request": "describe-variant", "puzzle": KILLER}));
    assert_eq!(described["puzzle"], KILLER);
    assert_eq!([&described["rows"], &described["columns"], &described["lowest"], &described["highest"]], [4, 4, 1, 4]);
    assert_eq!(described["givens"][1], json!([3, null, null, null]));
    assert_eq!(described["boxes"][1], json!(["r1c3", "r1c4", "r2c3", "r2c4"]));
    let rules = described["rules"].as_array().unwrap();
    let names = rules.iter().map(|rule| (rule["rule"].clone(), rule["cells"].clone())).collect::<Vec<_>>();
    let thermo = (json!(".Thermo~R1C1~R1C2~R3C2"), json!(["r1c1", "r1c2", "r3c2"]));
    assert_eq!(names, [(json!(".Cage~3~R1C1~R1C2"), json!(["r1c1", "r1c2"])), thermo]);
    let choices = ".Shape~4x4.~R1C1_1_2.AntiKnight.Var~A~~2";
    let described = ask(json!({"request": "describe-variant", "puzzle": choices}));
    assert_eq!(described["rules"][0]["rule"], ".~R1C1_1_2");
    assert_eq!(described["rules"][0]["sentences"][0]["text"], "r1c1 contains 1 or 2.");
    assert_eq!(described["rules"][1]["cells"], json!([]));
    assert_eq!(described["extra"], json!(["VA1", "VA2"]));
    let middles = ask(json!({"request": "draw-variant", "puzzle": choices}))["middles"].clone();
    assert_eq!((middles.as_array().unwrap().len(), &middles[5]), (18, &json!([75.0, 75.0])));
}

#[test]
fn classic_puzzles_are_answered_as_before_and_as_variants_where_asked() {
    assert_eq!(ask(json!({"request": "solve", "puzzle": PROPER}))["solution"], SOLUTION);
    assert_eq!(ask(json!({"request": "solve-variant", "puzzle": PROPER}))["solution"]["line"], SOLUTION);
}

#[test]
fn contradictions_are_minimal_and_named() {
    let wrong = ".Shape~4x4.AntiKnight.Cage~3~R1C1~R1C2.~R4C4_2~R1C1_4";
    let checked = ask(json!({"request": "check", "puzzle": wrong}));
    assert_eq!(checked["contradiction"], json!([".Cage~3~R1C1~R1C2", ".~R1C1_4"]));
}

#[test]
fn what_can_go_is_named_where_that_is_asked_for() {
    let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";
    assert!(ask(json!({"request": "check-variant", "puzzle": puzzle})).get("redundant").is_none());
    let checked = ask(json!({"request": "check-variant", "puzzle": puzzle, "redundant": true}));
    assert_eq!(checked["redundant"], json!([".Cage~3~R1C1~R1C2", ".~R2C1_3"]));
    assert!(checked.get("undecided").is_none());
    let several = ask(json!({"request": "check-variant", "puzzle": ".Shape~4x4", "redundant": true}));
    assert!(several.get("redundant").is_none());
}

#[test]
fn faults_name_their_place() {
    let message = |puzzle: &str| ask(json!({"request": "solve", "puzzle": puzzle}))["message"].clone();
    assert_eq!(message(".Teleport~R1C1"), "rule 1: 'Teleport' is not a known rule");
    assert_eq!(message("5..............."), "row 1, column 1: '5' doesn't belong in a 4×4 grid");
    let budget =
        ask_within(json!({"request": "count", "puzzle": ".".repeat(36)}), &ichidoku_api::Control::new().guesses(9));
    assert_eq!(budget["code"], "budget");
}

#[test]
fn faults_have_a_key_and_what_they_speak_of() {
    let fault = |puzzle: &str| {
        let error = ask(json!({"request": "check-variant", "puzzle": puzzle}));
        assert_eq!(error["code"], "puzzle", "{puzzle}: {error}");
        (error["key"].clone(), error["args"].clone(), error["place"].clone())
    };
    let (no_args, no_place) = (json!(null), json!(null));
    for (text, key) in [
        ("hello", "variant-text"),
        ("https://f-puzzles.com/?load=abc", "variant-link"),
        ("{\"givens\":\"123\"}", "variant-json"),
    ] {
        assert_eq!(fault(text), (json!(key), no_args.clone(), no_place.clone()), "{text}");
    }
    assert_eq!(
        fault(".Windoku.Foo~1"),
        (json!("variant-rule"), json!({"in_rule": "2", "rule": "Foo"}), no_place.clone())
    );
    let cell = json!({"found": "R19C2", "in_rule": "1", "rule": "Cage"});
    assert_eq!(fault(".Cage~9~R1C1~R19C2"), (json!("variant-cell"), cell, no_place.clone()));
    let place = json!({"line": 1, "row": 2, "column": 1});
    assert_eq!(fault("....7..........."), (json!("variant-symbol"), json!({"found": "7", "side": "4"}), place));
    let seldom = fault(".Shape~4x4.Shape~6x6");
    assert_eq!(seldom, (json!(null), json!(null), no_place), "in English only");
}

#[test]
fn objects_with_a_variant_in_a_member_are_read() {
    let object = json!({"puzzle": ".Shape~4x4.Cage~3~R1C1~R1C2", "rating": 1.5}).to_string();
    let described = ask(json!({"request": "describe-variant", "puzzle": object}));
    assert_eq!(described["puzzle"], ".Shape~4x4.Cage~3~R1C1~R1C2");
    let converted = ask(json!({"request": "convert-variant", "text": object, "to": "iss"}));
    assert!(converted["text"].as_str().unwrap().ends_with("?q=.Shape~4x4.Cage~3~R1C1~R1C2\n"), "{converted}");
    let classic = json!({"puzzle": ".".repeat(81)}).to_string();
    assert_eq!(ask(json!({"request": "check-variant", "puzzle": classic}))["or_more"], true);
}

#[test]
fn the_rules_of_a_variant_are_said_in_words() {
    let rule = |language: &str| {
        let described = ask(json!({"request": "describe-variant", "puzzle": ".AntiKnight", "language": language}));
        described["rules"][0].clone()
    };
    let said = rule("en")["sentences"][0].clone();
    assert_eq!(
        fields(&said, ["text", "key"]),
        ["Cells a knight’s move apart never contain the same digit.", "variant-rule-anti-knight"]
    );
    assert_eq!(rule("de")["sentences"][0]["key"], said["key"]);
    assert_eq!(rule("en"), rule(""));
}

#[test]
fn drawings_are_described_with_what_they_may_mean_and_drawn_again() {
    let sign = json!({"center": [0.5, 1], "width": 0.3, "height": 0.3, "rounded": true, "backgroundColor": "#fff", "image": "a.png"});
    let cage = json!({"cells": [[2, 0], [2, 1]], "value": "x2", "style": "dashed"});
    let link = json!({
        "cells": vec![vec![json!({}); 6]; 6],
        "lines": [{"wayPoints": [[0.5, 0.5], [0.5, 2.5]], "color": "#67F067", "thickness": 16}],
        "overlays": [sign],
        "cages": [cage],
    });
    let described = ask(json!({"request": "describe-variant", "puzzle": link.to_string(), "drawn_unchecked": true}));
    assert_eq!(described["drawn"], json!(["lines (1)", "overlays (1)", "cage 'x2'"]));
    let [line, sign, cage] = described["drawings"].as_array().unwrap().as_slice() else { panic!("{described}") };
    assert_eq!(line["kind"], "line");
    assert_eq!(line["cells"], json!(["r1c1", "r1c2", "r1c3"]));
    assert_eq!(
        fields(line, ["points", "colour", "thickness"]),
        [json!([[50, 50], [250, 50]]), json!("#67f067"), json!(25)]
    );
    assert_eq!(line["may_mean"][0], ".Whisper~5~R1C1~R1C2~R1C3");
    assert_eq!(fields(sign, ["unread", "cells", "round"]), [json!(["image"]), json!(["r1c1", "r1c2"]), json!(true)]);
    assert_eq!(sign["may_mean"], json!([".WhiteDot~R1C1~R1C2", ".BlackDot~R1C1~R1C2"]));
    assert_eq!(fields(cage, ["kind", "text"]), ["cage", "x2"]);
    let (puzzle, drawings) = (&described["puzzle"], &described["drawings"]);
    let drawn = ask(json!({"request": "draw-variant", "puzzle": puzzle, "drawings": drawings}));
    assert_eq!(drawn["svg"].as_str().unwrap().matches("class=\"drawn\"").count(), 2);
    for wrong in [
        json!({"kind": "line", "colour": "red;x"}),
        json!({"kind": "sign", "points": [[0, 10_001]]}),
        json!({"kind": "cage", "cells": ["r7c1"]}),
    ] {
        let refused = ask(json!({"request": "draw-variant", "puzzle": puzzle, "drawings": [wrong]}));
        assert!(refused["message"].as_str().unwrap().contains("in a drawing where"), "{refused}");
    }
}
