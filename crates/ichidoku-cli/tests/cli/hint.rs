use serde_json::{Value, json};

use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, SOLUTION, TWO};
use crate::program::{Said, run, run_with_stdin};

fn object(said: &Said) -> Value {
    serde_json::from_str(&said.stdout).expect("one JSON object")
}

#[test]
fn each_grade_tells_more() {
    assert_eq!(run(&["hint", PROPER]).data(), "Look at box 2.\n");
    assert_eq!(run(&["hint", "--grade", "which", PROPER]).data(), "Look at box 2.\nThere is a hidden single.\n");
    let whole = run(&["hint", "--grade", "step", PROPER]).data();
    let (drawing, words) = whole.split_once("\n\n").expect("a drawing, then words");
    assert_eq!(
        words,
        "Look at box 2.\nThere is a hidden single.\n\
         In box 2, 8 can only be in r1c6.\nThe 8s in r3c3 and r5c4 rule out the other empty cells.\nSo r1c6 is 8.\n"
    );
    assert_eq!(drawing.lines().filter(|line| line.starts_with('r')).count(), 9, "{drawing}");
    assert!(drawing.contains("=8"), "{drawing}");
}

#[test]
fn sentences_come_in_the_language_asked_for() {
    let german = run(&["hint", "--language", "de", "--grade", "which", PROPER]).data();
    assert_eq!(german, "Schau auf Block 2.\nHier gibt es einen versteckten Einer.\n");
    assert!(run(&["hint", "--language", "tlh", PROPER]).ends_with(2).stderr.contains("unknown language"));
}

#[test]
fn the_first_grade_names_no_cell_digit_or_technique() {
    for family in ["singles", "subsets", "locked"] {
        let said = run(&["hint", "--technique", family, MINIMAL]);
        let place = said.stdout.trim_end().strip_prefix("Look at ").unwrap_or_else(|| panic!("{said:?}"));
        let (kind, number) = place.trim_end_matches('.').split_once(' ').expect("a house and its number");
        assert!(["row", "column", "box"].contains(&kind) && number.len() == 1, "{place}");
    }
}

#[test]
fn json_has_as_much_as_the_grade_tells() {
    let hint = |grade: &str| object(&run(&["hint", "--json", "--grade", grade, PROPER]).ends_with(0));
    let (place, which, step) = (hint("where"), hint("which"), hint("step"));
    assert_eq!(place["advice"]["area"]["houses"], json!(["b2"]));
    assert!(place["advice"]["technique"].is_null() && which["advice"]["step"].is_null());
    assert_eq!(
        which["advice"]["technique"],
        json!({"slug": "hidden-single", "name": "hidden single", "page": "hidden-single"})
    );
    assert_eq!(step["advice"]["step"]["placements"], json!(["r1c6=8"]));
    // The 8s of r3c3 and r5c4 rule out the other cells of box 2.
    let blockers = ["r3c3=8", "r5c4=8"].map(|digit| json!({"candidate": digit, "part": 1}));
    let marks = [&[json!({"candidate": "r1c6=8", "fate": "placed"})], &blockers[..]].concat();
    assert_eq!(step["advice"]["step"]["marks"], json!(marks));
    let keys: Vec<_> = step["sentences"].as_array().expect("sentences").iter().map(|s| s["key"].clone()).collect();
    assert_eq!(keys, ["look-in", "there-is", "hidden-single", "blockers", "result"]);
    assert_eq!(
        step["sentences"][2]["args"],
        json!({"house": {"house": "b2"}, "digit": {"digit": 8}, "cell": {"cell": "r1c6"}})
    );
}

#[test]
fn the_earliest_wrong_entry_is_told_first() {
    let said = run(&["hint", "--grade", "step", "--entries", "r5c5=5,r9c2=1,r1c3=1", PROPER]).ends_with(0);
    assert_eq!(said.stdout, "r9c2 can’t be 1. Remove it before you go on.\n");
    let advice = object(&run(&["hint", "--json", "--entries", "r1c3=1,r9c2=1", PROPER]))["advice"].clone();
    assert_eq!(advice, json!({"kind": "wrong-entry", "entry": "r1c3=1"}));
    assert_eq!(run(&["hint", "--entries", "r5c5=5", PROPER]).data(), "Look at box 2.\n");
}

/// The candidate grid of a puzzle, as the program writes it.
fn candidates(puzzle: &str) -> String {
    run(&["convert", "--to", "candidates", puzzle]).data()
}

#[test]
fn the_players_own_candidates_are_honoured() {
    let grid = candidates(PROPER);
    assert!(grid.contains("124 "), "{grid}");
    // r1c3 = 124, of which 4 is right.
    let only_four = grid.replacen("124 ", "4   ", 1);
    let said = run_with_stdin(&["hint", "--grade", "step", "--technique", "naked-single"], only_four).ends_with(0);
    assert!(said.stdout.ends_with("So r1c3 is 4.\n"), "{}", said.stdout);
    let without = grid.replacen("124 ", "12  ", 1);
    let said = run_with_stdin(&["hint"], without.clone()).ends_with(0);
    assert_eq!(said.stdout, "A note that is needed in box 1 is missing.\n");
    let said = run_with_stdin(&["hint", "--grade", "step"], without).ends_with(0);
    assert_eq!(said.stdout, "r1c3 needs 4, but 4 is missing from its notes.\n");
    let empty = grid.replacen("124 ", "{}  ", 1);
    let said = run_with_stdin(&["hint"], empty).ends_with(0);
    assert_eq!(said.stdout, "r1c3 has no candidate left. Put back the ones you removed before you go on.\n");
}

#[test]
fn an_entry_that_repeats_a_digit_changes_nothing() {
    for entries in ["r1c1=5", "r5c5=5,r5c5=5"] {
        assert_eq!(run(&["hint", "--entries", entries, PROPER]).data(), "Look at box 2.\n");
    }
}

#[test]
fn bad_puzzles_get_a_clear_answer() {
    for (puzzle, status, words) in [
        (CLASHING, 1, "5 appears twice in row 1, in r1c1 and r1c9.\n"),
        (NONE, 1, "This puzzle has no solution.\n"),
        (
            &PROPER.replacen('.', "1", 1),
            1,
            "This puzzle has no solution.\nWithout 1 in r1c3 there would be exactly one solution.\n",
        ),
        (
            TWO,
            3,
            "The puzzle has more than one solution, so logic alone can’t finish it.\nTwo of its solutions differ in 4 cells.\n",
        ),
        (
            EMPTY,
            3,
            "The puzzle has more than one solution, so logic alone can’t finish it.\nTwo of its solutions differ in 18 cells.\n",
        ),
        (SOLUTION, 0, "The grid is solved.\n"),
    ] {
        for grade in ["where", "which", "step"] {
            let said = run(&["hint", "--grade", grade, puzzle]).ends_with(status);
            assert_eq!((&*said.stdout, &*said.stderr), (words, ""), "{puzzle}");
        }
    }
    let kind = |puzzle: &str| object(&run(&["hint", "--json", puzzle]))["advice"]["kind"].clone();
    assert_eq!([CLASHING, NONE, TWO, SOLUTION].map(kind), ["clash", "no-solution", "several-solutions", "solved"]);
}

#[test]
fn entries_of_a_file_count() {
    let line = PROPER.parse::<ichidoku::Puzzle>().unwrap();
    let wrong = format!("{{\"puzzle\":\"{line}\",\"entries\":[\"r1c3=2\"]}}");
    let said = run_with_stdin(&["hint"], wrong.as_str()).ends_with(0);
    assert_eq!(said.stdout, "r1c3 can’t be 2. Remove it before you go on.\n");
    let right = wrong.replace("r1c3=2", "r1c3=4");
    let said = run_with_stdin(&["hint", "--entries", "r1c4=1"], right.as_str()).ends_with(0);
    assert_eq!(said.stdout, "r1c4 can’t be 1. Remove it before you go on.\n");
    let said = run_with_stdin(&["hint", "--entries", "r1c3=1"], right.as_str()).ends_with(2);
    assert!(said.stderr.contains("r1c3 is entered twice, as 4 and as 1"), "{}", said.stderr);
}

#[test]
fn where_none_of_the_chosen_techniques_helps_only_that_is_said() {
    let said = run(&["hint", "--technique", "full-house", MINIMAL]).ends_with(0);
    assert_eq!(said.stdout, "None of the chosen techniques finds a step here.\n");
}

#[test]
fn wrong_usage() {
    for (arguments, message) in [
        (&["--grade", "all", PROPER][..], "[possible values: where, which, step, every-link]"),
        (&["--technique", "guessing", PROPER], "unknown technique or family; `ichidoku techniques` lists"),
        (&["--entries", "r1c3", PROPER], "'r1c3' is not a candidate such as r4c7=5"),
        (&["--entries", "r0c3=4", PROPER], "'r0c3=4' is not a candidate such as r4c7=5"),
        (&["--entries", "r1c10=4", PROPER], "'r1c10=4' is not a candidate such as r4c7=5"),
        (&["--entries", "r1c1=4", PROPER], "the entry r1c1=4 contradicts the given 5 in r1c1"),
        (&["--entries", "r1c3=1,r1c3=4", PROPER], "r1c3 is entered twice, as 1 and as 4"),
        (&[PROPER, TWO], "hint takes one puzzle, not several"),
        (&["53..7"], "is neither a file nor a puzzle"),
    ] {
        let said = run(&[&["hint"], arguments].concat()).ends_with(2);
        assert!(said.stdout.is_empty() && said.stderr.contains(message), "{}", said.stderr);
    }
    assert!(run_with_stdin(&["hint"], "").ends_with(2).stderr.contains("the input holds no puzzle"));
}

/// The puzzle of the other tests as a candidate grid, with a mark that the 5 in r1c1 excludes.
fn stale() -> String {
    run(&["convert", "--to", "candidates", PROPER]).data().replacen(" 124 ", " 1245", 1)
}

#[test]
fn a_stale_mark_is_named_and_a_step_still_given() {
    let grid = stale();
    assert!(grid.contains(" 1245 "), "{grid}");
    let said = run_with_stdin(&["hint"], grid.as_str()).ends_with(0).data();
    assert!(said.contains("the grid already rules out 5 in r1c3. Remove it"), "{said}");
    let told = object(&run_with_stdin(&["hint", "--json"], grid.as_str()))["advice"].clone();
    assert_eq!((&told["kind"], &told["stale"]), (&"step".into(), &["r1c3=5"].as_slice().into()));
    let steps = run_with_stdin(&["steps"], grid.as_str()).ends_with(0).data();
    assert!(steps.contains(", solved. The grid already rules out 5 in r1c3. Remove it first."), "{steps}");
    assert!(run_with_stdin(&["check"], grid.as_str()).ends_with(0).data().contains("proper"));
    assert!(run_with_stdin(&["rate"], grid.as_str()).ends_with(0).data().contains("Trivial"));
}
