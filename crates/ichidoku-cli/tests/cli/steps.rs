use serde_json::{Value, json};

use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, SOLUTION, TWO, proper_lines, puzzle};
use crate::program::{Folder, run, run_with_stdin};

fn objects(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_path_leads_to_the_solution() {
    let said = run(&["steps", PROPER]).data();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "argument 1:1: 51 steps, solved");
    assert_eq!(lines[1], "  1  hidden single: r1c6=8");
    assert_eq!(lines[2], "     In box 2, 8 can only be in r1c6.");
    assert_eq!(lines[4], "     So r1c6 is 8.");
    assert_eq!(lines.last().map(|line| line.trim()), Some(SOLUTION));
    assert_eq!(lines.iter().filter(|line| line.contains(" single: ") || line.contains("full house: ")).count(), 51);
}

#[test]
fn steps_come_in_the_language_asked_for() {
    let german = run(&["steps", "--language", "de", "--next", PROPER]).data();
    assert!(german.contains("In Block 2 kann die 8 nur in r1c6 stehen.\n"), "{german}");
    assert!(german.ends_with("(5)  Schließt andere Zellen aus\n=5  Gesetzt\n"), "{german}");
    let objects = objects(&run(&["steps", "--language", "de", "--next", "--json", PROPER]).data());
    assert_eq!(objects[0]["steps"][0]["technique"]["name"], "Versteckter Einer");
}

#[test]
fn steps_in_the_notation_of_experts_are_a_line_each() {
    let said = run(&["steps", "--notation", PROPER]).data();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "  1  hidden single: 8b2 => r1c6=8");
    assert_eq!(lines.len(), 53, "the heading, 51 steps and the solution");
}

#[test]
fn the_steps_of_a_path_fill_the_grid_as_json() {
    let path = &objects(&run(&["steps", "--json", PROPER]).data())[0];
    assert_eq!((&path["unique"], &path["ending"]), (&json!(true), &json!({"kind": "solved"})));
    let mut grid = puzzle(path["start"]["digits"].as_str().expect("a grid"));
    for step in path["steps"].as_array().expect("steps") {
        for placement in step["placements"].as_array().expect("placements") {
            let placement: ichidoku::Candidate = placement.as_str().expect("a name").parse().expect("a candidate");
            assert_eq!(grid.get(placement.cell()), None);
            grid.set(placement.cell(), Some(placement.digit()));
        }
    }
    assert_eq!(grid.to_string(), SOLUTION);
    assert_eq!(path["digits"], SOLUTION);
}

#[test]
fn the_next_step_is_drawn() {
    let said = run(&["steps", "--next", PROPER]).data();
    assert!(said.starts_with("argument 1:1: 1 step, stopped there\n"), "{said}");
    assert!(said.lines().any(|line| line.starts_with("r1 |") && line.contains("=8")), "{said}");
    assert_eq!(run(&["steps", "--limit", "3", PROPER]).data().lines().filter(|l| l.contains("single:")).count(), 3);
}

#[test]
fn all_steps_and_choices_of_techniques() {
    let names = |arguments: &[&str]| -> Vec<String> {
        let said = run(&[&["steps", "--json", "--all"], arguments, &[MINIMAL]].concat()).data();
        let all = &objects(&said)[0]["steps"];
        let steps = all.as_array().expect("steps").iter();
        steps.map(|step| step["technique"]["slug"].as_str().expect("a slug").to_owned()).collect()
    };
    let all = names(&[]);
    assert!(all.len() > 10 && all.iter().any(|name| name == "hidden-single"), "{all:?}");
    assert!(names(&["--technique", "singles"]).iter().all(|name| name.ends_with("single") || name == "full-house"));
    let without = names(&["--without", "singles"]);
    assert!(!without.is_empty() && without.iter().all(|name| !name.ends_with("single")), "{without:?}");
    let first = names(&["--order", "pointing"]);
    assert_eq!(first[0], "pointing");
    assert_eq!(first.len(), all.len());
    assert_eq!(names(&["--limit", "4"]), all[..4]);
}

#[test]
fn without_techniques_that_help_the_path_says_so() {
    let said = run(&["steps", "--technique", "full-house", MINIMAL]).data();
    assert_eq!(said, "argument 1:1: 0 steps, not solved. None of the chosen techniques finds a step here.\n");
}

#[test]
fn no_step_rests_on_uniqueness_where_it_is_not_proved() {
    let said = run(&["steps", "--json", TWO]).ends_with(0);
    let path = &objects(&said.stdout)[0];
    assert_eq!((&path["unique"], &path["ending"]["kind"]), (&json!(false), &json!("stuck")));
    assert_eq!(said.stderr, "note: more than one solution: argument 1:1; no step rests on uniqueness\n");
    assert_eq!(objects(&run(&["steps", "--json", EMPTY]).stdout)[0]["steps"], json!([]));
}

#[test]
fn bad_puzzles_have_no_steps() {
    let said = run_with_stdin(&["steps"], [CLASHING, "bad", NONE].join("\n")).ends_with(2);
    assert_eq!(
        said.lines(),
        [
            "stdin:1: 0 steps. 5 appears twice in row 1, in r1c1 and r1c9.",
            "stdin:2: unreadable",
            "stdin:3: 0 steps. This puzzle has no solution."
        ]
    );
    run(&["steps", NONE]).ends_with(1);
    let mistake = &objects(&run(&["steps", "--json", CLASHING]).ends_with(1).stdout)[0]["ending"];
    assert_eq!((&mistake["kind"], &mistake["advice"]["kind"]), (&json!("mistake"), &json!("clash")));
}

#[test]
fn files_keep_their_order_on_any_number_of_threads() {
    let folder = Folder::new();
    let file = folder.file("many.txt", proper_lines(300).join("\n"));
    let one = run(&["steps", "--json", "--technique", "singles,locked", "-j1", &file]).data();
    let four = run(&["steps", "--json", "--technique", "singles,locked", "-j4", &file]).data();
    assert_eq!(one, four);
    let lines: Vec<Value> = objects(&one).iter().map(|object| object["line"].clone()).collect();
    assert_eq!(lines, (1..=300).map(Value::from).collect::<Vec<_>>());
}

/// Needs a nested net (Golden Nugget, SE 11.9).
const NESTED: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

#[test]
fn nets_can_be_left_out() {
    let said = run(&["steps", "--next", "--no-nets", NESTED]).ends_with(0).stdout;
    assert_eq!(said, run(&["steps", "--next", "--without", "nets", NESTED]).ends_with(0).stdout);
    let said = run(&["steps", "--no-nets", "--json", NESTED]).ends_with(0).stdout;
    let stepped: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(stepped["ending"]["kind"], "stuck");
    let is_net = |step: &serde_json::Value| step["technique"]["slug"].as_str().is_some_and(|name| name.contains("net"));
    assert!(!stepped["steps"].as_array().expect("steps").iter().any(is_net), "{said}");
    let hint = run(&["hint", "--no-nets", "--technique", "nets", NESTED]).ends_with(0).stdout;
    assert_eq!(hint, "None of the chosen techniques finds a step here.\n");
}

#[test]
fn the_path_of_sudoku_explainer() {
    let said = run(&["steps", "--scale", "se121", PROPER]).data();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 52);
    assert!(lines[0].ends_with(": 51 steps, ER 1.2, EP 1.2, ED 1.2"), "{}", lines[0]);
    assert!(lines[1].starts_with("  1  1.2  Hidden Single  r"), "{}", lines[1]);
    let said = run(&["steps", "--scale", "se121", "--json", PROPER]).data();
    let object: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(object["explainer"]["path"].as_array().map(Vec::len), Some(51));
    assert_eq!(object["explainer"]["path"][0]["technique"], "hidden-single");
    assert_eq!(object["explainer"]["path"][0]["technique_name"], "Hidden Single");
    assert!(run(&["steps", "--scale", "se121", TWO]).ends_with(3).stdout.contains("several solutions"));
    run(&["steps", "--scale", "se121", "--no-nets", PROPER]).ends_with(2);
}

#[test]
fn the_path_of_sukaku_explainer() {
    let puzzle = "2..3.....3...57.1..4......961..9.........5.72........61....8.3.53..6...4.6....8..";
    let said = run(&["steps", "--scale", "sukaku", puzzle]).data();
    assert!(said.contains("\n 37  4.0  Skyscraper 011  r5c5<>4 r9c6<>4\n"), "{said}");
    run(&["steps", "--scale", "hodoku", puzzle]).ends_with(2);
}
