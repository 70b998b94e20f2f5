//! Requests as JSON, answers as JSON.

#![allow(clippy::expect_used, clippy::panic, clippy::needless_pass_by_value)]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::common::*;
use ichidoku::Stop;
use ichidoku_api::{Ask, Control, Generate, Request};
use serde_json::{Value, json};

#[test]
fn solve_says_how_many_solutions_there_are() {
    for (puzzle, status) in
        [(PROPER, "unique"), (TWO, "several"), (NONE, "unsolvable"), (CLASHING, "unsolvable"), (BLANK, "several")]
    {
        let answer = ask(json!({"request": "solve", "puzzle": puzzle}));
        assert_eq!(fields(&answer, ["answer", "puzzle", "status"]), [json!("solve"), json!(puzzle), json!(status)]);
        assert_eq!(answer["solution"].is_null(), status == "unsolvable", "{answer}");
    }
    let answer = ask(json!({"request": "solve", "puzzle": PROPER, "first": true}));
    assert_eq!(fields(&answer, ["status", "solution"]), ["solved", SOLUTION]);
}

#[test]
fn a_text_with_candidates_is_solved_within_them() {
    let two = ask(json!({"request": "candidates", "puzzle": TWO}));
    let cells: Vec<&str> = two["candidates"].as_array().expect("81").iter().filter_map(Value::as_str).collect();
    let text: String = cells
        .iter()
        .zip(TWO.chars())
        .map(|(candidates, digit)| if candidates.is_empty() { format!("{digit} ") } else { format!("{candidates} ") })
        .collect();
    assert_eq!(ask(json!({"request": "count", "puzzle": text}))["solutions"], 2);
    let without = text.replacen("13", "1", 1);
    assert_eq!(ask(json!({"request": "count", "puzzle": without}))["solutions"], 1, "{without}");
    assert_eq!(ask(json!({"request": "enumerate", "puzzle": without}))["solutions"].as_array().map(Vec::len), Some(1));
}

#[test]
fn candidates_without_a_digit_are_all_that_is_searched() {
    // Two candidates a cell: no clue, and yet two solutions only. The blank grid has more than can be gone through.
    let next = |digit: u32| digit % 9 + 1;
    let pairs = SOLUTION.chars().filter_map(|digit| digit.to_digit(10)).map(|digit| format!("{digit}{}", next(digit)));
    let text = pairs.collect::<Vec<_>>().join(" ");
    let listed = ask(json!({"request": "enumerate", "puzzle": text}));
    let shifted: String =
        SOLUTION.chars().filter_map(|digit| digit.to_digit(10)).map(|d| next(d).to_string()).collect();
    assert_eq!(fields(&listed, ["solutions", "more"]), [json!([SOLUTION, shifted]), json!(false)]);
}

#[test]
fn many_puzzles_are_solved_in_one_go() {
    let candidates = ask(json!({"request": "convert", "text": TWO, "to": "candidates"}))["text"].clone();
    let answers = |text: &str| {
        let solved = ask(json!({"request": "solve-all", "text": text}));
        fields(&solved, ["puzzles", "unique", "several", "unsolvable", "unreadable"])
    };
    let text = format!("{PROPER}\nnonsense\n{TWO}\n{NONE}\n{CLASHING}\n{SOLUTION}\n");
    assert_eq!(answers(&text), [5, 2, 1, 2, 1].map(Value::from));
    assert_eq!(answers(candidates.as_str().expect("a text")), [1, 0, 1, 0, 0].map(Value::from));
    assert_eq!(answers(""), [0; 5].map(Value::from));
}

#[test]
fn counting_and_listing_stop_at_limits() {
    let count = |limit: u64| ask(json!({"request": "count", "puzzle": BLANK, "limit": limit}));
    assert_eq!(fields(&count(7), ["solutions", "or_more"]), [json!(7), json!(true)]);
    assert_eq!(fields(&count(0), ["solutions", "or_more"]), [json!(0), json!(true)]);
    let capped = ask_within(json!({"request": "count", "puzzle": BLANK}), &Control::new().solutions(3));
    assert_eq!(fields(&capped, ["solutions", "or_more"]), [json!(3), json!(true)]);

    let list =
        |skip: u64, limit: u64| ask(json!({"request": "enumerate", "puzzle": TWO, "skip": skip, "limit": limit}));
    let (first, second, after) = (list(0, 1), list(1, 1), list(2, 1));
    assert_eq!((&first["more"], &second["more"], &after["more"]), (&json!(true), &json!(false), &json!(false)));
    assert!(first["solutions"][0].as_str() < second["solutions"][0].as_str());
    assert_eq!(after["solutions"], json!([]));
    let far = || json!({"request": "enumerate", "puzzle": TWO, "skip": 9});
    assert_eq!(ask_within(far(), &Control::new().solutions(1))["code"], "budget", "there may be some after nine");
    assert_eq!(ask_within(far(), &Control::new().solutions(2))["solutions"], json!([]), "there are two");
}

#[test]
fn check_tells_what_is_the_matter() {
    let check = |puzzle: &str| ask(json!({"request": "check", "puzzle": puzzle}));
    assert_eq!(fields(&check(PROPER), ["status", "minimal"]), [json!("proper"), json!(false)]);
    assert_eq!(check(TWO)["differing"], json!(["r4c6", "r4c9", "r5c6", "r5c9"]));
    assert_eq!(check(NONE)["contradiction"].as_array().map(Vec::len), Some(9));
    let clashing = check(CLASHING);
    let clash =
        json!({"digit": 5, "house": "r1", "cells": ["r1c1", "r1c9"], "text": "5 stands in r1c1 and r1c9 of row 1"});
    assert_eq!(fields(&clashing, ["status", "clashes"]), [json!("clashing"), json!([clash])]);
}

#[test]
fn true_candidates_are_those_of_solutions() {
    let answer = ask(json!({"request": "true-candidates", "puzzle": TWO, "limit": 9}));
    assert_eq!(answer["candidates"][32], "13");
    assert_eq!(answer["counts"][32 * 9], 1);
    assert_eq!(answer["counts"][4], 2, "the clue 5 in r1c1 is in both solutions");
    assert_eq!(answer["limit"], 9);
    let far = json!({"request": "true-candidates", "puzzle": BLANK, "limit": 1_000_000});
    let capped = ask_within(far, &Control::new().solutions(810));
    assert_eq!((&capped["limit"], &capped["counts"][0]), (&json!(10), &json!(10)));
}

#[test]
fn rate_on_both_scales() {
    let rate = |puzzle: &str, scale: &str| ask(json!({"request": "rate", "puzzle": puzzle, "scale": scale}));
    assert_eq!(rate(PROPER, "ichidoku")["rating"]["grade"], "trivial");
    assert_eq!(fields(&rate(PROPER, "hodoku")["rating"], ["scale", "grade"]), ["hodoku", "easy"]);
    assert_eq!(rate(TWO, "ichidoku")["status"], "several");
    assert!(rate(NONE, "hodoku")["rating"].is_null());
}

#[test]
fn ratings_of_sudoku_explainer_with_and_without_their_path() {
    let rate = |puzzle: &str, path: bool| {
        ask(json!({"request": "rate", "puzzle": puzzle, "scale": "se121", "path": path}))["explainer"].clone()
    };
    assert_eq!(
        rate(PROPER, false),
        json!({"er": 1.2, "ep": 1.2, "ed": 1.2, "hardest": "hidden-single", "hardest_name": "Hidden Single"})
    );
    let steps = rate(PROPER, true)["path"].as_array().cloned().expect("a path");
    assert_eq!(steps.len(), 51);
    assert_eq!(fields(&steps[0], ["technique", "rating"]), [json!("hidden-single"), json!(1.2)]);
    assert!(steps.iter().all(|step| step["placement"].is_string() && step["eliminations"].is_null()));
    assert!(rate(TWO, true).is_null());
}

/// Sukaku Explainer knows skyscrapers, version 1.2.1 does not.
#[test]
fn ratings_of_sukaku_explainer() {
    let puzzle = "2..3.....3...57.1..4......961..9.........5.72........61....8.3.53..6...4.6....8..";
    let rate = |scale: &str| ask(json!({"request": "rate", "puzzle": puzzle, "scale": scale, "path": true}));
    let [earlier, rated] = ["se121", "sukaku"].map(rate);
    assert_eq!(fields(&earlier["explainer"], ["er", "hardest"]), [json!(4.6), json!("unique-loop-type-1")]);
    assert_eq!(fields(&rated["explainer"], ["er", "hardest"]), [json!(4.0), json!("skyscraper-011")]);
    assert_eq!(rated["rating"], json!({"scale": "sukaku", "grade": "medium", "score": 4.0}));
    assert_eq!(rated["explainer"]["path"][36]["eliminations"], json!(["r5c5=4", "r9c6=4"]));
}

#[test]
fn an_answer_says_that_there_are_more_new_puzzles_than_it_lists() {
    let generate = Generate { seed: Some(7), count: 3, ..Generate::default() };
    let [few, all] = [2, 3].map(|most| generate.run(&Control::new().listed(most)).expect("puzzles"));
    assert_eq!((few.puzzles.len(), few.more, all.puzzles.len(), all.more), (2, true, 3, false));
}

#[test]
fn puzzles_of_a_rating_are_made() {
    let generate = |order: Value| ask(json!({"request": "generate", "seed": 7, "count": 3, "order": order}));
    let made = generate(json!({"er_from": 2.0, "er_to": 3.4}));
    let puzzles = made["puzzles"].as_array().expect("puzzles");
    assert_eq!(puzzles.len(), 3, "{made}");
    for puzzle in puzzles {
        let rated = ask(json!({"request": "rate", "puzzle": puzzle["puzzle"], "scale": "se121"}));
        let er = rated["explainer"]["er"].as_f64().expect("a number");
        assert!((2.0..=3.4).contains(&er), "{er}");
        assert_eq!(puzzle["rating"], rated["rating"]);
    }
}

/// The scale is that of the ER then, and the grade is ichidoku's.
#[test]
fn puzzles_of_a_rating_by_sukaku_explainer_are_made() {
    let order = json!({"er_from": 4.0, "er_to": 4.3, "scale": "sukaku", "grade": "medium"});
    let made = ask(json!({"request": "generate", "seed": 7, "order": order}));
    let rated = |scale: &str| ask(json!({"request": "rate", "puzzle": made["puzzles"][0]["puzzle"], "scale": scale}));
    assert_eq!(rated("ichidoku")["rating"]["grade"], "medium");
    let of_sukaku = rated("sukaku");
    assert_eq!(made["puzzles"][0]["rating"], of_sukaku["rating"]);
    assert!((4.0..=4.3).contains(&of_sukaku["explainer"]["er"].as_f64().expect("a number")), "{of_sukaku}");
    let without_er = json!({"request": "generate", "order": {"scale": "sukaku", "grade": "medium"}});
    assert!(ask(without_er)["message"].as_str().expect("a refusal").contains("sukaku"));
}

#[test]
fn what_has_no_seed_takes_one_from_the_door() {
    let control = ichidoku_api::Control::new().draw_seed(|| 7);
    for request in ["generate", "generate-variant"] {
        let rules = (request == "generate-variant").then_some("x");
        let ask = |seed: Option<u64>| {
            let mut asked = json!({"request": request});
            seed.into_iter().for_each(|seed| asked["seed"] = seed.into());
            rules.into_iter().for_each(|rules| asked["rules"] = rules.into());
            ask_within(asked, &control)
        };
        assert_eq!(ask(None)["answer"], request);
        assert_eq!(ask(None)["puzzles"], ask(Some(7))["puzzles"]);
        assert_ne!(ask(None)["puzzles"], ask(Some(8))["puzzles"]);
    }
}

#[test]
fn puzzles_are_made_to_order_and_the_same_for_a_seed() {
    let generate = |order: Value| ask(json!({"request": "generate", "seed": 7, "count": 2, "order": order}));
    let order = json!({"clues_from": 26, "clues_to": 30, "symmetry": "half-turn", "grade": "easy"});
    let made = generate(order.clone());
    assert_eq!(made, generate(order));
    let puzzles = made["puzzles"].as_array().expect("puzzles");
    assert_eq!(puzzles.len(), 2, "{made}");
    for puzzle in puzzles {
        assert_eq!(puzzle["rating"]["grade"], "easy");
        assert!(puzzle["clues"].as_u64().is_some_and(|clues| (26..=30).contains(&clues)));
        let solved = ask(json!({"request": "solve", "puzzle": puzzle["puzzle"]}));
        assert_eq!(fields(&solved, ["status", "solution"]), [json!("unique"), puzzle["solution"].clone()]);
    }
    let alike = |more: Value| {
        let mut order = json!({ "like": puzzles[0]["puzzle"] });
        order.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        generate(order)["puzzles"][0].clone()
    };
    let (clues, made) = (puzzles[0]["clues"].as_u64().expect("a number"), alike(json!({})));
    assert!(made["clues"].as_u64().is_some_and(|own| own.abs_diff(clues) <= 1), "{made}");
    assert_eq!(made["rating"]["grade"], "easy");
    assert_eq!(alike(json!({"grade": "hard"}))["rating"]["grade"], "hard");
    assert_eq!(alike(json!({"scale": "hodoku"}))["rating"]["scale"], "hodoku");
    let practice = &generate(json!({"needs": "naked-pair"}))["puzzles"][0]["practice"];
    assert_eq!(practice["step"]["technique"]["slug"], "naked-pair");
    let missed = generate(json!({"clues_from": 17, "clues_to": 18, "attempts": 1}));
    assert_eq!(missed["missed"].as_array().map(Vec::len), Some(2), "{missed}");
    let rare = || json!({"request": "generate", "seed": 7, "count": 2, "order": {"clues_from": 17, "clues_to": 17}});
    let capped = ask_within(rare(), &Control::new().attempts(3).time(Duration::MAX));
    assert_eq!((&capped["missed"][0]["attempts"], &capped["missed"][1]["attempts"]), (&json!(3), &json!(3)));
    let late = ask_within(rare(), &Control::new().time(Duration::ZERO));
    assert_eq!(late, json!({"answer": "generate", "more": true, "puzzles": []}), "there was no time for any");
    let bad = generate(json!({"clues_from": 3}));
    assert!(bad["message"].as_str().is_some_and(|message| message.contains("expected 17 to 80")), "{bad}");
    let bad = generate(json!({"grade": "unfair"}));
    assert_eq!(bad["message"], "Unfair is not a grade on the scale ichidoku");
}

#[test]
fn techniques_are_listed() {
    let list = ask(json!({"request": "techniques"}));
    let first = &list["techniques"][0];
    assert_eq!(
        fields(first, ["slug", "name", "family", "usual"]),
        [json!("full-house"), json!("full house"), json!("singles"), json!(true)]
    );
    let one = ask(json!({"request": "technique", "technique": "Sole Candidate"}));
    assert_eq!(one["page"], "naked-single");
    let elements = one["elements"].as_array().expect("elements");
    assert_eq!(
        (&elements[0]["title"], &elements[1]["facts"][0]["slug"]),
        (&json!("Naked single"), &json!("naked-single"))
    );
    let fates = |element: &Value| element["picture"]["marks"].as_array().is_some_and(|m| m[0]["fate"] == "placed");
    assert!(elements.iter().any(fates), "an example is drawn");
}

#[test]
fn the_lab_runs_traces_and_compares() {
    let run = ask(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "row-by-row"}));
    assert_eq!(fields(&run["run"], ["outcome", "assignments"]), [json!("solved"), json!(4208)]);
    let traced = |events: u64| {
        let answer = ask(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "fewest-first", "trace": events}));
        let trace = answer["trace"].as_str().expect("a trace").to_owned();
        let reader = ichidoku_lab::trace::TraceReader::new(trace.as_bytes()).expect("a trace");
        (reader.count(), trace.contains(r#""event":"end""#))
    };
    assert_eq!(traced(10), (10, false));
    assert!(traced(5000).1);
    let framed = ask(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "row-by-row", "frames": 8}));
    let frames = framed["frames"].as_array().expect("moments");
    assert!((50..=100).contains(&frames.len()), "{}", frames.len());
    assert_eq!(frames[0]["written"], 0);
    let last = &frames[frames.len() - 1];
    assert_eq!((&last["written"], &last["grid"]), (&run["run"]["assignments"], &run["run"]["solution"]));
    assert_eq!(framed["run"]["tests"], run["run"]["tests"]);
    let grown = ask(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "row-by-row", "tree": 250}));
    let nodes = grown["tree"].as_array().expect("nodes");
    assert!((52..=250).contains(&nodes.len()), "{}", nodes.len());
    assert_eq!(fields(&nodes[0], ["parent", "guess", "nodes"]), [json!(null), json!(null), json!(4209)]);
    assert_eq!(nodes.iter().filter(|node| node["ended"].is_null()).count(), 52);
    let own = json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "row-by-row", "order": "r9c9 r8c8"});
    assert_eq!(ask(own)["run"]["algorithm"], "row-by-row, cells listed");
    let compared = ask(json!({"request": "lab-compare", "puzzle": PROPER, "limits": {"steps": 1000}}));
    let runs = compared["runs"].as_array().expect("runs");
    assert_eq!(runs.last().expect("the engine")["algorithm"], "engine");
    assert_eq!(fields(&runs[0], ["outcome", "reason"]), ["unfinished", "steps"]);
    assert_eq!(ask(json!({"request": "lab-algorithms"}))["algorithms"][0]["name"], "brute-force");
}

#[test]
fn convert_writes_another_form_and_names_bad_records() {
    let text = format!("{PROPER}\nnonsense\n{TWO}\n");
    let answer = ask(json!({"request": "convert", "text": text, "to": "csv"}));
    assert_eq!(answer["text"], format!("puzzle,solution\n{PROPER},\n{TWO},\n"));
    assert_eq!((&answer["puzzles"], &answer["unreadable"][0]["place"]["line"]), (&json!(2), &json!(2)));
}

#[test]
fn convert_keeps_what_the_form_can_hold() {
    let text = format!("date,puzzle,author\n2020,{PROPER},Ann\n");
    let ndjson = ask(json!({"request": "convert", "text": text, "to": "ndjson"}));
    let expected = format!("{{\"puzzle\":\"{PROPER}\",\"solution\":null,\"author\":\"Ann\",\"date\":2020}}\n");
    assert_eq!(ndjson["text"], expected);
    let late = format!("{{\"puzzle\":\"{PROPER}\"}}\n{}", ndjson["text"].as_str().unwrap_or_default());
    let csv = ask(json!({"request": "convert", "text": late, "to": "csv"}));
    assert_eq!(csv["text"], format!("puzzle,solution,author,date\n{PROPER},,,\n{PROPER},,Ann,2020\n"));
}

#[test]
fn a_picture_has_what_the_position_has() {
    let draw = |puzzle: Value| ask(json!({"request": "draw", "puzzle": puzzle, "title": "A & B"}));
    let svg = |answer: Value| answer["svg"].as_str().expect("a picture").to_owned();
    let plain = svg(draw(PROPER.into()));
    assert!(plain.contains("<title>A &amp; B</title>") && plain.contains("digits given"), "{plain}");
    let candidates = ask(json!({"request": "convert", "text": PROPER, "to": "candidates"}))["text"].clone();
    let shown = svg(draw(candidates));
    assert!(shown.len() > plain.len(), "a text with candidates shows them");
    assert_eq!(svg(draw(json!({"givens": PROPER}))), plain);
    let marked: Vec<Value> = (0..81).map(|cell| if cell == 80 { "1".into() } else { Value::Null }).collect();
    let position = json!({"givens": ".".repeat(81), "entries": ["r1c1=5"], "candidates": marked});
    let drawn = svg(draw(position));
    assert!(drawn.contains("class=\"digits\"") && drawn.matches("<text").count() == 10 + 1 + 1, "{drawn}");
    assert_eq!(draw(format!("{PROPER}\n{PROPER}").into())["answer"], "error");
}

#[test]
fn errors_name_the_place_and_the_expectation() {
    let error = |request: Value| {
        let answer = ask(request);
        assert_eq!(answer["answer"], "error", "{answer}");
        (
            answer["code"].as_str().unwrap_or_default().to_owned(),
            answer["message"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let of = |code: &str, message: &str| (code.to_owned(), message.to_owned());
    let bad = PROPER.replacen("7....6", "7.q..6", 1);
    let answer = ask(json!({"request": "rate", "puzzle": bad}));
    assert_eq!(answer["message"], "row 1, column 7: 'q' is not a digit or a blank");
    assert_eq!(answer["place"], json!({"line": 1, "row": 1, "column": 7}));
    assert_eq!((&answer["found"], &answer["expected"]), (&json!("'q'"), &json!("a digit or a blank")));
    assert_eq!(error(json!({"request": "solve", "puzzle": ""})), of("puzzle", "nothing where a puzzle was expected"));
    assert_eq!(
        error(json!({"request": "solve", "puzzle": format!("{PROPER}\n{TWO}")})),
        of("puzzle", "several puzzles where one was expected")
    );
    assert_eq!(
        error(json!({"request": "lab-run", "puzzle": PROPER, "algorithm": "sat", "order": "rows"})),
        of("argument", "sat has no order of cells; row-by-row and candidate-lists have one")
    );
    let (code, message) = error(json!({"request": "solve", "puzzle": 5}));
    assert!(code == "request" && message.contains("expected a puzzle as text"), "{message}");
    let (_, message) = error(json!({"request": "hint", "puzzle": {"givens": "12"}}));
    assert!(message.contains("'12' is not 81 characters, digits and blanks"), "{message}");
    let (_, message) = error(json!({"request": "hint", "puzzle": {"givens": BLANK, "candidates": ["1"]}}));
    assert!(message.contains("candidates of 1 cells where 81 were expected"), "{message}");
    let (_, message) = error(json!({"request": "hint", "puzzle": {"givens": BLANK, "rules": "killer"}}));
    assert!(message.contains("'killer' is not the name of `rules` that are known here: classic"), "{message}");
    let (_, message) = error(json!({"request": "generate", "order": [null, null]}));
    assert!(message == "order: expected an object, found a list", "{message}");
    let (_, message) = error(json!({"request": "technique", "technique": "guess"}));
    assert!(message.contains("'guess' is not the name of a technique"), "{message}");
    let (_, message) = error(json!({"request": "count", "puzzle": PROPER, "limmit": 3}));
    assert!(message == "there is no field `limmit`; the fields are `puzzle` and `limit`", "{message}");
}

#[test]
fn a_puzzle_may_state_that_it_is_classic() {
    let classic = ask(json!({"request": "solve", "puzzle": {"givens": PROPER, "rules": "classic"}}));
    assert_eq!(classic, ask(json!({"request": "solve", "puzzle": {"givens": PROPER}})));
    assert_eq!(classic["status"], "unique");
}

#[test]
fn what_a_player_entered_must_fit_the_givens() {
    let ask_at = |entries: Value, candidates: Value| {
        ask(json!({"request": "hint", "puzzle": {"givens": PROPER, "entries": entries, "candidates": candidates}}))
    };
    let marked = |marks: &str| {
        let mut cells = vec![Value::Null; 81];
        cells[0] = json!(marks);
        json!(cells)
    };
    for (entries, candidates, message) in [
        (json!(["r1c1=4"]), Value::Null, "the entry r1c1=4 contradicts the given 5 in r1c1"),
        (
            json!(["r1c3=1", "r1c3=4"]),
            Value::Null,
            "r1c3 is entered twice, as 1 and as 4; expected at most one entry per cell",
        ),
        (json!([]), marked("14"), "the candidates 14 in r1c1 contradict the given 5 there"),
    ] {
        let answer = ask_at(entries, candidates);
        assert_eq!(fields(&answer, ["code", "message"]), ["puzzle", message]);
    }
    for (entries, candidates) in [
        (json!(["r1c1=5"]), Value::Null),
        (json!(["r1c3=4", "r1c3=4"]), Value::Null),
        (json!([]), marked("5")),
        (json!([]), marked("")),
    ] {
        assert_eq!(ask_at(entries, candidates)["advice"]["kind"], "step");
    }
}

#[test]
fn a_raised_flag_ends_every_search() {
    let raised = AtomicBool::new(true);
    let control = Control::new().stop(Stop::flag(&raised));
    for name in ["solve", "count", "enumerate", "check", "true-candidates", "hint", "steps", "rate", "lab-compare"] {
        let answer = ask_within(json!({"request": name, "puzzle": BLANK}), &control);
        assert_eq!((&answer["answer"], &answer["code"]), (&json!("error"), &json!("cancelled")), "{name}");
    }
    for request in [json!({"request": "generate", "seed": 1}), json!({"request": "solve-all", "text": PROPER})] {
        assert_eq!(ask_within(request, &control)["code"], "cancelled");
    }
    let run = ask_within(json!({"request": "lab-run", "puzzle": BLANK, "algorithm": "sat"}), &control);
    assert_eq!(run["run"]["reason"], "cancelled");
    let late = Control::new().time(Duration::ZERO);
    let steps = ask_within(json!({"request": "steps", "puzzle": PROPER}), &late);
    assert_eq!((&steps["ending"]["kind"], &steps["steps"]), (&json!("stopped"), &json!([])));
    let budget = Control::new().guesses(1);
    assert_eq!(ask_within(json!({"request": "count", "puzzle": BLANK}), &budget)["code"], "budget");
}

#[test]
fn a_long_order_is_made_in_parts() {
    let order = json!({"needs": "hidden-triple", "attempts": 30});
    let missed = ask(json!({"request": "generate", "seed": 1, "order": order}));
    assert_eq!(missed["missed"][0]["attempts"], 30);
    let on = ask(json!({"request": "generate", "seed": 1, "attempt": 30, "order": order}));
    assert_eq!((&on["puzzles"], &on["missed"][0]["attempts"]), (&json!([]), &json!(30)), "none is left");
    let late = ask(json!({"request": "generate", "seed": 1, "attempt": 12, "seconds": 0, "order": order}));
    assert_eq!((&late["puzzles"], &late["missed"]), (&json!([]), &Value::Null), "there was no time for any");
}

#[test]
fn orders_that_cannot_be_met_are_refused_with_the_reason() {
    for order in [
        json!({"needs": "xy-wing", "grade": "easy"}),
        json!({"needs": "xy-wing", "grade": "easy", "scale": "hodoku"}),
        json!({"needs": "xy-wing", "without": ["xy-wing"]}),
    ] {
        let refused = ask(json!({"request": "generate", "order": order}));
        assert_eq!(refused["code"], "argument", "{order}");
        assert!(refused["message"].as_str().is_some_and(|message| message.contains("XY-wing")), "{refused}");
    }
}

#[test]
fn every_request_has_a_name() {
    for name in Request::NAMES {
        let answer = ask(json!({"request": name}));
        let known =
            answer["answer"] == *name || answer["message"].as_str().is_some_and(|m| m.ends_with("` is missing"));
        assert!(known, "{name}: {answer}");
    }
}

#[test]
fn without_a_seed_each_puzzle_is_another() {
    let any = || ask(json!({"request": "generate"}))["puzzles"][0].clone();
    let (one, other) = (any(), any());
    assert_ne!(one["puzzle"], other["puzzle"]);
    for made in [one, other] {
        assert!(made["seed"].as_u64().is_some_and(|seed| seed < 1 << 53), "exact in JavaScript: {made}");
    }
}
