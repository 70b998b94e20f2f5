use serde_json::{Value, json};

use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, TWO, proper_lines};
use crate::program::{Folder, run, run_with_stdin};

#[test]
fn puzzle_grade_and_score_on_a_line() {
    let said = run(&["rate", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\tTrivial\t1.29\n"));
    let said = run(&["rate", "--scale", "hodoku", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\tEasy\t204\n"));
}

#[test]
fn ratings_of_sudoku_explainer() {
    let said = run(&["rate", "--scale", "se121", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\t1.2\t1.2\t1.2\tHidden Single\n"));
    let said = run(&["rate", "--format", "%r/%p/%d %g", PROPER]).data();
    assert_eq!(said, format!("1.2/1.2/1.2 {PROPER}\n"));
    let said = run(&["rate", "--scale", "se121", "--json", PROPER]).data();
    let object: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(object["explainer"], json!({"er": 1.2, "ep": 1.2, "ed": 1.2, "hardest": "Hidden Single"}));
    assert_eq!(object["rating"], json!({"scale": "se121", "grade": "trivial", "score": 1.2}));
    assert!(run(&["rate", "--format", "%x", PROPER]).ends_with(2).stderr.contains("%g"));
}

#[test]
fn what_has_not_one_solution_is_not_rated() {
    let said = run_with_stdin(&["rate"], [TWO, NONE, "bad", CLASHING, EMPTY].join("\n")).ends_with(2);
    let second: Vec<&str> = said.lines().iter().map(|line| line.split('\t').nth(1).unwrap_or(line)).collect();
    assert_eq!(second, ["several solutions", "no solution", "unreadable", "no solution", "several solutions"]);
    assert!(said.stderr.contains("note: more than one solution: 2 of 4 puzzles, the first at stdin:1; not rated"));
    run(&["rate", PROPER, TWO]).ends_with(3);
    run(&["rate", TWO, NONE]).ends_with(1);
}

#[test]
fn json() {
    let said = run_with_stdin(&["rate", "--json"], [PROPER, TWO, "bad"].join("\n")).ends_with(2);
    let objects: Vec<Value> = said.lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(objects[0]["rating"], json!({"scale": "ichidoku", "grade": "trivial", "score": 1.29}));
    assert_eq!(objects[0]["hardest"], "hidden-single");
    assert_eq!((&objects[1]["status"], &objects[1]["rating"]), (&json!("several"), &Value::Null));
    assert_eq!((&objects[2]["line"], &objects[2]["status"]), (&json!(3), &json!("unreadable")));
}

#[test]
fn symmetric_copies_are_rated_alike_in_order_on_any_number_of_threads() {
    let folder = Folder::new();
    let lines = proper_lines(2000);
    let file = folder.file("many.txt", lines.join("\n"));
    let one = run(&["rate", "-j1", &file]).data();
    assert_eq!(one, run(&["rate", "-j3", &file]).data());
    let expected = [PROPER, MINIMAL].map(|puzzle| run(&["rate", puzzle]).data());
    for (i, (rated, line)) in one.lines().zip(&lines).enumerate() {
        let (puzzle, rating) = rated.split_once('\t').expect("three columns");
        assert_eq!(puzzle, line);
        assert!(expected[i % 2].trim_end().ends_with(rating), "{rated}");
    }
    assert_eq!(one.lines().count(), 2000);
}

#[test]
fn scales_that_are_none() {
    let said = run(&["rate", "--scale", "richter", PROPER]).ends_with(2);
    assert!(said.stderr.contains("[possible values: ichidoku, hodoku, se121]"), "{}", said.stderr);
}
