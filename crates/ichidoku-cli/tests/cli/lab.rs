use crate::examples::{NONE, PROPER, SOLUTION, TWO};
use crate::program::{Folder, run};

/// Legal clues in two cells of a row that hold the same digit.
const CLASHING: &str = "55...............................................................................";
const BEST_KNOWN: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&run(arguments).stdout).expect("JSON")
}

#[test]
fn the_list_names_every_algorithm() {
    let list = run(&["lab", "list"]).data();
    let names: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(
        names,
        [
            "brute-force",
            "row-by-row",
            "candidate-lists",
            "fewest-first",
            "eliminate-first",
            "eliminate-fewest",
            "dancing-links",
            "sat",
            "annealing",
            "engine"
        ]
    );
    for name in names {
        let text = run(&["lab", "explain", name]).data();
        for heading in ["# Idea", "# Source", "# Pseudo-code", "# Cost", "# What is counted"] {
            assert!(text.contains(heading), "{heading} of {name}");
        }
        assert!(run(&["lab", "explain", "--source", name]).data().contains("impl Algorithm for"));
    }
}

#[test]
fn a_run_tells_what_it_did() {
    let said = run(&["lab", "run", "row-by-row", BEST_KNOWN]).data();
    assert!(said.starts_with("row-by-row: solved\n534678912"), "{said}");
    assert!(said.contains("assignments  4,208\ntests        37,652\n"), "{said}");
    let object = json(&["lab", "run", "row-by-row", "--json", BEST_KNOWN]);
    for (field, value) in [("assignments", 4208), ("tests", 37652), ("backtracks", 4157), ("max_depth", 51)] {
        assert_eq!(object[field], value, "{field}");
    }
    assert_eq!(object["outcome"], "solved");
}

#[test]
fn the_outcome_is_in_the_exit_status() {
    for (arguments, status, outcome) in [
        (&["row-by-row", PROPER][..], 0, "solved"),
        (&["dancing-links", NONE], 1, "unsolvable"),
        (&["sat", CLASHING], 1, "clashing"),
        (&["brute-force", "--steps", "1000", PROPER], 4, "unfinished"),
        (&["row-by-row", "--time", "0", PROPER], 4, "unfinished"),
    ] {
        let said = run(&[&["lab", "run", "--json"], arguments].concat()).ends_with(status);
        let object: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
        assert_eq!(object["outcome"], outcome, "{arguments:?}");
        assert_eq!(said.stderr, "");
    }
}

#[test]
fn the_first_solution_or_all() {
    let count = |all: &[&str]| {
        let object = json(&[&["lab", "run", "fewest-first", "--json", TWO], all].concat());
        (object["solutions"].clone(), object["complete"].clone())
    };
    assert_eq!(count(&[]), (1.into(), false.into()));
    assert_eq!(count(&["--all"]), (2.into(), true.into()));
}

#[test]
fn options_go_to_the_algorithms_that_have_them() {
    let turned = json(&["lab", "run", "row-by-row", "--order", "rotated", "--json", BEST_KNOWN]);
    assert_eq!(turned["algorithm"], "row-by-row, cells rotated");
    let shuffled = json(&[
        "lab",
        "run",
        "row-by-row",
        "--order",
        "shuffled",
        "--digits",
        "shuffled",
        "--seed",
        "4",
        "--json",
        PROPER,
    ]);
    assert_eq!(shuffled["algorithm"], "row-by-row, cells shuffled 4, digits shuffled 4");
    assert_eq!(json(&["lab", "run", "annealing", "--seed", "5", "--json", PROPER])["algorithm"], "annealing, seed 5");
    let said = run(&["lab", "run", "sat", "--order", "rows", PROPER]).ends_with(2);
    assert_eq!(said.stderr, "error: sat has no order of cells; row-by-row and candidate-lists have one\n");
    run(&["lab", "run", "abacus", PROPER]).ends_with(2);
    run(&["lab", "run", "sat", "--time", "-1", PROPER]).ends_with(2);
    let said = run(&["lab", "run", "sat", PROPER, PROPER]).ends_with(2);
    assert!(said.stderr.contains("one puzzle, not 2"), "{}", said.stderr);
}

#[test]
fn a_trace_is_written_whole_and_stops_before_it_fills_the_disk() {
    let folder = Folder::new();
    let path = folder.path("trace.ndjson");
    run(&["lab", "run", "row-by-row", "--trace", &path, BEST_KNOWN]).ends_with(0);
    let trace = std::fs::read_to_string(&path).expect("the trace");
    let lines: Vec<serde_json::Value> =
        trace.lines().map(|line| serde_json::from_str(line).expect("a JSON object")).collect();
    assert_eq!((&lines[0]["event"], &lines[0]["version"]), (&"start".into(), &1.into()));
    let last = lines.last().expect("a line");
    assert_eq!((&last["event"], &last["assignments"]), (&"end".into(), &4208.into()));
    assert_eq!(lines.iter().filter(|line| line["event"] == "place").count(), 4208);
    let object = json(&["lab", "run", "brute-force", "--json", "--trace", &path, BEST_KNOWN]);
    assert_eq!(object["assignments"].as_u64().zip(object["tests"].as_u64()).map(|(a, t)| a + t), Some(1_000_000));
    let nowhere = folder.path("no/such/folder");
    run(&["lab", "run", "sat", "--trace", &nowhere, PROPER]).ends_with(2);
    assert_eq!(folder.names(), ["trace.ndjson"]);
}

#[test]
fn a_comparison_in_every_form() {
    let compare = |arguments: &[&str]| run(&[&["lab", "compare", "--steps", "100000", BEST_KNOWN], arguments].concat());
    let table = compare(&[]).data();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).collect();
    assert!(rows[0].contains("| assignments |") && rows[0].contains("relative"), "{table}");
    assert!(rows[1].starts_with("| brute-force ") && rows[1].contains("unfinished (steps)"), "{table}");
    assert!(rows[2].starts_with("| row-by-row ") && rows[2].contains(" 4,208 | ") && rows[2].contains(" 37,652 | "));
    let last = rows.last().expect("a row");
    assert!(last.starts_with("| engine ") && last.ends_with("1.00 × |"), "{table}");
    assert_eq!(rows.len(), 14);

    let csv = compare(&["--format", "csv", "--algorithms", "fewest-first,sat"]).data();
    let names: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').nth(2)).collect();
    assert_eq!(names, ["fewest-first", "sat"]);

    let json = compare(&["--format", "json", "--algorithms", "fewest-first"]).data();
    let records: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&records[0]["assignments"], &records[0]["outcome"]), (&51.into(), &"solved".into()));
}

#[test]
fn several_puzzles_are_called_by_their_place() {
    let folder = Folder::new();
    let file = folder.file("two.txt", format!("{PROPER}\n{TWO}\n"));
    let said = run(&["lab", "compare", "--algorithms", "engine", &file]).ends_with(0);
    assert!(said.stdout.contains("two.txt:2\n"), "{}", said.stdout);
    assert_eq!(said.stderr.lines().count(), 2, "a note for each puzzle");
    assert_eq!(run(&["-q", "lab", "compare", "--algorithms", "engine", &file]).ends_with(0).stderr, "");
}

/// The worst case of the ancestors: tens of millions of assignments, few once the grid is turned or shuffled.
#[test]
fn the_worst_case_is_harmless_when_turned_or_shuffled() {
    let worst = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let assignments = |options: &[&str]| {
        json(&[&["lab", "run", "row-by-row", "--json", worst], options].concat())["assignments"].as_u64()
    };
    assert_eq!(assignments(&["--order", "rotated"]), Some(518_274));
    assert_eq!(assignments(&["--order", "shuffled", "--digits", "shuffled"]), Some(495_418));
}

#[test]
fn an_order_may_be_the_cells_that_it_begins_with() {
    let assignments = |order: &str| {
        json(&["lab", "run", "row-by-row", "--order", order, "--json", PROPER])["assignments"].as_u64().unwrap()
    };
    assert_eq!(assignments("r1c1 r1c2"), assignments("rows"));
    assert_ne!(assignments("r9c9 r9c8 r9c7"), assignments("rows"));
    let said = run(&["lab", "run", "row-by-row", "--order", "r1c1 r1c0", PROPER]).ends_with(2);
    assert!(said.stderr.contains("anticlockwise"), "the names are listed: {}", said.stderr);
}

#[test]
fn an_animation_needs_a_terminal() {
    let said = run(&["lab", "run", "row-by-row", "--animate", PROPER]).ends_with(2);
    assert!(said.stderr.contains("--animate needs a terminal"), "{}", said.stderr);
    run(&["lab", "run", "row-by-row", "--speed", "5", PROPER]).ends_with(2);
    assert!(run(&["lab", "run", "row-by-row", PROPER]).data().contains(SOLUTION));
}
