use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, SOLUTION, TWO};
use crate::program::{Folder, run, run_with_stdin};

#[test]
fn proper_puzzles() {
    let said = run(&["check", MINIMAL, PROPER]).ends_with(0);
    assert_eq!(said.lines()[0], "argument 1:1: proper and minimal, 17 clues");
    assert_eq!(said.lines()[1], "argument 2:1: proper, not minimal, 30 clues");
    let redundant = said.lines()[2].strip_prefix("  any one of these could go, and it would still be proper (22): ");
    let redundant: Vec<&str> = redundant.expect("the clues that can go").split(' ').collect();
    assert_eq!(redundant.len(), 22);
    for cell in redundant {
        let i = cell.parse::<ichidoku::Cell>().expect("a cell").index();
        let without = format!("{}.{}", &PROPER[..i], &PROPER[i + 1..]);
        assert_eq!(run(&["count", &without]).stdout, "1\n", "without {cell}");
    }
}

#[test]
fn several_solutions_have_status_3() {
    let said = run(&["check", TWO]).ends_with(3);
    let lines = said.lines();
    assert_eq!(lines[0], "argument 1:1: 2 solutions, 77 clues");
    assert!(lines[1..3].iter().any(|line| line.trim() == SOLUTION) && lines[1] != lines[2]);
    assert_eq!(lines[3], "  these two differ in 4 cells: r4c6 r4c9 r5c6 r5c9");
    assert_eq!(lines[4], "  not settled by the clues, 4 cells: r4c6 r4c9 r5c6 r5c9");
    assert_eq!(run(&["check", EMPTY]).ends_with(3).lines()[0], "argument 1:1: 1000 or more solutions, 0 clues");
    assert_eq!(run(&["check", "--limit", "5", EMPTY]).lines()[0], "argument 1:1: 5 or more solutions, 0 clues");
}

#[test]
fn no_solution_has_status_1() {
    let said = run(&["check", NONE, CLASHING, TWO]).ends_with(1);
    let lines = said.lines();
    assert_eq!(lines[0], "argument 1:1: no solution, 9 clues");
    assert_eq!(
        lines[1],
        "  these 9 clues contradict each other, so at least one of them is wrong: \
         r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8 r5c9=9"
    );
    assert_eq!(lines[2], "argument 2:1: no solution: clues clash, 2 clues");
    assert_eq!(lines[3], "  5 stands in r1c1 and r1c9 of row 1");
    assert_eq!(lines[4], "  these 2 clues contradict each other, so at least one of them is wrong: r1c1=5 r1c9=5");
}

#[test]
fn a_bad_record_goes_before_everything() {
    let said = run_with_stdin(&["check"], [TWO, "bad", NONE].join("\n")).ends_with(2);
    assert!(said.lines().contains(&"stdin:2: unreadable"));
}

#[test]
fn json() {
    let input = [MINIMAL, TWO, NONE, CLASHING, "bad"].join("\n");
    let said = run_with_stdin(&["check", "--json"], input).ends_with(2);
    let objects: Vec<serde_json::Value> =
        said.lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let statuses: Vec<_> = objects.iter().map(|object| object["status"].as_str().expect("a status")).collect();
    assert_eq!(statuses, ["proper", "several", "unsolvable", "clashing", "unreadable"]);
    assert_eq!(objects[0]["minimal"], true);
    assert_eq!((&objects[1]["solutions"], &objects[1]["or_more"]), (&2.into(), &false.into()));
    assert_eq!(objects[1]["differing"], serde_json::json!(["r4c6", "r4c9", "r5c6", "r5c9"]));
    assert_eq!(objects[2]["contradiction"].as_array().map(Vec::len), Some(9));
    assert_eq!(objects[3]["contradiction"], serde_json::json!(["r1c1=5", "r1c9=5"]));
    assert_eq!(objects[3]["clashes"][0]["text"], "5 stands in r1c1 and r1c9 of row 1");
    assert_eq!(objects[3]["clashes"][0]["cells"], serde_json::json!(["r1c1", "r1c9"]));
}

#[test]
fn stated_solutions_are_checked() {
    let folder = Folder::new();
    let wrong = SOLUTION.replacen("534", "354", 1);
    let file = folder.file("stated.csv", format!("quizzes,solutions\n{PROPER},{SOLUTION}\n{PROPER},{wrong}\n"));
    let said = run(&["check", &file]).ends_with(2);
    let stated: Vec<_> = said.lines().into_iter().filter(|line| line.contains("stated solution")).collect();
    assert_eq!(stated, ["  the stated solution is right", "  the stated solution is wrong in 2 cells: r1c1 r1c2"]);
    assert_eq!(said.stderr, format!("note: a wrong solution stated: 1 of 2 puzzles, at {file}:3\n"));
}
