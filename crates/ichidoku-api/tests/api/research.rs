//! The requests of researchers, as JSON.

#![allow(clippy::expect_used)]

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use crate::common::*;
use ichidoku::Stop;
use ichidoku_api::Control;
use serde_json::{Value, json};

/// The grid with the most automorphisms, as its canonical form.
const MOST: &str = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
/// A puzzle of 17 clues, which is minimal.
const MINIMAL: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// A puzzle that needs more than singles.
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The length of a list.
fn length(answer: &Value, field: &str) -> usize {
    answer[field].as_array().expect("a list").len()
}

/// A copy with other digits, upside down.
fn copy(puzzle: &str) -> String {
    puzzle
        .chars()
        .rev()
        .map(|c| if c.is_ascii_digit() && c != '0' { char::from(b'9' + b'1' - c as u8) } else { c })
        .collect()
}

#[test]
fn copies_have_one_canonical_form() {
    for puzzle in [PROPER, MINIMAL, SOLUTION, MOST, BLANK] {
        let form = |puzzle: &str| ask(json!({"request": "canonical", "puzzle": puzzle}));
        let (one, other) = (form(puzzle), form(&copy(puzzle)));
        assert_eq!(fields(&one, ["status", "canonical"]), fields(&other, ["status", "canonical"]));
        assert_eq!(one["status"], "canonical");
    }
    let clashing = ask(json!({"request": "canonical", "puzzle": CLASHING}));
    assert_eq!(clashing, json!({"answer": "canonical", "puzzle": CLASHING, "status": "clashing"}));
}

#[test]
fn puzzles_of_a_class_are_the_same() {
    let compare = |other: &str| ask(json!({"request": "same-class", "puzzle": PROPER, "other": other}));
    let same = compare(&copy(PROPER));
    assert_eq!((&same["same"], length(&same["transform"], "rows")), (&json!(true), 9));
    assert_eq!(compare(MINIMAL), json!({"answer": "same-class", "same": false}));
    assert_eq!(compare(CLASHING)["same"], false);
    let clashing = ask(json!({"request": "same-class", "puzzle": CLASHING, "other": CLASHING}));
    assert_eq!(clashing["same"], false);
}

#[test]
fn automorphisms_are_counted_and_listed_up_to_a_cap() {
    let of = |puzzle: &str| json!({"request": "automorphisms", "puzzle": puzzle});
    let all = ask(of(MOST));
    assert_eq!((&all["count"], length(&all, "automorphisms"), &all["more"]), (&json!(648), 648, &json!(false)));
    let identity = json!([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let first = &all["automorphisms"][0];
    assert_eq!(fields(first, ["rows", "columns", "digits"]), [identity.clone(), identity.clone(), identity]);
    let blank = ask_within(of(BLANK), &Control::new().listed(20));
    assert_eq!(
        (&blank["count"], length(&blank, "automorphisms"), &blank["more"]),
        (&json!(3_359_232), 20, &json!(true))
    );
    assert_eq!(fields(&ask(of(CLASHING)), ["count", "automorphisms"]), [json!(0), json!([])]);
}

#[test]
fn the_first_of_each_class_is_kept() {
    let text = format!("{PROPER}\nnonsense\n{}\n{MINIMAL}\n{CLASHING}\n{CLASHING}\n", copy(PROPER));
    let deduped = ask(json!({"request": "dedupe", "text": text}));
    let kept: Vec<&Value> = deduped["kept"].as_array().expect("a list").iter().map(|kept| &kept["puzzle"]).collect();
    assert_eq!(kept, [PROPER, &MINIMAL.replace('0', "."), CLASHING, CLASHING]);
    assert_eq!((&deduped["puzzles"], &deduped["unreadable"][0]["place"]["line"]), (&json!(5), &json!(2)));
    assert!(deduped["kept"][3]["canonical"].is_null(), "clashing clues have no form");
}

#[test]
fn minimal_puzzles_are_listed_up_to_the_limit() {
    let minimal = |puzzle: &str, limit: u64| ask(json!({"request": "minimal", "puzzle": puzzle, "limit": limit}));
    let itself = minimal(MINIMAL, 9);
    assert_eq!((&itself["minimal"], &itself["or_more"]), (&json!([MINIMAL.replace('0', ".")]), &json!(false)));
    let some = minimal(PROPER, 20);
    assert_eq!((length(&some, "minimal"), &some["or_more"]), (20, &json!(true)));
    for puzzle in some["minimal"].as_array().expect("a list") {
        assert_eq!(ask(json!({"request": "check", "puzzle": puzzle}))["minimal"], true);
    }
    assert_eq!(fields(&minimal(TWO, 9), ["status", "minimal"]), [json!("several"), json!([])]);
    assert_eq!(minimal(CLASHING, 9)["status"], "unsolvable");
    let capped = ask_within(json!({"request": "minimal", "puzzle": PROPER}), &Control::new().listed(3));
    assert_eq!(length(&capped, "minimal"), 3);
}

#[test]
fn unavoidable_sets_are_those_of_the_solution() {
    let sets = |puzzle: &str, size: u64| ask(json!({"request": "unavoidable", "puzzle": puzzle, "size": size}));
    let (of_puzzle, of_grid) = (sets(PROPER, 6), sets(SOLUTION, 6));
    assert_eq!(fields(&of_puzzle, ["solution", "unavoidable"]), fields(&of_grid, ["solution", "unavoidable"]));
    let lists = of_puzzle["unavoidable"].as_array().expect("a list");
    assert!(lists.contains(&json!(["r4c6", "r4c9", "r5c6", "r5c9"])), "{of_puzzle}");
    assert_eq!(fields(&sets(TWO, 6), ["status", "unavoidable"]), [json!("several"), json!([])]);
    assert_eq!(sets(PROPER, 17)["message"], "a size of 17; expected 4 to 16 cells");
    let capped = ask_within(json!({"request": "unavoidable", "puzzle": PROPER}), &Control::new().listed(2));
    assert_eq!((length(&capped, "unavoidable"), &capped["more"]), (2, &json!(true)));
}

#[test]
fn backdoors_are_the_smallest() {
    let backdoors = |puzzle: &str, size: u64| ask(json!({"request": "backdoors", "puzzle": puzzle, "size": size}));
    assert_eq!(fields(&backdoors(PROPER, 3), ["size", "backdoors"]), [json!(0), json!([[]])]);
    let hard = backdoors(HARD, 3);
    let sizes = hard["backdoors"].as_array().expect("a list").iter().map(|cells| cells.as_array().map(Vec::len));
    assert_eq!((&hard["size"], sizes.collect()), (&json!(2), BTreeSet::from([Some(2)])));
    assert_eq!(fields(&backdoors(HARD, 1), ["size", "backdoors"]), [Value::Null, json!([])]);
    assert_eq!(backdoors(TWO, 1)["status"], "several");
    assert_eq!(backdoors(HARD, 6)["message"], "a size of 6; expected at most 5 cells");
}

#[test]
fn bands_and_grids_are_counted() {
    let bands = ask(json!({"request": "bands"}));
    assert_eq!(length(&bands, "bands"), 416);
    assert_eq!(fields(&bands["bands"][0], ["class", "band"]), [json!(1), json!("123456789456789123789123456")]);
    assert_eq!(ask(json!({"request": "count-grids"}))["grids"], "6670903752021072936960");
}

#[test]
fn the_bands_of_a_grid_are_classes_that_are_listed() {
    let classes = |puzzle: &str| ask(json!({"request": "grid-bands", "puzzle": puzzle}))["classes"].clone();
    assert_eq!(classes(MOST), json!([1, 1, 1, 1, 1, 1]));
    let of_puzzle = classes(PROPER);
    assert_eq!(of_puzzle, classes(SOLUTION));
    let sorted = |classes: &Value| -> Vec<u64> {
        let mut all: Vec<u64> = classes.as_array().expect("six").iter().filter_map(Value::as_u64).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(sorted(&of_puzzle), sorted(&classes(&copy(PROPER))), "a copy has the same bands");
    assert!(sorted(&of_puzzle).iter().all(|class| (1..=416).contains(class)), "{of_puzzle}");
    let several = ask(json!({"request": "grid-bands", "puzzle": TWO}));
    assert_eq!(several, json!({"answer": "grid-bands", "puzzle": TWO, "status": "several"}));
}

#[test]
fn an_estimate_is_exact_where_solutions_are_few() {
    let estimate = |puzzle: &str| ask(json!({"request": "estimate", "puzzle": puzzle, "probes": 500}));
    assert_eq!(fields(&estimate(TWO), ["solutions", "exact", "probes"]), [json!(2.0), json!(true), json!(0)]);
    let blank = estimate(BLANK);
    assert_eq!(fields(&blank, ["exact", "probes"]), [json!(false), json!(500)]);
    let interval = |i: usize| blank["interval"][i].as_f64().expect("a number");
    assert!(interval(0) < 6.671e21 && 6.670e21 < interval(1), "{blank}");
}

#[test]
fn variations_are_copies_and_follow_from_the_seed() {
    let vary = || json!({"request": "variations", "puzzle": PROPER, "count": 5, "seed": 9});
    let varied = ask(vary());
    assert_eq!((varied == ask(vary()), &varied["more"]), (true, &json!(false)));
    let copies = varied["variations"].as_array().expect("a list");
    assert_eq!(copies.iter().map(|copy| copy["puzzle"].as_str()).collect::<BTreeSet<_>>().len(), 5);
    for copy in copies {
        let compared = ask(json!({"request": "same-class", "puzzle": PROPER, "other": copy["puzzle"]}));
        assert_eq!(compared["same"], true, "{copy}");
    }
    let capped = ask_within(vary(), &Control::new().listed(2));
    assert_eq!((length(&capped, "variations"), &capped["more"]), (2, &json!(true)));
}

#[test]
fn neighbours_differ_by_the_clues_asked_for() {
    let neighbours = |fields: Value| {
        let mut request = json!({"request": "neighbours", "puzzle": MINIMAL});
        request.as_object_mut().expect("an object").extend(fields.as_object().expect("fields").clone());
        ask(request)
    };
    let one = neighbours(json!({}));
    assert!(length(&one, "neighbours") > 0 && one["or_more"] == false, "{one}");
    for neighbour in one["neighbours"].as_array().expect("a list") {
        let puzzle = neighbour["puzzle"].as_str().expect("a puzzle");
        let differs = |(a, b): (char, char)| a != b && b != '.';
        assert_eq!(MINIMAL.chars().zip(puzzle.chars()).filter(|pair| differs(*pair)).count(), 1, "{puzzle}");
        assert_eq!(ask(json!({"request": "check", "puzzle": puzzle}))["status"], "proper");
    }
    let two = neighbours(json!({"clues": 2, "limit": 3}));
    assert_eq!((length(&two, "neighbours"), &two["or_more"]), (3, &json!(true)));
    assert_eq!(neighbours(json!({"clues": 5}))["message"], "5 clues to replace; expected 1 to 4");
    assert_eq!(ask(json!({"request": "neighbours", "puzzle": TWO}))["status"], "several");
}

#[test]
fn a_raised_flag_ends_every_search() {
    let raised = AtomicBool::new(true);
    let control = Control::new().stop(Stop::flag(&raised));
    for name in ["estimate", "minimal", "unavoidable", "backdoors", "neighbours", "bands", "count-grids", "dedupe"] {
        let mut request = json!({"request": name, "puzzle": PROPER});
        let fields = request.as_object_mut().expect("an object");
        if name == "dedupe" {
            fields.insert("text".to_owned(), json!(PROPER));
        }
        if ["dedupe", "bands", "count-grids"].contains(&name) {
            fields.remove("puzzle");
        }
        assert_eq!(ask_within(request, &control)["code"], "cancelled", "{name}");
    }
}
