use crate::examples::{EMPTY, NONE, PROPER, SOLUTION, TWO};
use crate::program::{Folder, run, run_with_stdin};

#[test]
fn one_solution_a_line_in_ascending_order() {
    let two = run(&["enumerate", TWO]).data();
    let lines: Vec<&str> = two.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0] < lines[1] && lines.contains(&SOLUTION));
    assert_eq!(run(&["enumerate", PROPER, TWO]).data(), format!("{SOLUTION}\n{two}"));
}

#[test]
fn the_blank_grid_up_to_a_limit() {
    let said = run(&["enumerate", "--limit", "2000", EMPTY]).data();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2000);
    assert!(lines[0].starts_with("123456789456789123789123456"));
    assert!(lines.is_sorted());
}

#[test]
fn no_solution_no_line() {
    let said = run_with_stdin(&["enumerate"], [NONE, PROPER].join("\n")).ends_with(1);
    assert_eq!(said.lines(), [SOLUTION]);
    assert_eq!(said.stderr, "note: no solution: 1 of 2 puzzles, at stdin:1\n");
}

#[test]
fn bad_records() {
    let input = [PROPER, "bad", PROPER].join("\n");
    let said = run_with_stdin(&["enumerate"], &*input).ends_with(2);
    assert_eq!((said.lines().len(), said.stderr.lines().count()), (2, 2));
    assert_eq!(run_with_stdin(&["enumerate", "--strict"], &*input).ends_with(2).lines().len(), 1);
}

#[test]
fn into_a_file() {
    let folder = Folder::new();
    let target = folder.path("all.txt");
    assert_eq!(run(&["enumerate", PROPER, "--output", &target]).data(), "");
    assert_eq!(std::fs::read_to_string(&target).expect("the file"), format!("{SOLUTION}\n"));
}

#[test]
fn candidates_are_all_that_is_searched() {
    // The solution's digit and the next one in each cell: no clue, and yet two solutions only.
    let pairs =
        SOLUTION.chars().filter_map(|digit| digit.to_digit(10)).map(|digit| format!("{digit}{}", digit % 9 + 1));
    let said = run(&["enumerate", &pairs.collect::<Vec<_>>().join(" ")]).data();
    assert_eq!((said.lines().count(), said.lines().next()), (2, Some(SOLUTION)));
}
