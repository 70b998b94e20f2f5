//! The samples of variants of other sites: each is found out by its form, and has the solution that it was made from.
#![cfg(feature = "links")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;

use ichidoku_variants::{
    Drawings, Problem, Puzzle, TextError, Verdict, read_f_puzzles, read_puzzle, read_variant, read_variants,
    read_variants_with, write_f_puzzles, write_iss,
};
use testkit::testdata;

/// From which the samples were made.
const SOLUTION: &str = "123456456123231564564231312645645312";

/// A puzzle of f-puzzles with something of each kind that is only drawn.
const DRAWN: &str = r##"{"size":4,"title":"x","solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1],
    "grid":[[{"value":1,"given":true},{},{"value":3},{}],[{},{"region":0},{},{}],[{},{},{},{}],[{},{},{"givenPencilMarks":[1,2]},{}]],
    "line":[{"lines":[["R1C1","R1C2"],["R2C1","R3C1"]],"outlineC":"#00ff00","width":0.2}],
    "circle":[{"cells":["R1C1","R2C1"],"baseC":"#fff","value":"x","angle":30}],"rectangle":[{"cells":["R0C1"],"height":2}],
    "text":[{"cells":["R5C5"],"value":"12","size":1}],"cage":[{"cells":["R1C1"],"value":"FOGLIGHT"},{"cells":["R2C2"],"value":"7"}],
    "killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"fogofwar":["R1C1"]}"##;

fn sample(name: &str) -> String {
    fs::read_to_string(testdata("formats").join(name)).unwrap()
}

fn solved(puzzle: &Puzzle) -> String {
    match Problem::new(puzzle).unwrap().verdict().unwrap() {
        Verdict::Unique(digits) => digits.iter().map(i16::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn samples_have_the_solution_that_they_were_made_from() {
    for name in ["sudokupad-killer.txt", "sudokumaker-signs.txt"] {
        let puzzle = read_variant(&sample(name)).unwrap().unwrap();
        assert_eq!(solved(&puzzle), SOLUTION, "{name}");
        assert_eq!(
            read_puzzle(&write_iss(&puzzle)).as_ref().map(Puzzle::constraints),
            Ok(puzzle.constraints()),
            "{name}"
        );
        let several = format!("{0}\n# once more\n{0}", sample(name));
        assert_eq!(read_variants(&several).unwrap().len(), 2, "{name}");
    }
}

#[test]
fn what_is_only_drawn_is_refused_unless_that_is_accepted() {
    let text = sample("sudokupad-drawn.txt");
    let refused = read_variant(&text).unwrap().unwrap_err();
    assert_eq!(refused.to_string(), "what lines (2), overlays (1) may mean can't be checked");
    let accepted = read_variants_with(&text, Drawings::Unchecked).unwrap();
    let [(1, Ok(puzzle))] = accepted.as_slice() else { panic!("{accepted:?}") };
    assert_eq!(puzzle.drawn(), ["lines (2)", "overlays (1)"]);
    assert_eq!(solved(puzzle), SOLUTION);
}

#[test]
fn classic_and_damaged_samples_are_no_variants() {
    for name in ["sudokumaker.txt", "sudokumaker-damaged.txt", "sudokupad-damaged.txt", "sudokupad-houses.txt"] {
        assert!(read_variant(&sample(name)).is_none(), "{name}");
    }
    let among_others = read_puzzle(&sample("sudokumaker.txt")).unwrap();
    assert_eq!(among_others.constraints().len(), 1);
}

/// Objects in which a value was replaced by another: none may end in a panic.
#[test]
fn damaged_objects_are_read_or_refused() {
    let names = ["sudokupad-killer.txt", "sudokupad-drawn.txt", "sudokumaker-signs.txt"];
    let drawn = serde_json::from_str(DRAWN).unwrap();
    for object in names.map(|name| object(&sample(name))).into_iter().chain([drawn]) {
        for place in 0..leaves(&mut object.clone()).len() {
            for value in ["null", "-1", "0", "7", "99999999999", "\"x\"", "[]", "[[]]", "{}", "true"] {
                let mut damaged = object.clone();
                *leaves(&mut damaged)[place] = serde_json::from_str(value).unwrap();
                let read: Option<Result<Puzzle, TextError>> = read_variant(&damaged.to_string());
                if let Some(Ok(puzzle)) = read {
                    // What is read can be written, and compiled or refused.
                    let _ = Problem::new(&puzzle);
                    assert!(read_puzzle(&write_iss(&puzzle)).is_ok(), "{damaged}");
                    assert!(write_f_puzzles(&puzzle).is_err() || read_back(&puzzle).is_ok(), "{damaged}");
                }
            }
        }
    }
}

fn read_back(puzzle: &Puzzle) -> Result<Puzzle, TextError> {
    write_f_puzzles(puzzle).and_then(|written| read_f_puzzles(&written))
}

fn object(link: &str) -> serde_json::Value {
    use ichidoku_formats::SiteObject as S;
    match ichidoku_formats::site_object(link).unwrap() {
        S::FPuzzles(object) | S::Pad(object) | S::Maker(object) => object,
        other => panic!("{other:?}"),
    }
}

/// The values without members, and the lists.
fn leaves(value: &mut serde_json::Value) -> Vec<&mut serde_json::Value> {
    let is_nest = match &*value {
        serde_json::Value::Array(items) => items.iter().any(|item| item.is_array() || item.is_object()),
        serde_json::Value::Object(members) => !members.is_empty(),
        _ => false,
    };
    if !is_nest {
        return vec![value];
    }
    match value {
        serde_json::Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        serde_json::Value::Object(members) => members.values_mut().flat_map(leaves).collect(),
        _ => Vec::new(),
    }
}
