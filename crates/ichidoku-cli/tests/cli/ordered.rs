//! Commands whose output for one record may be endless: in order, the same on any number of threads.

use serde_json::Value;

use crate::examples::{CLASHING, MINIMAL, NONE, PROPER, SOLUTION, TWO, proper_lines};
use crate::program::{Folder, run, run_with_stdin};

/// Proper puzzles, some with several solutions, one that cannot be read.
fn mixed() -> String {
    let mut lines = proper_lines(60);
    lines.insert(5, TWO.into());
    lines.insert(20, "bad".into());
    lines.insert(40, NONE.into());
    lines.join("\n")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new();
    let file = folder.file("mixed.txt", mixed());
    for arguments in [
        &["enumerate"][..],
        &["enumerate", "--json"],
        &["variations", "-n", "20"],
        &["variations", "--json"],
        &["neighbours", "--limit", "50"],
        &["neighbours", "--json", "--limit", "5"],
        &["same-class"],
        &["same-class", "--json"],
        &["dedupe", "--json"],
    ] {
        let with = |threads: &str| run(&[arguments, &["-j", threads, &file]].concat());
        let one = with("1");
        assert!(one.status == Some(2) && one.lines().len() > 1, "{one:?}");
        for threads in ["2", "5"] {
            assert_eq!(with(threads), one, "{arguments:?} on {threads}");
        }
    }
}

#[test]
fn an_endless_record_does_not_hold_more_than_it_should() {
    // The blank grid has more solutions than anybody can store: what is read is what is made.
    let said = run(&["enumerate", "--limit", "30k", "-j", "3", &".".repeat(81), PROPER]).data();
    assert_eq!((said.lines().count(), said.lines().last()), (30_001, Some(SOLUTION)));
}

#[test]
fn objects_say_where_each_line_comes_from() {
    let objects = |arguments: &[&str]| -> Vec<Value> {
        let said = run(arguments);
        said.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let two = objects(&["enumerate", "--json", PROPER, TWO]);
    let numbers: Vec<_> = two.iter().map(|object| (object["source"].clone(), object["number"].clone())).collect();
    let expected = [("argument 1", 1), ("argument 2", 1), ("argument 2", 2)];
    assert_eq!(numbers, expected.map(|(source, number)| (source.into(), number.into())));
    assert_eq!(two[0]["solution"], SOLUTION);
    let copy = &objects(&["variations", "--json", "--seed", "3", PROPER])[0];
    assert_eq!(copy["puzzle"], run(&["variations", "--seed", "3", PROPER]).data().trim_end());
    assert_eq!(copy["transform"]["rows"].as_array().map(Vec::len), Some(9));
    let neighbours = objects(&["neighbours", "--json", "--limit", "3", MINIMAL]);
    let plain = run(&["neighbours", "--limit", "3", MINIMAL]).data();
    assert!(neighbours.iter().map(|object| object["puzzle"].as_str()).eq(plain.lines().map(Some)));
    let kept = objects(&["dedupe", "--json", PROPER, PROPER, CLASHING]);
    assert_eq!((kept.len(), kept[1].get("canonical")), (2, None));
    assert_eq!(kept[0]["canonical"], run(&["canonical", PROPER]).data().trim_end());
    assert_eq!(objects(&["count-grids", "--json"])[0]["grids"], "6670903752021072936960");
    let runs = objects(&["lab", "compare", "--json", "--algorithms", "sat,engine", PROPER]);
    assert_eq!((runs.len(), &runs[0]["algorithm"], &runs[1]["outcome"]), (2, &"sat".into(), &"solved".into()));
}

#[test]
fn what_is_not_proper_has_no_neighbours() {
    let said = run(&["neighbours", "--limit", "1", TWO, PROPER]).ends_with(3);
    assert_eq!(said.stderr, "note: more than one solution: 1 of 2 puzzles, at argument 1:1; no neighbours listed\n");
    assert_eq!(said.lines().len(), 1);
    assert_eq!(run(&["neighbours", CLASHING]).ends_with(1).stdout, "");
}

#[test]
fn bad_records_are_named_and_the_rest_goes_on() {
    let input = format!("{PROPER}\nbad\n{PROPER}\n");
    for command in ["enumerate", "variations", "same-class"] {
        let said = run_with_stdin(&[command], &*input).ends_with(2);
        assert!(said.stderr.contains("stdin:2: ") && said.stderr.contains("1 of 3 records"), "{said:?}");
        assert_eq!(said.lines().len(), 2, "{said:?}");
        let said = run_with_stdin(&[command, "--strict"], &*input).ends_with(2);
        assert!(said.lines().len() < 2 && said.stderr.contains("--strict"), "{said:?}");
    }
}
