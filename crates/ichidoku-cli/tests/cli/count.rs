use crate::examples::{CLASHING, EMPTY, NONE, PROPER, TWO};
use crate::program::{run, run_with_stdin};

#[test]
fn one_number_a_line() {
    let said = run_with_stdin(&["count"], [PROPER, TWO, "bad", NONE, CLASHING].join("\n")).ends_with(2);
    assert_eq!(said.lines(), ["1", "2", "unreadable", "0", "0"]);
}

#[test]
fn without_a_solution_the_status_is_1() {
    assert_eq!(run(&["count", PROPER, NONE]).ends_with(1).lines(), ["1", "0"]);
}

#[test]
fn the_limit_is_kept_and_noted() {
    let said = run(&["count", "--limit", "1000", EMPTY]).ends_with(0);
    assert_eq!(said.stdout, "1000\n");
    assert_eq!(said.stderr, "note: as many solutions as the limit, perhaps more: argument 1:1\n");
    assert_eq!(run(&["count", "--limit", "1", TWO]).stdout, "1\n");
    assert_eq!(run(&["count", "--limit", "none", TWO, PROPER]).data(), "2\n1\n");
}

#[test]
fn a_million_solutions_of_the_blank_grid() {
    assert_eq!(run(&["count", "--limit", "1000000", EMPTY]).stdout, "1000000\n");
}

#[test]
fn limits_that_are_none() {
    for limit in ["0", "-1", "many", "1.5"] {
        run(&["count", &format!("--limit={limit}"), PROPER]).ends_with(2);
    }
}

#[test]
fn json() {
    let said = run_with_stdin(&["count", "--json", "--limit", "2"], [PROPER, TWO, "bad"].join("\n")).ends_with(2);
    let objects: Vec<serde_json::Value> =
        said.lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&objects[0]["solutions"], &objects[0]["or_more"]), (&1.into(), &false.into()));
    assert_eq!((&objects[1]["solutions"], &objects[1]["or_more"]), (&2.into(), &true.into()));
    assert_eq!((&objects[2]["line"], &objects[2]["status"]), (&3.into(), &"unreadable".into()));
}

#[test]
fn a_number_that_is_not_counted_to_the_end_in_time_is_at_least_that() {
    let cage = ".Shape~9x9.Cage~10~R1C1~R1C2";
    for puzzle in [EMPTY, cage] {
        let said = run(&["count", "--limit", "none", "--time", "0.05", puzzle]).ends_with(0);
        assert!(said.stdout.trim().parse::<u64>().is_ok_and(|count| count > 0), "{}", said.stdout);
        assert_eq!(said.stderr, "note: the time was up, so there may be more solutions: argument 1:1\n");
        let said = run(&["count", "--json", "--limit", "none", "--time", "0.05", puzzle]).ends_with(0);
        assert!(said.stdout.contains("\"or_more\":true"), "{}", said.stdout);
    }
    assert_eq!(run(&["count", "--time", "60", PROPER]).ends_with(0).data(), "1\n");
    let said =
        run(&["count", "--json", PROPER]).ends_with(0).stdout + &run(&["count", "--json", cage, "-l", "2"]).stdout;
    assert!(said.contains("\"kind\":\"classic\"") && said.contains("\"kind\":\"variant\""), "{said}");
}
